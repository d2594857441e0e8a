const quote = 0x22
const backslash = 0x5c
const firstBracket = 0x5b
/** `[` and `{` differ in this bit alone, and so do `]` and `}`. */
const bit = 0x20
const opening = 0x7b
const closing = 0x7d

/**
 * Whether JSON is nested deeper than the limit. Reads the bytes once and stops at the first level beyond it, so that
 * megabytes of brackets are refused before they are parsed. Does not check that the bytes are JSON.
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
