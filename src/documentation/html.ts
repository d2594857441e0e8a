// HTML templates. Values are escaped, except results of other templates.
import { escapeHtml } from '../platform/escape-html.ts'

export interface Html {
  readonly markup: string
}
export type Content = Html | string | number | undefined | false | readonly Content[]

/**
 * @example html`<td>${'<b>'}</td>`.markup // <td>&lt;b&gt;</td>
 */
export const html = (strings: TemplateStringsArray, ...contents: Content[]): Html => ({
  markup: strings.map((text, index) => text + markupOf(contents[index])).join(''),
})

function markupOf(content: Content): string {
  if (content === undefined || content === false) return ''
  if (typeof content === 'string') return escapeHtml(content)
  if (typeof content === 'number') return String(content)
  return isMany(content) ? content.map(markupOf).join('') : content.markup
}

const isMany = (content: Html | readonly Content[]): content is readonly Content[] => Array.isArray(content)

/** Text with `code` in backticks. */
export const richText = (text: string): Html =>
  html`${text.split(/`([^`]+)`/).map((piece, index) => (index % 2 ? html`<code>${piece}</code>` : piece))}`

/** Paragraphs that are separated by empty lines. */
export const paragraphs = (text: string): Html =>
  html`${text.split(/\n{2,}/).map((paragraph) => html`<p>${richText(paragraph)}</p>\n`)}`

/** Contents with something between them. */
export const joined = (contents: Content[], between: Content): Html =>
  html`${contents.map((content, index) => [index > 0 && between, content])}`
