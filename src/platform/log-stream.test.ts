import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openLogStream } from './log-stream.ts'

/** A pipe without a reader yet, both ends in this process. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'log-stream-'))
  execFileSync('mkfifo', [join(folder, 'pipe')])
  const end = openSync(join(folder, 'pipe'), constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => {
    closeSync(end)
    rmSync(folder, { recursive: true })
  })
  const buffer = Buffer.alloc(1 << 20)
  /** The text received so far, after a while. */
  async function readAll(): Promise<string> {
    let text = ''
    for (let quiet = 0; quiet < 8; quiet++) {
      await pause(50)
      try {
        for (let size = 1; size > 0; quiet = 0) {
          size = readSync(end, buffer)
          text += buffer.toString('utf8', 0, size)
        }
      } catch {
        // Nothing is available at the moment.
      }
    }
    return text
  }
  return { end, readAll }
}

test('log stream: lines arrive whole and in order', async () => {
  const { end, readAll } = openPipe()
  const log = openLogStream(end)
  const lines = Array.from({ length: 200 }, (_, index) => `{"index":${index}}\n`)
  for (const line of lines) log.write(line)
  expect(await readAll()).toBe(lines.join(''))
})

test('log stream: the buffer is limited, and the next line reports how many were dropped', async () => {
  const { end, readAll } = openPipe()
  const log = openLogStream(end, 200_000)
  const line = `${'x'.repeat(19_999)}\n`
  const written = 40
  for (let count = 0; count < written; count++) log.write(line)
  const first = (await readAll()).length / line.length
  expect(first).toBeLessThan(written)
  log.write('{"msg":"back again"}\n')
  const [loss = '', next] = (await readAll()).trim().split('\n')
  expect(JSON.parse(loss)).toMatchObject({ level: 40, lost: written - first })
  expect(next).toBe('{"msg":"back again"}')
})

/** A plain file to write to, and its content. */
function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'log-stream-'))
  const path = join(folder, 'log')
  writeFileSync(path, '{"msg":"of an earlier run"}\n')
  const end = openSync(path, 'a')
  onTestFinished(() => {
    closeSync(end)
    rmSync(folder, { recursive: true })
  })
  return { end, read: () => readFileSync(path, 'utf8') }
}

test('log stream to a file: takes every line, however many are written in one turn', () => {
  const { end, read } = openFile()
  const log = openLogStream(end, 200_000)
  const lines = Array.from(
    { length: 20_000 },
    (_, index) => `{"index":${index},"text":"${'æ'.repeat(50)}"}\n`,
  )
  for (const line of lines) log.write(line)
  log.flushSync()
  expect(read() === `{"msg":"of an earlier run"}\n${lines.join('')}`).toBe(true)
})

test('log stream to a file: a line is written soon, without a flush', async () => {
  const { end, read } = openFile()
  const log = openLogStream(end)
  log.write('{"msg":"alone"}\n')
  await expect.poll(read).toContain('{"msg":"alone"}\n')
})

test.skipIf(!existsSync('/dev/full'))(
  'log stream to a full disk: drops lines, and the process continues',
  () => {
    const end = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(end))
    const log = openLogStream(end)
    for (let count = 0; count < 10_000; count++) log.write(`${'x'.repeat(99)}\n`)
    expect(() => log.flushSync()).not.toThrow()
  },
)
