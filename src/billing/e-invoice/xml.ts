// Writes XML: elements as values, empty ones left out.

export interface Element {
  name: string
  attributes: Record<string, string>
  content: string | Element[]
}

type Content = string | number | null | undefined | (Element | null)[]

/** Null if there is nothing in it, so that a missing value leaves no trace. */
export function element(
  name: string,
  content: Content,
  attributes: Record<string, string> = {},
): Element | null {
  const inner = Array.isArray(content)
    ? content.filter((child) => child !== null)
    : content === null || content === undefined
      ? ''
      : String(content)
  return inner.length === 0 ? null : { name, attributes, content: inner }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 has no control characters but tab and line ends, not even escaped. */
const isForbidden = /[\p{Cc}\uFFFE\uFFFF]/gu

export const escapeXml = (text: string) =>
  text
    .replace(isForbidden, (character) => ('\t\n\r'.includes(character) ? character : ''))
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)

function textOf({ name, attributes, content }: Element): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(textOf).join('')
  return `<${name}${written.join('')}>${inner}</${name}>`
}

export const xmlDocument = (root: Element) => `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(root)}\n`
