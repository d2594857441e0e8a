// Emails with a purchase order, to its supplier. The paper is attached when the email is sent, from what is stored then.
import type { Attachment } from 'nodemailer'
import type { Store } from '../platform/store/store.ts'
import type { MailPurchase } from '../purchasing/context.ts'
import { type LoadPicture, paperToSend } from '../purchasing/load-paper.ts'
import { purchaseWords } from '../purchasing/purchase-texts.ts'
import { type DueMail, insertMail } from './mail.ts'
import { writeText } from './texts.ts'

export const mailPurchase: MailPurchase = ({ id, supplierId }, { to, language, signature }, now) => {
  const words = purchaseWords(language)
  const title = `${words.title} ${id}`
  const text = writeText(
    {
      subject: [title, ...signature.slice(0, 1)].join(', '),
      blocks: [title, words.attached, words.pleaseConfirm],
    },
    { signature, language },
  )
  // Suppliers are no accounts: a prefix keeps their emails apart from those of accounts in the limit per hour.
  const account = `supplier ${supplierId}`
  return insertMail({ orderId: id, account, type: 'purchase', recipient: to, text, now })
}

/** Undefined if the email must not be sent any more. */
export async function purchaseOf(
  store: Store,
  { order_id }: DueMail,
  loadPicture: LoadPicture,
): Promise<Attachment | undefined> {
  const paper = await paperToSend(store, order_id, loadPicture)
  return paper && { ...paper, contentType: 'application/pdf' }
}
