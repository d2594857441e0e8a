// The email with the link to a quote, to the email address of the delivery.

import { exponentOf } from '../platform/currencies.ts'
import { isoDate } from '../platform/time.ts'
import type { MailQuotation } from '../quotations/context.ts'
import { linkOf } from '../quotations/view.ts'
import { insertMail } from './mail.ts'
import type { MailSources } from './mail-orders.ts'
import { writeLetter } from './texts.ts'

export const mailQuotations =
  ({ shopUrl, signature }: Pick<MailSources, 'shopUrl' | 'signature'>): MailQuotation =>
  (quotation, { revision, message, validUntil, draft }, now) => {
    const { id, account, total } = quotation
    const recipient = draft.request.delivery.deliveryAddress.email
    if (!recipient) return []
    const goods = draft.quote.lines.map(({ quantity, name }) => `${quantity} × ${name}`)
    const text = writeLetter(
      {
        subject: revision === 1 ? `Our quote ${id}` : `Our quote ${id}, revision ${revision}`,
        blocks: [
          ...(message ? [message] : ['Here is our quote.']),
          { items: goods },
          ...(total.gross === null
            ? []
            : [
                `Total: ${total.gross.toFixed(exponentOf(total.currency))} ${total.currency} (VAT included, without delivery)`,
              ]),
          `It is valid until ${isoDate(validUntil).slice(0, 16).replace('T', ' ')} (UTC). Open it to see everything, and to accept or refuse it.`,
        ],
      },
      { path: linkOf(quotation), label: 'Open the quote' },
      { shopUrl, signature: signature() },
    )
    return [insertMail({ orderId: '', account, type: 'quote', recipient, text, now })]
  }
