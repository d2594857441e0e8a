// A build as text for forums, chats and spreadsheets.
import { csvText } from '../csv'
import { currencyDigits } from '../currency-format'

export interface ExportedPart {
  /** The name of its group. */
  group: string
  name: string
  /** The maker's number. */
  number: string | null
  quantity: number
  unitPrice: number | null
}

export interface ExportedBuild {
  name: string
  parts: ExportedPart[]
  /** Null if it has no price, or is shared without one. */
  total: number | null
  currency: string | null
}

export const exportFormats = ['text', 'markdown', 'bbcode', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Ends of file names, and content types. */
export const exportFiles: Record<ExportFormat, { ending: string; type: string }> = {
  text: { ending: 'txt', type: 'text/plain' },
  markdown: { ending: 'md', type: 'text/markdown' },
  bbcode: { ending: 'bbcode.txt', type: 'text/plain' },
  csv: { ending: 'csv', type: 'text/csv' },
}

export const exportBuild = (build: ExportedBuild, format: ExportFormat): string => writers[format](build)

const units = ({ quantity, name }: ExportedPart) => (quantity > 1 ? `${quantity} × ${name}` : name)

/** With the decimals of the currency. */
const amount = (value: number, currency: string | null) => value.toFixed(currencyDigits(currency ?? ''))

/** Of all units, with the currency; empty if unknown. */
const sumOf = ({ unitPrice, quantity }: ExportedPart, currency: string | null) =>
  unitPrice === null ? '' : `${amount(unitPrice * quantity, currency)} ${currency ?? ''}`.trim()

const totalOf = ({ total, currency }: ExportedBuild) =>
  total === null ? undefined : `${amount(total, currency)} ${currency ?? ''}`.trim()

function text(build: ExportedBuild): string {
  const lines = build.parts.map((part) => {
    const sum = sumOf(part, build.currency)
    return `${part.group}: ${units(part)}${sum && ` – ${sum}`}`
  })
  const total = totalOf(build)
  return document([build.name, '', ...lines, ...(total ? ['', `Total: ${total}`] : [])])
}

/** A table; what Markdown would read as markup is escaped. */
function markdown(build: ExportedBuild): string {
  const safe = (value: string) => value.replace(/([\\`*_[\]<>|#~])/g, '\\$1').replaceAll(/\s+/g, ' ')
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const total = totalOf(build)
  return document([
    `## ${safe(build.name)}`,
    '',
    row(['Part', 'Product', 'Price']),
    row(['---', '---', '---:']),
    ...build.parts.map((part) => row([safe(part.group), safe(units(part)), sumOf(part, build.currency)])),
    ...(total ? [row(['**Total**', '', `**${total}**`])] : []),
  ])
}

/** Brackets would be read as tags; their full-width forms look alike. */
function bbcode(build: ExportedBuild): string {
  const safe = (value: string) => value.replaceAll('[', '［').replaceAll(']', '］')
  const total = totalOf(build)
  return document([
    `[b]${safe(build.name)}[/b]`,
    '[list]',
    ...build.parts.map((part) => {
      const sum = sumOf(part, build.currency)
      return `[*][b]${safe(part.group)}:[/b] ${safe(units(part))}${sum && ` – ${sum}`}`
    }),
    '[/list]',
    ...(total ? [`[b]Total: ${total}[/b]`] : []),
  ])
}

function csv(build: ExportedBuild): string {
  const number = (value: number | null) => (value === null ? '' : amount(value, build.currency))
  const rows = [
    ['Part', 'Product', 'Number', 'Quantity', 'Unit price', 'Sum', 'Currency'],
    ...build.parts.map((part) => [
      part.group,
      part.name,
      part.number ?? '',
      String(part.quantity),
      number(part.unitPrice),
      number(part.unitPrice === null ? null : part.unitPrice * part.quantity),
      part.unitPrice === null ? '' : (build.currency ?? ''),
    ]),
    ...(build.total === null ? [] : [['Total', '', '', '', '', number(build.total), build.currency ?? '']]),
  ]
  return csvText(rows)
}

const document = (lines: string[]) => `${lines.join('\n')}\n`

const writers: Record<ExportFormat, (build: ExportedBuild) => string> = { text, markdown, bbcode, csv }
