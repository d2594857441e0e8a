// The files of a document that an ERP issued, as they were uploaded. A file never changes; one that is missing can be added.
import { type DocumentFormat, documentFormats, type ErpFiles } from '../../contract/invoice.ts'
import type { FieldError } from '../../contract/read.ts'
import { text } from '../../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'

export type Files = Partial<Record<DocumentFormat, Buffer>>

const select = readStatement({
  name: 'invoiceFile.byId',
  columns: { content: text },
  sql: 'SELECT content FROM invoice_file WHERE id = $1',
})

const insert = insertStatement(
  'invoiceFile.insert',
  'invoice_file',
  ['id', 'content'],
  'ON CONFLICT DO NOTHING',
)

const add = writeStatement({
  name: 'invoice.addFormats',
  isRaced: true,
  sql: 'UPDATE invoice SET formats = $3 WHERE id = $1 AND formats = $2',
})

/** Changes no row if another request added formats meanwhile. */
export const addFormats = (billingId: string, before: string, after: string): Write =>
  write(add, [billingId, before, after])

const idOf = (billingId: string, format: DocumentFormat) => `${billingId} ${format}`

export async function loadFile(
  store: Reader,
  billingId: string,
  format: DocumentFormat,
): Promise<Buffer | undefined> {
  const row = await first(store, { statement: select, values: [idOf(billingId, format)] })
  return row && Buffer.from(row.content, 'base64')
}

export const insertFile = (billingId: string, format: DocumentFormat, bytes: Buffer): Write =>
  write(insert, [idOf(billingId, format), bytes.toString('base64')])

/** What a file begins with or contains, so that a mistaken one is noticed where it is sent. */
const signs: Record<DocumentFormat, { pattern: RegExp; name: string }> = {
  pdf: { pattern: /^%PDF-1\.|^%PDF-2\./, name: 'a PDF file' },
  ubl: {
    pattern: /^\uFEFF?\s*<(?:[\s\S]*<)?(?:\w+:)?(?:Invoice|CreditNote)[\s>]/,
    name: 'an Invoice or CreditNote of UBL',
  },
  cii: {
    pattern: /^\uFEFF?\s*<(?:[\s\S]*<)?(?:\w+:)?CrossIndustryInvoice[\s>]/,
    name: 'a CrossIndustryInvoice',
  },
}
/** Its beginning is enough to see what a file is. */
const shown = 4096

export function readFiles(given: ErpFiles | null): Files | FieldError[] {
  const files: Files = {}
  const errors: FieldError[] = []
  for (const format of documentFormats) {
    const base64 = given?.[format] ?? null
    if (base64 === null) continue
    const bytes = Buffer.from(base64, 'base64')
    const { pattern, name } = signs[format]
    const fieldName = `files.${format}`
    if (bytes.toString('base64') !== base64) errors.push({ fieldName, message: 'is not base64' })
    else if (!pattern.test(bytes.subarray(0, shown).toString()))
      errors.push({ fieldName, message: `is not ${name}` })
    else files[format] = bytes
  }
  return errors.length > 0 ? errors : files
}
