import { useLocalStorage } from '@mantine/hooks'
import { useEffect } from 'react'
import type { ScanQueue } from './scan-queue'
import { play, type Tone } from './sounds'

type Noted = Pick<ScanQueue<unknown, { tone: Tone }>, 'note' | 'notes'>

/** Plays the sound of each note, if the sound is on. */
export function useNoteSound({ note, notes }: Noted): [boolean, (isOn: boolean) => void] {
  const [hasSound, setSound] = useLocalStorage({ key: 'scan.sound', defaultValue: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: switching the sound on repeats no note.
  useEffect(() => {
    if (notes > 0 && hasSound) play(note.tone)
  }, [notes])
  return [hasSound, setSound]
}
