import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

const mebibyte = 1024 * 1024
/** Reading a document needs several times its size in memory. */
const maxBytes = 256 * mebibyte

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])
const utf16Marks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]
const advice = 'Save the file as UTF-8'

/** The text of a file, or the reason why it cannot be read. A UTF-8 byte order mark, as spreadsheets write it, is removed. */
export function readText(file: string): { text: string } | { reason: string } {
  const read = readBytes(file)
  if ('reason' in read) return read
  const { bytes } = read
  if (utf16Marks.some((mark) => startsWith(bytes, mark)))
    return { reason: `it is written in UTF-16, as its byte order mark says. ${advice}` }
  if (!isUtf8(bytes)) return { reason: `line ${wrongLine(bytes)} is not valid UTF-8. ${advice}` }
  return { text: bytes.toString('utf8', startsWith(bytes, utf8Mark) ? utf8Mark.length : 0) }
}

function readBytes(file: string): { bytes: Buffer } | { reason: string } {
  let handle: number | undefined
  try {
    // O_NONBLOCK: opening a pipe without a writer would wait for one.
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
    const stats = fstatSync(handle)
    if (stats.isDirectory()) return { reason: 'it is a folder, but must be a file' }
    if (!stats.isFile()) return { reason: 'it is not a regular file' }
    if (stats.size > maxBytes) return tooLarge(stats.size)
    const bytes = readFileSync(handle)
    return bytes.length > maxBytes ? tooLarge(bytes.length) : { bytes }
  } catch (error) {
    return { reason: `it cannot be read: ${(error as Error).message}` }
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

const tooLarge = (size: number) => ({
  reason: `it has ${Math.ceil(size / mebibyte)} MiB, but the maximum is ${maxBytes / mebibyte} MiB. Split it into smaller files`,
})

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)

/** Lines can be checked one by one, because no multi-byte character of UTF-8 contains the byte of a line break. */
function wrongLine(bytes: Buffer): number {
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start)
    const next = end === -1 ? bytes.length : end + 1
    if (!isUtf8(bytes.subarray(start, next))) break
    start = next
  }
  return line
}
