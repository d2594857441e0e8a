import type { Order } from '../contract/order.ts'
import type { MailOrder } from '../orders/record.ts'
import { insertMail } from './mail.ts'
import { mailText, mailTypes } from './texts.ts'

export interface MailSources {
  /** Address of the pages; without it there is no link. */
  shopUrl: string | undefined
  emailOfDraft: (draftId: string) => Promise<string | undefined>
  /** The company, line by line. */
  signature: () => string[]
}

/**
 * Writes an email about a change to the email address of the delivery. An order without goods, or whose goods were all cancelled,
 * has no delivery; the draft from which it was made still has the address.
 */
export const mailOrders =
  ({ shopUrl, emailOfDraft, signature }: MailSources): MailOrder =>
  async (before, after, { type, occurredAt }) => {
    const mailType = mailTypes[type]
    if (!mailType) return []
    // An order also counts as shipped when its last open line is cancelled.
    if (mailType === 'shipped' && after.order.deliveries.length === before?.order.deliveries.length) return []
    // A cancelled order expects no deliveries any more.
    const recipient =
      emailOf(after.order) ?? (before && emailOf(before.order)) ?? (await emailOfDraft(after.checkoutId))
    if (!recipient) return []
    const text = mailText(mailType, after.order, { shopUrl, signature: signature() })
    return [
      insertMail({
        orderId: after.id,
        account: after.account,
        type: mailType,
        recipient,
        text,
        now: occurredAt,
      }),
    ]
  }

export const emailOf = ({ expectedDeliveries, deliveries }: Order): string | undefined =>
  [...expectedDeliveries, ...deliveries].find(({ deliveryAddress }) => deliveryAddress?.email)
    ?.deliveryAddress?.email
