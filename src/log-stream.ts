import { destination } from 'pino'

export interface LogStream {
  write(line: string): void
  /** Everything so far is out when this returns. */
  flushSync(): void
}

/** About so many characters go out together. */
const pieceLength = 16_384
/** But no line waits longer than this. */
const patienceMs = 250

/** When nobody reads the log, this much waits; what comes after it is dropped, rather than the process ended. */
const plenty = 8_000_000

const lossLine = (lost: number) =>
  `{"level":40,"time":${Date.now()},"lost":${lost},"msg":"log lines were dropped: nobody read them in time"}\n`

/** Standard output for log lines, in large pieces: handing on each line alone costs more than making it. */
export function openLogStream(fd = 1, mostWaiting = plenty): LogStream {
  // Not synchronous: a pipe that is full would hold up every request.
  const output = destination({ fd, sync: false, maxWrite: 65_536, maxLength: mostWaiting })
  let lines: string[] = []
  let length = 0
  /** Lines that nobody will read; the next that gets through says how many. */
  let lost = 0
  let isDropped = false
  output.on('drop', () => {
    isDropped = true
  })

  function handOn(): void {
    if (length === 0) return
    isDropped = false
    output.write((lost > 0 ? lossLine(lost) : '') + lines.join(''))
    lost = isDropped ? lost + lines.length : 0
    lines = []
    length = 0
  }
  function flushSync(): void {
    handOn()
    output.flushSync()
  }
  setInterval(handOn, patienceMs).unref()
  // However the process ends, as long as it can still say something.
  process.once('exit', flushSync)

  return {
    write(line) {
      lines.push(line)
      length += line.length
      if (length >= pieceLength) handOn()
    },
    flushSync,
  }
}
