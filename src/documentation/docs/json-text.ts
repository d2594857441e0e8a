import { type Html, html } from '../html.ts'

/** JSON for people: a value that fits on one line stays on one line. */
export function writeJson(value: unknown, width = 76): string {
  return write(value, '', width)
}

/** `room` is the space left on the first line; the following lines begin with the indent. */
function write(value: unknown, indent: string, width: number, room = width): string {
  const line = onOneLine(value)
  if (typeof value !== 'object' || value === null || line.length <= room) return line
  const deeper = `${indent}  `
  const inside = (name: string, member: unknown) =>
    deeper + name + write(member, deeper, width, width - deeper.length - name.length)
  const lines = Array.isArray(value)
    ? value.map((item) => inside('', item))
    : Object.entries(value).map(([name, member]) => inside(`${JSON.stringify(name)}: `, member))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`,
  )
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null|-?\d[\d.eE+-]*)\b/g

/** The same with names, texts and values in colours. */
export function colouredJson(value: unknown, width?: number): Html {
  const text = writeJson(value, width)
  const pieces: Html[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, quoted, colon] = match
    const kind = colon ? 'key' : quoted ? 'text' : 'value'
    pieces.push(html`${text.slice(end, match.index)}<i class="${kind}">${quoted ?? whole}</i>${colon}`)
    end = match.index + whole.length
  }
  return html`<pre tabindex="0"><code>${pieces}${text.slice(end)}</code></pre>`
}
