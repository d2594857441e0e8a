// Splits a bank statement (camt.053, all versions) into rows of payments: one for each transaction of an entry that has an amount of
// its own, or else one for the entry.
import type { SplitRow } from '../split-row.ts'
import type { Splitter } from './split-text.ts'
import { type XmlNode, xmlElements } from './xml-elements.ts'

const list = 'payments'

/** The first element at the end of one of the paths. */
function at(node: XmlNode, ...paths: string[]): XmlNode | undefined {
  for (const path of paths) {
    const found = path
      .split('/')
      .reduce<XmlNode | undefined>((from, name) => from?.children.find((child) => child.name === name), node)
    if (found) return found
  }
  return undefined
}
const textAt = (node: XmlNode, ...paths: string[]) => at(node, ...paths)?.text.trim() || null
const allOf = (node: XmlNode | undefined, name: string) =>
  node?.children.filter((child) => child.name === name) ?? []

const amountPaths = ['Amt', 'AmtDtls/TxAmt/Amt']

export function splitCamt(): Splitter {
  const next = xmlElements('Ntry')
  return (text) => next(text).flatMap(({ node, line }) => rowsOf(node).map((row) => ({ list, line, ...row })))
}

type Row = Pick<SplitRow, 'value' | 'error'>

function rowsOf(entry: XmlNode): Row[] {
  const status = textAt(entry, 'Sts/Cd', 'Sts')
  if (status !== null && status !== 'BOOK') return [{ error: `is not booked by the bank, but ${status}` }]
  if (textAt(entry, 'RvslInd') === 'true')
    return [{ error: 'takes an earlier entry back: release the payment that it is for' }]
  const transactions = allOf(entry, 'NtryDtls').flatMap((details) => allOf(details, 'TxDtls'))
  const [only] = transactions
  if (transactions.length <= 1) return [rowOf(entry, only, at(entry, 'Amt'), referenceOf(entry, only))]
  if (transactions.some((each) => !at(each, ...amountPaths)))
    return [{ error: 'has several transactions, and not all of them have an amount' }]
  const whole = referenceOf(entry, undefined)
  return transactions.map((each, index) => {
    const own = textAt(each, 'Refs/AcctSvcrRef')
    return rowOf(entry, each, at(each, ...amountPaths), own ?? (whole && `${whole}/${index + 1}`))
  })
}

/** The bank's own reference: those of the payer may be used again. */
const referenceOf = (entry: XmlNode, transaction: XmlNode | undefined) =>
  textAt(entry, 'AcctSvcrRef') ??
  (transaction && textAt(transaction, 'Refs/AcctSvcrRef')) ??
  textAt(entry, 'NtryRef')

function rowOf(
  entry: XmlNode,
  transaction: XmlNode | undefined,
  amount: XmlNode | undefined,
  bankReference: string | null,
): Row {
  if (bankReference === null)
    return {
      error:
        'has no reference of the bank (AcctSvcrRef or NtryRef), so that a repeat could not be recognised',
    }
  const details = transaction ?? entry
  const messages = allOf(at(details, 'RmtInf'), 'Ustrd').map((each) => each.text.trim())
  const references = allOf(at(details, 'RmtInf'), 'Strd').flatMap(
    (each) => textAt(each, 'CdtrRefInf/Ref') ?? [],
  )
  const [reference = null, ...others] = references
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')
  const indicator = textAt(details, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')
  return {
    value: {
      bankReference,
      date: day?.slice(0, 10) ?? '',
      amount: amount?.text.trim() ?? '',
      currency: amount?.attributes.Ccy ?? '',
      direction: indicator === 'DBIT' ? 'out' : 'in',
      reference,
      message: [...messages, ...others].join(' ') || null,
      payer: textAt(details, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm'),
      payerAccount: textAt(details, 'RltdPties/DbtrAcct/Id/IBAN', 'RltdPties/DbtrAcct/Id/Othr/Id'),
    },
  }
}
