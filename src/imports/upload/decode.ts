// The text of a CSV file, in the encodings that spreadsheets write: UTF-8, UTF-16 with its mark, and Windows-1252.
import type { encodings } from '../../contract/imports.ts'
import { UnreadableUpload } from './split-text.ts'

export type Encoding = (typeof encodings)[number]

export interface Decoder {
  /** Takes the next bytes, and undefined at the end. */
  decode: (bytes: Uint8Array | undefined) => string
  encoding: () => Encoding
}

/** Bytes from the first letter beyond ASCII on, by which UTF-8 and Windows-1252 are told apart: wrong UTF-8 is found in a few of them. */
const decisiveBytes = 64 * 1024

/** Only UTF-8, as JSON demands. */
export function utf8Decoder(): Decoder {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return {
    decode: (bytes) => orUnreadable(() => decoder.decode(bytes, { stream: bytes !== undefined })),
    encoding: () => 'UTF-8',
  }
}

export function csvDecoder(): Decoder {
  /** Undefined until it is decided; so far all is ASCII. */
  let decoder: TextDecoder | undefined
  let encoding: Encoding = 'UTF-8'
  let isBegun = false
  let held = new Uint8Array(0)

  const use = (name: string, shown: Encoding, bytes: Uint8Array, isEnd: boolean) => {
    decoder = new TextDecoder(name, { fatal: true })
    encoding = shown
    held = new Uint8Array(0)
    return decoder.decode(bytes, { stream: !isEnd })
  }

  function decide(bytes: Uint8Array, isEnd: boolean): string {
    if (!isBegun) {
      if (bytes.length < 3 && !isEnd) return hold(bytes)
      isBegun = true
      const [first, second] = bytes
      if (first === 0xff && second === 0xfe) return use('utf-16le', 'UTF-16', bytes, isEnd)
      if (first === 0xfe && second === 0xff) return use('utf-16be', 'UTF-16', bytes, isEnd)
    }
    if (bytes.includes(0))
      throw new UnreadableUpload(
        'it is no text. If it is UTF-16, save it with its byte order mark, or as UTF-8',
      )
    const start = bytes.findIndex((byte) => byte > 0x7f)
    const ascii = new TextDecoder().decode(start < 0 ? bytes : bytes.subarray(0, start))
    if (start < 0) {
      held = new Uint8Array(0)
      return ascii
    }
    const rest = bytes.subarray(start)
    if (rest.length < decisiveBytes && !isEnd) return ascii + hold(rest)
    try {
      return ascii + use('utf-8', 'UTF-8', rest, isEnd)
    } catch {
      return ascii + use('windows-1252', 'Windows-1252', rest, isEnd)
    }
  }

  function hold(bytes: Uint8Array): string {
    held = new Uint8Array(bytes)
    return ''
  }

  return {
    decode: (bytes) => {
      const isEnd = bytes === undefined
      const chosen = decoder
      if (chosen) return orUnreadable(() => chosen.decode(bytes, { stream: !isEnd }))
      return orUnreadable(() => decide(Buffer.concat([held, bytes ?? new Uint8Array(0)]), isEnd))
    },
    encoding: () => encoding,
  }
}

function orUnreadable(decode: () => string): string {
  try {
    return decode()
  } catch (error) {
    if (error instanceof UnreadableUpload) throw error
    throw new UnreadableUpload('it is not valid UTF-8')
  }
}
