/** The line of a file on which an item of a top-level list begins; null when it is not found. */
export function lineOfRow(text: string, list: string, index: number): number | null {
  let depth = 0
  let line = 1
  let isInList = false
  let item = -1
  let name = ''
  for (let place = 0; place < text.length; place++) {
    const letter = text[place]
    if (letter === '\n') line++
    else if (letter === '"') {
      const start = place + 1
      for (place++; text[place] !== '"' && place < text.length; place++) if (text[place] === '\\') place++
      if (depth === 1) name = text.slice(start, place)
    } else if (letter === '[' || letter === '{') {
      if (isInList && depth === 2 && ++item === index) return line
      depth++
      if (letter === '[' && depth === 2) isInList = name === list
    } else if (letter === ']' || letter === '}') {
      depth--
      if (depth === 1) isInList = false
    }
  }
  return null
}
