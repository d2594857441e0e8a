// One route for each action on a return. They differ in who may call them, in their body and in their decision.

import { refuseOwnAffair } from '../../contract/own-affair.ts'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { NewReceipt, NewReturnCredit, Return, ReturnText } from '../../contract/returns.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { type Route, route, type StaffDecision } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { decideCredit } from '../credit.ts'
import { decideSimple, type SimpleAction } from '../decide.ts'
import type { Doing, OrdersById, ReturnDecision } from '../decision.ts'
import { loadWithOrders } from '../load.ts'
import { decideReceipt, type ReceivedLine } from '../receive.ts'
import { recordOf, writesOf } from '../record.ts'
import { loadKnown } from '../replaced.ts'
import type { StoredReturn } from '../return.ts'
import type { ReturnAction } from '../states.ts'
import { viewReturn } from '../view.ts'
import { exampleReturn, returnIdParam } from './example.ts'

type Decided = ReturnDecision | Problem
type Decide = (stored: StoredReturn, orders: OrdersById, doing: Doing) => Decided | Promise<Decided>

interface Performer {
  client: string
  /** Those of a customer, who sees only returns of these. */
  accounts?: readonly string[]
  /** A member of staff who may not decide this for an own account. */
  decider?: Caller
}

/** Loads the return with its orders, decides, and answers the return. */
export async function perform(
  { store, clock, mailReturn, allocate }: ReturnsContext,
  { client, accounts, decider }: Performer,
  returnId: string,
  said: { action: ReturnAction; text: string | null },
  decide: Decide,
): Promise<StaffDecision | Problem> {
  const loaded = await loadWithOrders(store, returnId, accounts)
  if (loaded instanceof Problem) return loaded
  const { stored, orders } = loaded
  const own = decider && refuseOwnAffair(decider, stored.account)
  if (own) return own
  const decision = await decide(stored, orders, { actor: client, text: said.text, now: clock() })
  if (decision instanceof Problem) return decision
  const products = [...(decision.restocked?.keys() ?? [])].map((productId) => ({ productId }))
  const body = viewReturn(decision.after, accounts ? 'customer' : 'staff')
  return {
    writes: writesOf(stored, decision, mailReturn),
    record: recordOf(said.action, stored, decision.after),
    answer: { status: 200, body },
    afterwards: () => allocate(products),
    ...(decision.placed?.release && { release: decision.placed.release }),
  }
}

export const problems: ProblemCode[] = ['return_not_found', 'return_action_not_allowed']
export const success = {
  status: 200,
  description: 'The return afterwards.',
  schema: Return,
  example: exampleReturn,
} as const
const example = { text: 'Please send it in its box.' }

/** Actions that say something and lead to one state. `text` is what the customer reads. */
const simple: Record<SimpleAction, { summary: string; description: string; text: 'needed' | 'none' }> = {
  approve: {
    summary: 'Approve a return',
    description: 'The customer can send the goods.',
    text: 'none',
  },
  ask: {
    summary: 'Ask the customer about a return',
    description: 'The return waits for an answer.',
    text: 'needed',
  },
  refuse: {
    summary: 'Refuse a return',
    description: 'The customer reads the reason. The units can be asked for again.',
    text: 'needed',
  },
  close: {
    summary: 'Close a return',
    description:
      'Nothing more is expected or credited. Units that did not come, or go back repaired, can be returned again.',
    text: 'needed',
  },
  answer: {
    summary: 'Answer the question about a return',
    description: 'Staff decide next.',
    text: 'needed',
  },
  withdraw: {
    summary: 'Withdraw a return',
    description: 'Until the goods are received. The units can be asked for again.',
    text: 'none',
  },
}

const customers: readonly SimpleAction[] = ['answer', 'withdraw']

function simpleRoute(context: ReturnsContext, action: SimpleAction): Route {
  const { summary, description, text } = simple[action]
  const mayBeOwn = action === 'approve'
  const codes: ProblemCode[] = mayBeOwn ? [...problems, 'own_affair'] : problems
  const isCustomer = customers.includes(action)
  const definition = {
    operationId: `${action}Return`,
    method: 'POST',
    path: isCustomer ? `/returns/v1/{returnId}/${action}` : `/fulfilment/v1/returns/{returnId}/${action}`,
    tag: isCustomer ? 'Returns' : 'Fulfilment',
    summary,
    description: text === 'none' ? `${description} A request body is ignored.` : description,
    params: returnIdParam,
    success,
    problems: codes,
  } as const
  const decide = (caller: Caller, returnId: string, said: string | null) => {
    const { client, accounts } = caller
    const by = isCustomer ? { client, accounts } : { client, ...(mayBeOwn && { decider: caller }) }
    return perform(context, by, returnId, { action, text: said }, (...given) =>
      decideSimple(given[0], given[1], action, given[2]),
    )
  }
  const access = isCustomer ? 'orders:cancel' : 'decide-returns'
  if (text === 'none')
    return route({
      ...definition,
      access,
      decide: ({ caller, params: { returnId = '' } }) => decide(caller, returnId, null),
    })
  return route({
    ...definition,
    access,
    body: { schema: ReturnText, example },
    decide: ({ caller, params: { returnId = '' }, body }) => decide(caller, returnId, body.text),
  })
}

const receiveRoute = (context: ReturnsContext) =>
  route({
    operationId: 'receiveReturn',
    method: 'POST',
    path: '/fulfilment/v1/returns/{returnId}/receipts',
    tag: 'Fulfilment',
    summary: 'Receive units of a return',
    description:
      'Says in which condition units came. Units to restock are on the shelf at once, and waiting orders get them.',
    access: 'receive-returns',
    params: returnIdParam,
    body: {
      schema: NewReceipt,
      example: { lines: [{ line: 1, quantity: 1, condition: 'Restock', serialNumbers: ['SN-1'] }] },
    },
    success,
    problems: [...problems, 'order_line_not_found', 'quantity_not_expected', 'serial_numbers_wrong'],

    decide({ caller, params: { returnId = '' }, body: { lines } }) {
      const came: ReceivedLine[] = lines.map((line) => ({ ...line, serialNumbers: line.serialNumbers ?? [] }))
      const said = { action: 'receive', text: null } as const
      return perform(context, { client: caller.client }, returnId, said, (stored, orders, doing) =>
        decideReceipt(stored, orders, came, doing),
      )
    },
  })

const creditRoute = (context: ReturnsContext) =>
  route({
    operationId: 'creditReturn',
    method: 'POST',
    path: '/fulfilment/v1/returns/{returnId}/credit',
    tag: 'Fulfilment',
    summary: 'Credit received units',
    description:
      'Makes a billing of type CreditNote in each order. Units to repair are not credited. The delivery charge is credited with the last goods of an order, unless `RETURN_DELIVERY_CHARGE` says never.',
    access: 'issue-invoices',
    params: returnIdParam,
    body: { schema: NewReturnCredit, example: { lines: null }, isOptional: true },
    success,
    problems: [
      ...problems,
      'order_action_not_allowed',
      'order_line_not_found',
      'nothing_to_bill',
      'quantity_not_billable',
      'own_affair',
    ],

    decide({ caller, params: { returnId = '' }, body: { lines } }) {
      const said = { action: 'credit', text: null } as const
      const rule = context.settings.RETURN_DELIVERY_CHARGE
      const by = { client: caller.client, decider: caller }
      return perform(context, by, returnId, said, async (stored, orders, doing) =>
        decideCredit(await loadKnown(context.store, stored, orders), lines, rule, doing),
      )
    },
  })

export const actionRoutes = (context: ReturnsContext): Route[] => [
  ...(Object.keys(simple) as SimpleAction[]).map((action) => simpleRoute(context, action)),
  receiveRoute(context),
  creditRoute(context),
]
