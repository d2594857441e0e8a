// Issued documents as files, for staff and for the customer who ordered.
import { Readable } from 'node:stream'
import Type from 'typebox'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { Problem } from '../../contract/problems.ts'
import type { RouteResult } from '../../platform/http/reply/answer.ts'
import type { BillingContext } from '../context.ts'
import { ciiOf } from '../e-invoice/cii.ts'
import { isElectronic } from '../e-invoice/codes.ts'
import { ublOf } from '../e-invoice/ubl.ts'
import { invoicePdf } from '../pdf/invoice-pdf.ts'

export interface Format {
  contentType: 'application/xml' | 'application/pdf'
  ending: string
  name: string
  operation: string
  write: (document: InvoiceDocument, context: BillingContext) => Promise<string | Buffer | Problem>
}

const electronic =
  (write: (document: InvoiceDocument) => string): Format['write'] =>
  async (document) =>
    isElectronic(document)
      ? write(document)
      : new Problem('format_not_available', `${document.currency} has more decimals than EN 16931 allows.`)

export const formats: Record<string, Format> = {
  pdf: {
    contentType: 'application/pdf',
    ending: 'pdf',
    name: 'PDF on A4 in the language of the buyer; as PDF/A-3 with the invoice as XML inside (Factur-X, ZUGFeRD; profile EN 16931)',
    operation: 'Pdf',
    write: async (document, { loadPicture }) =>
      invoicePdf(document, document.logo ? await loadPicture(document.logo) : undefined),
  },
  ubl: {
    contentType: 'application/xml',
    ending: 'xml',
    name: 'UBL 2.1 by Peppol BIS Billing 3.0',
    operation: 'Ubl',
    write: electronic(ublOf),
  },
  cii: {
    contentType: 'application/xml',
    ending: 'cii.xml',
    name: 'UN/CEFACT Cross Industry Invoice by EN 16931, as in the PDF',
    operation: 'Cii',
    write: electronic(ciiOf),
  },
}

export async function fileOf(body: string, format: Format, context: BillingContext): Promise<RouteResult> {
  const document = JSON.parse(body) as InvoiceDocument
  const content = await format.write(document, context)
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
