const quote = 0x22
const backslash = 0x5c
const firstBracket = 0x5b
/** `[` and `{` differ in this bit alone, and so do `]` and `}`. */
const bit = 0x20
const opening = 0x7b
const closing = 0x7d

/**
 * Whether JSON nests deeper than so many levels. Reads the bytes once and stops at the first level too many, so that
 * megabytes of brackets are refused before anything is built from them. Whether it is JSON at all is not asked here.
 */
export function nestsDeeper(json: Uint8Array, levels: number): boolean {
  const length = json.length
  let depth = 0
  for (let place = 0; place < length; place++) {
    const byte = json[place] as number
    if (byte === quote) place = endOfText(json, place)
    else if (byte >= firstBracket) {
      if ((byte | bit) === opening) {
        if (++depth > levels) return true
      } else if ((byte | bit) === closing) depth--
    }
  }
  return false
}

/** Where the text that begins here ends. */
function endOfText(json: Uint8Array, start: number): number {
  const length = json.length
  let place = start + 1
  while (place < length && json[place] !== quote) place += json[place] === backslash ? 2 : 1
  return place
}
