/**
 * The lines of a file on which the items of its top-level lists begin. Reads the text once; lookups afterwards are cheap.
 */
export function linesOfRows(text: string): (list: string, index: number) => number | null {
  const lines = new Map<string, number[]>()
  let line = 1
  let depth = 0
  let name = ''
  let isItemDue = false

  for (let place = 0; place < text.length; place++) {
    const letter = text[place] as string
    if (letter === '\n') line++
    if (/\s/.test(letter)) continue
    if (isItemDue && depth === 2 && letter !== ']') lines.get(name)?.push(line)
    isItemDue = false
    if (letter === '"') {
      const start = place + 1
      for (place++; text[place] !== '"' && place < text.length; place++) if (text[place] === '\\') place++
      if (depth === 1) name = text.slice(start, place)
    } else if (letter === '[' || letter === '{') {
      depth++
      isItemDue = letter === '[' && depth === 2
      if (isItemDue) lines.set(name, [])
    } else if (letter === ']' || letter === '}') depth--
    else if (letter === ',') isItemDue = depth === 2
  }
  return (list, index) => lines.get(list)?.[index] ?? null
}
