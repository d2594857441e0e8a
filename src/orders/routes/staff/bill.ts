import { CreatedBilling, NewBilling } from '../../../contract/fulfilment.ts'
import { refuseOwnAffair } from '../../../contract/own-affair.ts'
import { Problem } from '../../../contract/problems.ts'
import { created, route } from '../../../platform/http/route/route.ts'
import { decideBilling } from '../../billing.ts'
import type { OrdersContext } from '../../context.ts'
import { loadOrder } from '../../order.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'
import { changeOrder, staffProblems } from './change-order.ts'
import { readLines } from './line-units.ts'

export const billOrder = ({ store, clock, mailOrder, replacedUnits }: OrdersContext) =>
  route({
    operationId: 'billOrder',
    method: 'POST',
    path: '/fulfilment/v1/orders/{orderId}/billings',
    tag: 'Fulfilment',
    summary: 'Invoice or credit lines of an order',
    description:
      'At most the ordered units can be invoiced, and at most the invoiced units credited, less those that were replaced after a return. Without lines, all billable units are billed. Credited units are not invoiced again, unless `invoiceAgain` says so.',
    access: 'issue-invoices',
    params: orderIdParam,
    body: { schema: NewBilling, example: { type: 'Invoice', lines: [{ lineNumber: '10', quantity: 1 }] } },
    success: created('The billing is issued.', CreatedBilling, { billingId: '7K3MX-9QF2T-B1' }),
    problems: [
      ...staffProblems,
      'order_line_not_found',
      'nothing_to_bill',
      'quantity_not_billable',
      'own_affair',
    ],

    async decide({ caller, params: { orderId = '' }, body }) {
      const lines = readLines(body.lines, 'billingLine', body.billingLine)
      if (lines instanceof Problem) return lines
      const stored = await loadOrder(store, orderId)
      if (!stored) return noSuchOrder(orderId)
      const own = body.type === 'CreditNote' ? refuseOwnAffair(caller, stored.account) : undefined
      if (own) return own
      const now = clock()
      const replaced = body.type === 'CreditNote' ? await replacedUnits(orderId) : new Map()
      const decision = decideBilling(
        stored,
        { type: body.type, lines, invoiceAgain: body.invoiceAgain ?? false, replaced },
        now,
      )
      if (decision instanceof Problem) return decision
      const { billingId, type } = decision.billing
      const action = type === 'Invoice' ? 'invoice' : 'credit'
      return {
        ...(await changeOrder(stored, decision.after, action, caller.client, now, mailOrder, { billingId })),
        answer: { status: 201, body: { billingId } },
      }
    },
  })
