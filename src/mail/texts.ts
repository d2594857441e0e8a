// All texts of emails. Each email is a list of paragraphs and lists, which are written as plain text and as simple HTML.
import type { EventType } from '../contract/event-types.ts'
import type { Delivery, Order, OrderLine } from '../contract/order.ts'
import { expectedArrivals, promiseInWords } from '../orders/arrivals.ts'
import { totalsOf } from '../orders/totals.ts'
import { exponentOf } from '../platform/currencies.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { isoDate } from '../platform/time.ts'

export type OrderMailType = 'placed' | 'shipped' | 'delivered' | 'cancelled'
export type PersonMailType = 'personInvitation' | 'personPassword' | 'personSignIn'
export type MailType =
  | OrderMailType
  | PersonMailType
  | 'return'
  | 'quote'
  | 'document'
  | 'reminder'
  | 'purchase'

export interface MailText {
  subject: string
  text: string
  html: string
}

/** A paragraph, a list, lines below each other, or a link. */
export type Block = string | { items: string[] } | { lines: string[] } | { link: string; label: string }

export interface Draft {
  subject: string
  blocks: Block[]
}

/** The email of each type of event. Other events send none. */
export const mailTypes: Partial<Record<EventType, OrderMailType>> = {
  'order.placed': 'placed',
  'order.partiallyShipped': 'shipped',
  'order.shipped': 'shipped',
  'order.delivered': 'delivered',
  'order.cancelled': 'cancelled',
}

const received = (order: Order): Draft => ({
  subject: `We have received your order ${order.orderId}`,
  blocks: [
    'Thank you for your order. We confirm it next, and write again when it is on its way.',
    { items: goods(order.orderLines, 'total') },
    `Total: ${money(totalsOf(order).total, order.currency)} (VAT included)`,
    ...expected(order),
  ],
})

const replacement = (order: Order): Draft => ({
  subject: `We replace units of your return ${order.references?.replacementFor}`,
  blocks: [
    `These units replace what you have returned, at no charge. The order is ${order.orderId}; we write again when it is on its way.`,
    { items: goods(order.orderLines, 'total') },
    ...expected(order),
  ],
})

const drafts: Record<OrderMailType, (order: Order) => Draft> = {
  placed: (order) => (order.references?.replacementFor ? replacement(order) : received(order)),
  shipped: (order) => {
    const delivery = order.deliveries.at(-1)
    return {
      subject: `Your order ${order.orderId} is on its way`,
      blocks: [
        'This delivery has left our warehouse:',
        { items: delivery ? shippedLines(delivery, order.orderLines) : [] },
        ...(delivery?.trackingNumber ? [`Tracking number: ${delivery.trackingNumber}`] : []),
        ...(delivery?.trackingUrl ? [{ link: delivery.trackingUrl, label: 'Follow the parcel' }] : []),
        ...(order.expectedDeliveries.length > 0 ? ['The other items of the order follow later.'] : []),
        ...expected(order),
      ],
    }
  },
  delivered: (order) => ({
    subject: `Your order ${order.orderId} was delivered`,
    blocks: ['Your order has arrived:', { items: goods(order.orderLines, 'fulfilled') }],
  }),
  cancelled: (order) => ({
    subject: `Your order ${order.orderId} was cancelled`,
    blocks: [
      'The order was cancelled. Nothing more is shipped, and invoiced amounts are credited.',
      { items: goods(order.orderLines, 'cancelled') },
    ],
  }),
}

export interface Letter {
  /** The address of the pages; without it there is no link. */
  shopUrl?: string | undefined
  /** The company that writes, line by line. */
  signature?: string[]
  language?: string
}

/** The email about an order. */
export function mailText(type: OrderMailType, order: Order, letter: Letter = {}): MailText {
  const { subject, blocks } = drafts[type](order)
  const reference = order.references?.billingReference
  const all: Block[] = [...blocks, ...(reference ? [`Your reference: ${reference}`] : [])]
  return writeLetter(
    { subject, blocks: all },
    { path: `orders/${order.orderId}`, label: 'Show the order' },
    letter,
  )
}

/** As plain text and as HTML, with a link to a page and the company below. */
export function writeLetter(
  { subject, blocks }: Draft,
  { path, label }: { path: string; label: string },
  { shopUrl, signature = [], language = 'en' }: Letter,
): MailText {
  const link = shopUrl ? [{ link: `${shopUrl.replace(/\/$/, '')}/${path}`, label }] : []
  return writeText({ subject, blocks: [...blocks, ...link] }, { signature, language })
}

/** As plain text and as HTML, with the company below; without a link, for recipients outside of the shop. */
export function writeText(
  { subject, blocks }: Draft,
  { signature = [], language = 'en' }: Omit<Letter, 'shopUrl'>,
): MailText {
  const all: Block[] = [...blocks, ...(signature.length > 0 ? [{ lines: signature }] : [])]
  return {
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${all.map(asHtml).join('')}</body></html>`,
  }
}

function asText(block: Block): string {
  if (typeof block === 'string') return oneLine(block)
  if ('items' in block) return block.items.map((item) => `- ${oneLine(item)}`).join('\n')
  if ('lines' in block) return block.lines.map(oneLine).join('\n')
  return `${block.label}: ${block.link}`
}

function asHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`
  if ('items' in block) return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  if ('lines' in block) return `<p>${block.lines.map(escaped).join('<br>')}</p>`
  return `<p><a href="${escaped(block.link)}">${escaped(block.label)}</a></p>`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const escaped = (text: string) => escapeHtml(oneLine(text))

const units = (quantity: number, name: string) => `${quantity} × ${name}`

/** Ordered, shipped or cancelled units of the lines that have some. */
const goods = (lines: OrderLine[], which: keyof OrderLine['quantity']) =>
  lines
    .filter(({ categories, quantity }) => !categories.includes('DELIVERY') && quantity[which] > 0)
    .map(({ quantity, name }) => units(quantity[which], name))

/** Parts of a PC are in it: only the PC is listed. */
const shippedLines = ({ deliveryLines }: Delivery, lines: OrderLine[]) =>
  deliveryLines.flatMap(({ quantity, orderLineNumber }) =>
    lines.filter(({ lineNumber }) => lineNumber === orderLineNumber).map(({ name }) => units(quantity, name)),
  )

const money = (amount: number, currency: string | null) =>
  currency === null ? String(amount) : `${amount.toFixed(exponentOf(currency))} ${currency}`

/** The expected dates per part, earliest first. */
function expected(order: Order): string[] {
  const arrivals = expectedArrivals(order)
  if (arrivals.length === 0) return []
  if (arrivals.every(({ date }) => date === null)) return ['The delivery date is not known yet.']
  return [`Expected delivery: ${promiseInWords(arrivals, (date) => isoDate(date).slice(0, 10))}`]
}
