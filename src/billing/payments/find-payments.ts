import type { PaymentState } from '../../contract/payment.ts'
import { contains, patternOf } from '../../platform/store/like-pattern.ts'
import { namesOf } from '../../platform/store/row.ts'
import { perEngine, readStatement } from '../../platform/store/statement.ts'
import type { Reader, Value } from '../../platform/store/store.ts'
import { variants } from '../../platform/store/variants.ts'
import { type PaymentRow, paymentColumns } from './payment.ts'

export interface PaymentFilter {
  search: string | null
  state: PaymentState | null
  customerId: string | null
}

export interface PaymentPosition {
  bookedAt: number
  id: string
}

const stateSql: Record<PaymentState, string> = {
  open: 'allocated + not_ours < amount',
  notOurs: 'allocated + not_ours = amount AND not_ours > 0',
  matched: 'allocated = amount',
}
const accountSql = 'account = $5'

const statementFor = variants((parts: readonly (PaymentState | 'account')[], suffix) =>
  readStatement({
    name: `payment.find/${suffix}`,
    columns: paymentColumns,
    sql: perEngine(
      (engine) => `SELECT ${namesOf(paymentColumns)} FROM payment
      WHERE (booked_at, id) < ($1, $2)
      AND ${contains(["COALESCE(reference, '')", "COALESCE(message, '')", "COALESCE(payer, '')", 'bank_reference'], '$3', engine)}
      ${parts.map((part) => `AND ${part === 'account' ? accountSql : stateSql[part]}`).join(' ')}
      ORDER BY booked_at DESC, id DESC LIMIT $4`,
    ),
  }),
)

/** Newest first. */
export function findPayments(
  store: Reader,
  { search, state, customerId }: PaymentFilter,
  after: PaymentPosition | null,
  limit: number,
): Promise<PaymentRow[]> {
  const values: Value[] = [
    after?.bookedAt ?? Number.MAX_SAFE_INTEGER,
    after?.id ?? '',
    patternOf(search),
    limit,
  ]
  return store.all({
    statement: statementFor([...(state ? [state] : []), ...(customerId ? (['account'] as const) : [])]),
    values: [...values, ...(customerId ? [customerId] : [])],
  })
}
