import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import type { Chance } from './chance.ts'
import type { Client } from './client.ts'

interface Payment {
  amount: number
  reference?: string
  message?: string
}

const cents = (amount: number) => Math.round(amount * 100) / 100

/** How customers pay: most as they should. */
function paymentFor({ open, number }: InvoiceSummary, reference: string, chance: Chance): Payment {
  const kind = chance.next()
  if (kind < 0.7) return { amount: open, reference }
  if (kind < 0.8) return { amount: cents(open / 2), reference }
  if (kind < 0.9) return { amount: cents(open + 100), message: number }
  return { amount: open, message: 'Thank you for the quick delivery' }
}

/** One round of the books: some open invoices are paid. */
export async function keepBooks(
  client: Client,
  chance: Chance,
  now: number,
  tell: (line: string) => void,
): Promise<void> {
  const list = '/fulfilment/v1/invoices?type=Invoice&open=true&limit=20'
  const { invoices } = await client.get<{ invoices: InvoiceSummary[] }>(list)
  for (const invoice of invoices) {
    if (!chance.happens(25)) continue
    const { number, currency, billingId, buyer } = invoice
    const document = await client.get<InvoiceDocument>(`/fulfilment/v1/invoices/${billingId}`)
    const payment = paymentFor(invoice, document.payment?.reference ?? number, chance)
    const booked = await client.send('POST', '/fulfilment/v1/payments', {
      ...payment,
      ...{ currency, payer: buyer },
      bankReference: `SIM-${Math.floor(chance.next() * 1e12)}`,
      receivedOn: new Date(now).toISOString().slice(0, 10),
    })
    if (booked) tell(`${payment.amount} ${currency} paid for ${number}`)
  }
}
