// Issued documents as files, for staff and for the customer who ordered.
import type { DocumentFormat, InvoiceDocument } from '../../contract/invoice.ts'
import { Problem } from '../../contract/problems.ts'
import type { RouteResult } from '../../platform/http/reply/answer.ts'
import { fileAnswer, savedFile } from '../../platform/http/route/file.ts'
import type { BillingContext } from '../context.ts'
import { ciiOf } from '../e-invoice/cii.ts'
import { isElectronic } from '../e-invoice/codes.ts'
import { ublOf } from '../e-invoice/ubl.ts'
import { loadFile } from '../erp/erp-files.ts'
import { invoicePdf } from '../pdf/invoice-pdf.ts'

export interface Format {
  contentType: 'application/xml' | 'application/pdf'
  ending: string
  name: string
  operation: string
  /** The end of its path. */
  path: DocumentFormat
  write: (document: InvoiceDocument, context: BillingContext) => Promise<string | Buffer | Problem>
}

const electronic =
  (write: (document: InvoiceDocument) => string): Format['write'] =>
  async (document) =>
    isElectronic(document)
      ? write(document)
      : new Problem('format_not_available', `${document.currency} has more decimals than EN 16931 allows.`)

export const formats: Record<DocumentFormat, Format> = {
  pdf: {
    contentType: 'application/pdf',
    ending: 'pdf',
    name: 'PDF on A4 in the language of the buyer; as PDF/A-3 with the invoice as XML inside (Factur-X, ZUGFeRD; profile EN 16931)',
    operation: 'Pdf',
    path: 'pdf',
    write: async (document, { loadPicture }) =>
      invoicePdf(document, document.logo ? await loadPicture(document.logo) : undefined),
  },
  ubl: {
    contentType: 'application/xml',
    ending: 'xml',
    name: 'UBL 2.1 by Peppol BIS Billing 3.0',
    operation: 'Ubl',
    path: 'ubl',
    write: electronic(ublOf),
  },
  cii: {
    contentType: 'application/xml',
    ending: 'cii.xml',
    name: 'UN/CEFACT Cross Industry Invoice by EN 16931, as in the PDF',
    operation: 'Cii',
    path: 'cii',
    write: electronic(ciiOf),
  },
}

export async function fileOf(
  { body, formats: sent }: { body: string; formats: string | null },
  format: Format,
  context: BillingContext,
): Promise<RouteResult> {
  const document = JSON.parse(body) as InvoiceDocument
  const content = await (sent === null
    ? format.write(document, context)
    : fileOfErp(document, format.path, context))
  if (content instanceof Problem) return content
  return fileAnswer(`${document.number}.${format.ending}`, content)
}

async function fileOfErp(
  { billingId, number }: InvoiceDocument,
  path: DocumentFormat,
  { store }: BillingContext,
) {
  const file = await loadFile(store, billingId, path)
  return file ?? new Problem('format_not_available', `The ERP that issued ${number} sent no file ${path}.`)
}

export const successOf = ({ contentType, name }: Format) => savedFile({ contentType, description: name })

export const noSuchInvoice = (billingId: string) =>
  new Problem('invoice_not_found', `There is no issued document of the billing ${billingId}.`)
