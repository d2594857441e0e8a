// The lines of the journal, as debit and credit in minor units. Each entry adds up to nothing.
import type { JournalAccount } from '../../contract/journal.ts'

/** An entry that is booked: a document, a payment, or what was allocated of one. */
export type Entry =
  | { kind: 'Invoice' | 'CreditNote'; net: number; vat: number; payable: number }
  | { kind: 'Received' | 'Repaid'; amount: number }
  /** Of a payment to a document; negative if it was taken back. */
  | { kind: 'Allocation'; of: 'Received' | 'Repaid'; amount: number }

export interface Line {
  account: JournalAccount
  /** Debit; negative is credit. */
  amount: number
}

/** Without lines of nothing. A negative amount changes sides. */
export function linesOf(entry: Entry): Line[] {
  const lines = unsigned(entry)
  return lines.filter(({ amount }) => amount !== 0)
}

function unsigned(entry: Entry): Line[] {
  switch (entry.kind) {
    case 'Invoice':
      return document(entry, 1)
    case 'CreditNote':
      return document(entry, -1)
    case 'Received':
      return transfer('bank', 'unallocated', entry.amount)
    case 'Repaid':
      return transfer('unallocated', 'bank', entry.amount)
    case 'Allocation':
      return entry.of === 'Received'
        ? transfer('unallocated', 'receivables', entry.amount)
        : transfer('receivables', 'unallocated', entry.amount)
  }
}

const transfer = (debit: JournalAccount, credit: JournalAccount, amount: number): Line[] => [
  { account: debit, amount },
  { account: credit, amount: -amount },
]

function document(
  { net, vat, payable }: { net: number; vat: number; payable: number },
  sign: 1 | -1,
): Line[] {
  return [
    { account: 'receivables', amount: sign * payable },
    { account: vat === 0 ? 'salesWithoutVat' : 'sales', amount: -sign * net },
    { account: 'vat', amount: -sign * vat },
    { account: 'rounding', amount: -sign * (payable - net - vat) },
  ]
}
