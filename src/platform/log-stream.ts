import { fstatSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import { destination } from 'pino'

export interface LogStream {
  write(line: string): void
  /** Everything so far is out when this returns. */
  flushSync(): void
}

/** Where pieces of the log go. */
interface Sink {
  /** False when the piece was dropped. */
  write(piece: string): boolean
  flushSync(): void
}

/** About so many characters go out together. */
const pieceLength = 16_384
/** But no line waits longer than this. */
const patienceMs = 250

/** How much waits for a pipe or terminal that nothing reads; what exceeds it is dropped, rather than the process ended. */
const maxWaitingBytes = 8_000_000

const lossLine = (lost: number) =>
  `{"level":40,"time":${Date.now()},"lost":${lost},"msg":"log lines were dropped: they could not be written in time"}\n`

/** Standard output for log lines, in large pieces: handing on each line alone costs more than making it. */
export function openLogStream(fd = 1, mostWaiting = maxWaitingBytes): LogStream {
  const sink = hasReader(fd) ? readerSink(fd, mostWaiting) : fileSink(fd)
  let lines: string[] = []
  let length = 0
  /** Lines that were dropped; the next piece that gets through says how many. */
  let lost = 0

  function handOn(): void {
    if (length === 0) return
    const isAccepted = sink.write((lost > 0 ? lossLine(lost) : '') + lines.join(''))
    lost = isAccepted ? 0 : lost + lines.length
    lines = []
    length = 0
  }
  function flushSync(): void {
    handOn()
    sink.flushSync()
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

/** Whether something at the other end must read before more can be written: a pipe, a socket or a terminal. */
function hasReader(fd: number): boolean {
  const stat = fstatSync(fd)
  return stat.isFIFO() || stat.isSocket() || isatty(fd)
}

/** Not synchronous: a pipe that is full would hold up every request. */
function readerSink(fd: number, mostWaiting: number): Sink {
  const output = destination({ fd, sync: false, maxWrite: 65_536, maxLength: mostWaiting })
  let isDropped = false
  output.on('drop', () => {
    isDropped = true
  })
  return {
    write(piece) {
      isDropped = false
      output.write(piece)
      return !isDropped
    },
    flushSync: () => output.flushSync(),
  }
}

/** A file accepts at once, so nothing has to wait and nothing is dropped, unless the disk is full. */
function fileSink(fd: number): Sink {
  let isLineTorn = false
  return {
    write(piece) {
      const bytes = Buffer.from(isLineTorn ? `\n${piece}` : piece)
      let written = 0
      try {
        while (written < bytes.length) written += writeSync(fd, bytes, written)
        isLineTorn = false
        return true
      } catch {
        if (written > 0) isLineTorn = bytes[written - 1] !== 0x0a
        return false
      }
    },
    flushSync() {},
  }
}
