import { expect, test } from 'vitest'
import { type ExportedBuild, exportBuild, exportFormats } from './export'

const build: ExportedBuild = {
  name: 'Living room',
  parts: [
    { group: 'Processor', name: 'Ryzen 7', number: '100-1', quantity: 1, unitPrice: 5542.5 },
    { group: 'Memory', name: '16 GB', number: null, quantity: 2, unitPrice: 500 },
    { group: 'Case', name: 'Box', number: null, quantity: 1, unitPrice: null },
  ],
  total: 6542.5,
  currency: 'NOK',
}
const named = (name: string): ExportedBuild => ({
  ...build,
  name,
  parts: [{ group: name, name, number: name, quantity: 1, unitPrice: null }],
})

test('export: text has one line per part, and the total', () => {
  expect(exportBuild(build, 'text')).toBe(
    `Living room

Processor: Ryzen 7 – 5542.50 NOK
Memory: 2 × 16 GB – 1000.00 NOK
Case: Box

Total: 6542.50 NOK
`,
  )
})

test('export: Markdown is a table', () => {
  expect(exportBuild(build, 'markdown')).toBe(
    `## Living room

| Part | Product | Price |
| --- | --- | ---: |
| Processor | Ryzen 7 | 5542.50 NOK |
| Memory | 2 × 16 GB | 1000.00 NOK |
| Case | Box |  |
| **Total** |  | **6542.50 NOK** |
`,
  )
})

test('export: BBCode is a list', () => {
  expect(exportBuild(build, 'bbcode')).toBe(
    `[b]Living room[/b]
[list]
[*][b]Processor:[/b] Ryzen 7 – 5542.50 NOK
[*][b]Memory:[/b] 2 × 16 GB – 1000.00 NOK
[*][b]Case:[/b] Box
[/list]
[b]Total: 6542.50 NOK[/b]
`,
  )
})

test('export: CSV has figures that spreadsheets read', () => {
  expect(exportBuild(build, 'csv').split('\r\n')).toEqual([
    '"Part","Product","Number","Quantity","Unit price","Sum","Currency"',
    '"Processor","Ryzen 7","100-1","1","5542.50","5542.50","NOK"',
    '"Memory","16 GB","","2","500.00","1000.00","NOK"',
    '"Case","Box","","1","","",""',
    '"Total","","","","","6542.50","NOK"',
    '',
  ])
})

test.each([
  ['JPY', '1567', '3134'],
  ['KWD', '1567.000', '3134.000'],
  ['CLF', '1567.0000', '3134.0000'],
])('export: amounts in %s have its decimals', (currency, each, sum) => {
  const part = { group: 'Processor', name: 'Ryzen 7', number: null, quantity: 2, unitPrice: 1567 }
  const one = { ...build, parts: [part], total: 3134, currency }
  expect(exportBuild(one, 'text')).toContain(`Total: ${sum} ${currency}`)
  expect(exportBuild(one, 'markdown')).toContain(`| ${sum} ${currency} |`)
  expect(exportBuild(one, 'bbcode')).toContain(`– ${sum} ${currency}`)
  expect(exportBuild(one, 'csv')).toContain(`"2","${each}","${sum}","${currency}"`)
})

test.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'export: CSV makes %j a text',
  (name) => {
    const [, row] = exportBuild(named(name), 'csv').split('\r\n"')
    expect(exportBuild(named(name), 'csv')).toContain(`"'${name}"`)
    expect(row).not.toMatch(/^"?[=+\-@]/)
  },
)

test('export: CSV doubles quotes', () => {
  expect(exportBuild(named('27" "curved"'), 'csv')).toContain('"27"" ""curved"""')
})

test('export: Markdown and BBCode do not carry out markup in names', () => {
  expect(exportBuild(named('[x](javascript:y) | <b>'), 'markdown')).toContain(
    '\\[x\\](javascript:y) \\| \\<b\\>',
  )
  expect(exportBuild(named('[img]x[/img]'), 'bbcode')).not.toContain('[img]')
})

test.each(exportFormats)('export: %s without prices names no total', (format) => {
  const parts = build.parts.map((part) => ({ ...part, unitPrice: null }))
  const text = exportBuild({ ...build, parts, total: null, currency: null }, format)
  expect(text).not.toContain('Total')
  expect(text).not.toContain('NOK')
})
