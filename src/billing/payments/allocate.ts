// Which part of a payment, or of a credit note, goes to which documents. Pure: amounts are minor units.
import { Problem } from '../../contract/problems.ts'

/** What can be allocated: what is left of a payment or of a credit note. */
export interface Source {
  currency: string
  left: number
  /** The documents that it settles. */
  settles: 'Invoice' | 'CreditNote'
}

export interface OpenDocument {
  id: string
  number: string
  type: 'Invoice' | 'CreditNote'
  /** The account that is to pay. */
  account: string
  currency: string
  open: number
}

export interface Part {
  document: OpenDocument
  /** More than 0. */
  amount: number
}

export interface Wanted {
  billingId: string
  /** Null: as much as is open, and left. */
  amount: number | null
}

const refuse = (message: string) => new Problem('allocation_not_possible', message)
const kindOf = { Invoice: 'an invoice', CreditNote: 'a credit note' }

/** All of them, or the first reason why one is not possible. `show` writes an amount for people. */
export function decideParts(
  source: Source,
  wanted: readonly Wanted[],
  documents: ReadonlyMap<string, OpenDocument>,
  show: (minor: number) => string,
): Part[] | Problem {
  const parts: Part[] = []
  const open = new Map<string, number>()
  let { left } = source
  for (const { billingId, amount } of wanted) {
    const document = documents.get(billingId)
    if (!document) return new Problem('invoice_not_found', `There is no issued document ${billingId}.`)
    const { number, type, currency } = document
    if (type !== source.settles)
      return refuse(`${number} is ${kindOf[type]}, and this settles ${kindOf[source.settles]}.`)
    if (currency !== source.currency) return refuse(`${number} is in ${currency}, not in ${source.currency}.`)
    const rest = open.get(billingId) ?? document.open
    const part = amount ?? Math.min(rest, left)
    if (part > rest) return refuse(`${number} has ${show(rest)} open, not ${show(part)}.`)
    if (part > left) return refuse(`Only ${show(left)} is left, and ${number} was to get ${show(part)}.`)
    if (part <= 0)
      return refuse(
        rest <= 0
          ? `Nothing is open of ${number}.`
          : left <= 0
            ? 'Nothing is left.'
            : 'An amount must be more than 0.',
      )
    parts.push({ document, amount: part })
    open.set(billingId, rest - part)
    left -= part
  }
  return parts
}

export interface Match {
  parts: Part[]
  /** Why something waits for a decision; null if nothing does. */
  remark: string | null
}

/**
 * Without a person, only what is clear: one document gets what is open of it, several only if all of them are covered. What is left
 * waits for a decision.
 */
export function matchNamed(
  source: Source,
  named: readonly OpenDocument[],
  show: (minor: number) => string,
): Match {
  const unmatched = (remark: string): Match => ({ parts: [], remark })
  if (named.length === 0) return unmatched('It names no issued invoice.')
  if (source.left <= 0) return unmatched('Nothing is left of it.')
  const foreign = named.find(({ currency }) => currency !== source.currency)
  if (foreign) return unmatched(`${foreign.number} is in ${foreign.currency}, not in ${source.currency}.`)
  const due = named.filter(({ open }) => open > 0)
  const settled = named.filter(({ open }) => open <= 0).map(({ number }) => number)
  if (due.length === 0) return unmatched(`Nothing is open of ${settled.join(', ')}.`)
  const total = due.reduce((sum, { open }) => sum + open, 0)
  if (due.length > 1 && source.left < total) {
    return unmatched(
      `${due.map(({ number }) => number).join(', ')} have ${show(total)} open, but ${show(source.left)} was paid: say what each gets.`,
    )
  }
  const parts = due.map((document) => ({ document, amount: Math.min(document.open, source.left) }))
  const left = source.left - total
  return { parts, remark: left > 0 ? `${show(left)} more was paid than is open.` : null }
}
