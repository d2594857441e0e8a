// Emails about returns, to the address of the first order's delivery.
import type { MailReturn } from '../returns/context.ts'
import type { StoredReturn } from '../returns/return.ts'
import { insertMail } from './mail.ts'
import { emailOf, type MailSources } from './mail-orders.ts'
import { type Block, writeLetter } from './texts.ts'

/** What the customer should know, by what was done. Other steps are the customer's own, or, as a replacement, an order with its own email. */
const openings: Record<string, (id: string) => { subject: string; text: string }> = {
  request: (id) => ({
    subject: `We have received your return ${id}`,
    text: 'We check your return and write again.',
  }),
  ask: (id) => ({ subject: `A question about your return ${id}`, text: 'Please answer this question:' }),
  approve: (id) => ({
    subject: `Your return ${id} is approved`,
    text: `Print the return label, put it or the number ${id} into the parcel, and send the goods to us.`,
  }),
  refuse: (id) => ({ subject: `Your return ${id} is refused`, text: 'We cannot accept the return:' }),
  receive: (id) => ({
    subject: `We have received goods of your return ${id}`,
    text: 'The goods are here. We check them next, and credit or replace them.',
  }),
  credit: (id) => ({
    subject: `Your return ${id} is credited`,
    text: 'We have credited the units. The credit note is on the page of the order.',
  }),
  close: (id) => ({ subject: `Your return ${id} is closed`, text: 'The return is closed:' }),
}

const unitsOf = ({ lines }: StoredReturn): Block => ({
  items: lines.map(({ quantity, name, orderId }) => `${quantity} × ${name} (order ${orderId})`),
})

export const mailReturns =
  ({ shopUrl, signature }: Pick<MailSources, 'shopUrl' | 'signature'>): MailReturn =>
  ({ after, orders }, now) => {
    const step = after.steps.at(-1)
    const opening = step && openings[step.action]?.(after.id)
    const order = orders[0]?.after
    const recipient = order && emailOf(order.order)
    if (!opening || !recipient) return []
    // What the customer wrote itself is not repeated.
    const said = step.action !== 'request' && step.text !== null ? [step.text] : []
    const text = writeLetter(
      { subject: opening.subject, blocks: [opening.text, ...said, unitsOf(after)] },
      { path: `returns/${after.id}`, label: 'Show the return' },
      { shopUrl, signature: signature() },
    )
    return [insertMail({ orderId: order.id, account: after.account, type: 'return', recipient, text, now })]
  }
