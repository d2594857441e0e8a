// Checks a database: files, schema, and consistency of its rows.
import { stepsOf } from '../platform/store/schema.ts'
import type { RowReader, Snapshot } from '../platform/store/snapshot.ts'
import { adHoc } from '../platform/store/statement.ts'
import type { OnProgress } from '../platform/store/store.ts'
import { schema } from '../schema/schema.ts'
import { keptCount, wrongCount } from './count-findings.ts'
import { creditCheck, creditRows, paidRows, promisedRows } from './credit-findings.ts'
import type { DatabaseFinding } from './finding.ts'
import { invoiceRows, numberCheck, seriesRows, wrongInvoice } from './invoice-findings.ts'
import { isReadableDraft, orderFindings, ordersWithDrafts, parsed } from './order-findings.ts'
import { paymentRows, settledRows, wrongPayment, wrongSettled } from './payment-findings.ts'
import { purchaseCheck, purchaseRows, supplyLineRows } from './purchase-findings.ts'
import { replacementRows, returnCheck, returnedRows, returnRows } from './return-findings.ts'
import {
  claims,
  missingPlaces,
  missingStock,
  queueRows,
  stockRows,
  wrongPlace,
  wrongStock,
} from './stock-findings.ts'
import { ordersWithoutTerms, termsWithoutOrder, withoutOrder, withoutTerms } from './term-findings.ts'

const restoreAdvice =
  'Stop the services, keep a copy of the files, and restore the last backup into an empty database (docs/guides/backup.md, "When the database is damaged").'

export async function* checkDatabase(
  snapshot: Snapshot,
  onProgress: OnProgress,
): AsyncIterable<DatabaseFinding> {
  const knownSteps = schema.migrations.length
  const steps = stepsOf(await snapshot.schema())
  if (steps !== knownSteps) {
    yield {
      what: `schema: version ${steps}, this program checks version ${knownSteps}`,
      advice: 'Check with the version that serves this database.',
    }
    return
  }
  onProgress('reading the whole database')
  for await (const what of snapshot.damage()) yield { what: `damage: ${what}`, advice: restoreAdvice }
  yield* checkRows(snapshot, onProgress)
  yield* checkTexts(snapshot, onProgress)
}

/** Consistency between rows. Needs a snapshot. */
export async function* checkRows(reader: RowReader, onProgress: OnProgress): AsyncIterable<DatabaseFinding> {
  const claimed = claims()
  const progress = counter('orders', onProgress)
  for await (const row of reader.rows(ordersWithDrafts)) {
    progress()
    const { wrong, wrongFacts, held } = orderFindings(row)
    for (const each of held) claimed.add(each)
    for (const what of wrong)
      yield {
        what: `order ${row.id} (${row.state}): ${what}`,
        advice: 'Compare it with the last backup; the service repairs no orders.',
      }
    for (const what of wrongFacts)
      yield {
        what: `order ${row.id} (${row.state}): ${what}`,
        advice: `Lists show it wrongly. The service derives it again after: UPDATE orders SET facts_version = 0 WHERE id = '${row.id}'`,
      }
  }
  const known = new Set<string>()
  for await (const row of reader.rows(stockRows)) {
    known.add(row.product_id)
    yield* wrongStock(row, claimed)
  }
  yield* missingStock(claimed, known)
  for await (const row of reader.rows(queueRows)) yield* wrongPlace(row, claimed)
  yield* missingPlaces(claimed)
  for await (const row of reader.rows(keptCount)) yield* wrongCount(row)
  yield* checkInvoices(reader, onProgress)
  const back = returnCheck()
  for await (const row of reader.rows(returnRows)) yield* back.add(row)
  for await (const row of reader.rows(replacementRows)) yield* back.replaced.compare(row)
  yield* back.replaced.settled()
  for await (const row of reader.rows(returnedRows)) yield* back.compare(row)
  yield* back.missing()
  const purchases = purchaseCheck()
  for await (const row of reader.rows(purchaseRows)) yield* purchases.add(row)
  for await (const row of reader.rows(supplyLineRows)) yield* purchases.compare(row)
  yield* purchases.missing()
  yield* checkCredit(reader)
  for await (const row of reader.rows(ordersWithoutTerms)) yield withoutTerms(row)
  for await (const row of reader.rows(termsWithoutOrder)) yield withoutOrder(row)
}

async function* checkCredit(reader: RowReader): AsyncIterable<DatabaseFinding> {
  const credit = creditCheck()
  const limited = []
  for await (const row of reader.rows(creditRows)) limited.push(row)
  if (limited.length === 0) return
  for await (const row of reader.rows(promisedRows)) credit.order(row)
  for await (const row of reader.rows(paidRows)) credit.paid(row)
  for (const row of limited) yield* credit.compare(row)
}

async function* checkInvoices(reader: RowReader, onProgress: OnProgress): AsyncIterable<DatabaseFinding> {
  const numbers = numberCheck()
  const progress = counter('invoices', onProgress)
  for await (const row of reader.rows(invoiceRows)) {
    progress()
    yield* numbers.add(row)
    yield* wrongInvoice(row)
  }
  for await (const row of reader.rows(seriesRows)) yield* numbers.compare(row)
  for await (const row of reader.rows(settledRows)) yield* wrongSettled(row)
  for await (const row of reader.rows(paymentRows)) yield* wrongPayment(row)
}

/** Columns that contain JSON. */
const jsonColumns: Record<string, string[]> = {
  api_key: ['accounts', 'scopes', 'roles'],
  product: ['facts'],
  bundle: ['body'],
  carrier: ['body'],
  company: ['body'],
  invoice: ['body'],
  journal_accounts: ['body'],
  journal_period: ['accounts'],
  goods_return: ['body'],
  supplier: ['body'],
  purchase: ['body'],
  quotation: ['body'],
  quotation_revision: ['body'],
  people: ['roles', 'accounts'],
  configuration: ['products'],
  event: ['data'],
  mail: ['body'],
  webhook: ['types', 'secrets'],
  webhook_delivery: ['body'],
}

/** Reads every row of every table, so that unreadable rows are found in all tables. */
export async function* checkTexts(reader: RowReader, onProgress: OnProgress): AsyncIterable<DatabaseFinding> {
  for (const table of schema.tables) {
    const progress = counter(table, onProgress)
    for await (const row of reader.rows(adHoc(`SELECT * FROM ${table}`))) {
      progress()
      const broken =
        table === 'draft' && !isReadableDraft(String(row.body))
          ? ['body']
          : (jsonColumns[table] ?? []).filter((name) => !isJson(row[name]))
      for (const column of broken) {
        const key = row.id ?? row.name ?? '?'
        yield { what: `${table} ${key}: its ${column} cannot be read`, advice: restoreAdvice }
      }
    }
  }
}

const isJson = (value: unknown) => value === null || parsed(String(value)) !== undefined

function counter(name: string, onProgress: OnProgress) {
  let count = 0
  return () => {
    if (++count % 1000 === 0) onProgress(`${name}: ${count} rows`)
  }
}
