import type { Return } from '../contract/returns.ts'
import { isoDate } from '../platform/time.ts'
import { replacementsOf } from './replaced.ts'
import type { StoredReturn } from './return.ts'
import { allowsReturn, customerActions, staffActions } from './states.ts'

const audiences = { customer: customerActions, staff: staffActions }

/** As customers or staff see it. */
export function viewReturn(stored: StoredReturn, audience: keyof typeof audiences): Return {
  const { id, account, state, version, requestedAt, lines, credits, steps } = stored
  return {
    returnId: id,
    customerId: account,
    state,
    version,
    requestedAt: isoDate(requestedAt),
    lines: lines.map(({ replacements = [], ...line }, index) => ({
      line: index + 1,
      ...line,
      replaced: replacements.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    credits,
    replacements: replacementsOf(stored).map((orderId) => ({ orderId })),
    steps: steps.map(({ at, ...step }) => ({ at: isoDate(at), ...step })),
    allowedActions: audiences[audience].filter((action) => allowsReturn(state, action)),
  }
}
