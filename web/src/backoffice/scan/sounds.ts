// Two sounds that are told apart without looking: rising for right, low and repeated for wrong.

/** How a scan went. */
export type Tone = 'ready' | 'busy' | 'right' | 'wrong' | 'done'

interface Sound {
  hertz: number
  at: number
  seconds: number
}

const melodies: Record<Tone, { shape: OscillatorType; tones: Sound[] }> = {
  ready: { shape: 'sine', tones: [] },
  busy: { shape: 'sine', tones: [] },
  right: { shape: 'sine', tones: [{ hertz: 1320, at: 0, seconds: 0.08 }] },
  done: {
    shape: 'sine',
    tones: [
      { hertz: 880, at: 0, seconds: 0.1 },
      { hertz: 1175, at: 0.1, seconds: 0.1 },
      { hertz: 1760, at: 0.2, seconds: 0.18 },
    ],
  },
  wrong: {
    shape: 'square',
    tones: [
      { hertz: 180, at: 0, seconds: 0.18 },
      { hertz: 180, at: 0.24, seconds: 0.28 },
    ],
  },
}

const volume = 0.2
let audio: AudioContext | undefined

/** A browser without sound stays silent; the page shows the same. */
export function play(tone: Tone): void {
  const { shape, tones } = melodies[tone]
  if (tones.length === 0 || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume()
  for (const { hertz, at, seconds } of tones) {
    const start = audio.currentTime + at
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.type = shape
    oscillator.frequency.value = hertz
    gain.gain.setValueAtTime(volume, start)
    // Without a fade, the end clicks.
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + seconds)
  }
}
