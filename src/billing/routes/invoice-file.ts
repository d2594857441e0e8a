// Issued documents as files, for staff and for the customer who ordered.
import { Readable } from 'node:stream'
import Type from 'typebox'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { Problem } from '../../contract/problems.ts'
import type { RouteResult } from '../../platform/http/reply/answer.ts'
import { invoicePdf } from '../pdf/invoice-pdf.ts'
import { hasUbl, ublOf } from '../ubl/ubl.ts'

export interface Format {
  contentType: 'application/xml' | 'application/pdf'
  ending: string
  name: string
  operation: string
  write: (document: InvoiceDocument) => Promise<string | Buffer | Problem>
}

export const formats: Record<string, Format> = {
  pdf: {
    contentType: 'application/pdf',
    ending: 'pdf',
    name: 'PDF on A4, in the language of the buyer',
    operation: 'Pdf',
    write: async (document) => invoicePdf(document),
  },
  ubl: {
    contentType: 'application/xml',
    ending: 'xml',
    name: 'UBL 2.1 by Peppol BIS Billing 3.0',
    operation: 'Ubl',
    write: async (document) =>
      hasUbl(document)
        ? ublOf(document)
        : new Problem('format_not_available', `${document.currency} has more decimals than EN 16931 allows.`),
  },
}

export async function fileOf(body: string, format: Format): Promise<RouteResult> {
  const document = JSON.parse(body) as InvoiceDocument
  const content = await format.write(document)
  if (content instanceof Problem) return content
  return {
    status: 200,
    body: Readable.from([content], { objectMode: false }),
    headers: { 'Content-Disposition': `attachment; filename="${document.number}.${format.ending}"` },
  }
}

export const successOf = ({ contentType, name }: Format) => ({
  status: 200 as const,
  description: name,
  contentType,
  schema: Type.String(),
  headers: { 'Content-Disposition': 'The name of the file.' },
})

export const noSuchInvoice = (billingId: string) =>
  new Problem('invoice_not_found', `There is no issued document of the billing ${billingId}.`)
