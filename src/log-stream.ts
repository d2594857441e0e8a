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
const mostWaiting = 8_000_000

/** Standard output for log lines, in large pieces: handing on each line alone costs more than making it. */
export function openLogStream(): LogStream {
  // Not synchronous: a pipe that is full would hold up every request.
  const output = destination({ fd: 1, sync: false, maxWrite: 65_536, maxLength: mostWaiting })
  let lines: string[] = []
  let length = 0

  function handOn(): void {
    if (length === 0) return
    output.write(lines.join(''))
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
