import { fstatSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import { destination } from 'pino'

export interface LogStream {
  write(line: string): void
  /** Writes all buffered lines before it returns. */
  flushSync(): void
}

/** Destination of chunks of the log. */
interface Sink {
  /** False if the chunk was dropped. */
  write(piece: string): boolean
  flushSync(): void
}

/** Approximate size of a chunk, in characters. */
const chunkLength = 16_384
/** Maximum time that a line is buffered. */
const maxBufferMs = 250

/** Maximum buffer for a pipe or terminal that is not read; lines beyond it are dropped. */
const maxBufferedBytes = 8_000_000

const droppedLine = (dropped: number) =>
  `{"level":40,"time":${Date.now()},"lost":${dropped},"msg":"log buffer full, ${dropped} lines dropped"}\n`

/**
 * Log stream to standard output, in large chunks: writing each line separately costs more than formatting it.
 *
 * perf: 0.35 µs per line; pino's own destination, which joins lines too, takes 2.7 to 6.8 µs. `node bench/alternatives.ts`
 * shows all three (docs/decisions/runtime-and-packages.md).
 */
export function openLogStream(fd = 1, maxBuffered = maxBufferedBytes): LogStream {
  const sink = hasReader(fd) ? readerSink(fd, maxBuffered) : fileSink(fd)
  let lines: string[] = []
  let length = 0
  /** Number of dropped lines; the next written chunk reports it. */
  let dropped = 0

  function writeChunk(): void {
    if (length === 0) return
    const isAccepted = sink.write((dropped > 0 ? droppedLine(dropped) : '') + lines.join(''))
    dropped = isAccepted ? 0 : dropped + lines.length
    lines = []
    length = 0
  }
  function flushSync(): void {
    writeChunk()
    sink.flushSync()
  }
  setInterval(writeChunk, maxBufferMs).unref()
  // Flushes at every exit that still runs handlers.
  process.once('exit', flushSync)

  return {
    write(line) {
      lines.push(line)
      length += line.length
      if (length >= chunkLength) writeChunk()
    },
    flushSync,
  }
}

/** Whether writing depends on a reader: a pipe, a socket or a terminal. */
function hasReader(fd: number): boolean {
  const stat = fstatSync(fd)
  return stat.isFIFO() || stat.isSocket() || isatty(fd)
}

/** Asynchronous, because a full pipe would block every request. */
function readerSink(fd: number, maxBuffered: number): Sink {
  const output = destination({ fd, sync: false, maxWrite: 65_536, maxLength: maxBuffered })
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

/** Synchronous: lines are dropped only if the disk is full. */
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
