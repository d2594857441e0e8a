// Orders that staff make for a customer, who has called or written.
import { exampleDraft } from '../../contract/example-draft.ts'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import {
  NewStaffOrder,
  PlacedStaffOrder,
  PricedOrder,
  StaffOrderContent,
} from '../../contract/staff-orders.ts'
import { created, ok, type Route, route } from '../../platform/http/route/route.ts'
import type { CheckoutContext } from '../context.ts'
import { manualPricesOf, refuseOtherPrice, staffDraft, viewPriced } from '../staff-draft.ts'
import { readPrecondition } from '../submit/promise.ts'
import { exampleCheckout } from './example-checkout.ts'
import { newDraftSubmitter } from './submit.ts'

const { soldTo: _soldTo, orderLines, ...shared } = exampleDraft
const exampleContent = {
  customerId: '100001',
  ...shared,
  orderLines: orderLines.map((line) => ({ ...line, manualPrice: null })),
}
const { currency, soldTo, totals, deliveryOptions, problems } = exampleCheckout
const examplePriced = {
  ...{ currency, soldTo, totals, deliveryOptions, problems },
  orderLines: exampleCheckout.orderLines,
  promise: '"2.20468"',
}

const draftProblems: ProblemCode[] = ['account_not_found', 'account_not_permitted', 'own_affair']

const price = (context: CheckoutContext) =>
  route({
    operationId: 'priceOrderForCustomer',
    method: 'POST',
    path: '/fulfilment/v1/orders/price',
    tag: 'Fulfilment',
    summary: 'Price an order for a customer',
    description:
      'What the account would pay, and when the goods would arrive, by each delivery option. Lines have the prices of the account unless staff set them. Nothing is stored.',
    access: 'order-for-customers',
    body: { schema: StaffOrderContent, example: exampleContent },
    success: ok('Prices, dates and problems.', PricedOrder, examplePriced),
    problems: draftProblems,

    async read({ caller, body, isWanted }) {
      const draft = await staffDraft(context, body, caller, isWanted)
      return draft instanceof Problem
        ? draft
        : { status: 200, body: await viewPriced(context, draft, 'staff') }
    },
  })

function place(context: CheckoutContext): Route {
  const submit = newDraftSubmitter(context)
  return route({
    operationId: 'placeOrderForCustomer',
    method: 'POST',
    path: '/fulfilment/v1/orders',
    tag: 'Fulfilment',
    summary: 'Place an order for a customer',
    description:
      "The order belongs to the account, which sees it and gets the email about it, and names the client that placed it. The account's credit limit holds.",
    access: 'order-for-customers',
    body: {
      schema: NewStaffOrder,
      example: { ...exampleContent, deliveryOptionId: null, promise: null, total: null },
    },
    success: created(
      'The order is placed.',
      PlacedStaffOrder,
      { orderId: '7K3MX-9QF2T' },
      { Location: 'Where staff can read the order.' },
    ),
    problems: [
      ...draftProblems,
      'price_changed',
      'delivery_option_not_found',
      'checkout_has_problems',
      'no_delivery_option',
      'promise_changed',
      'credit_limit_exceeded',
      'credit_currency_differs',
    ],

    async decide({ caller, body, isWanted }, isRetry) {
      const { deliveryOptionId, promise, total } = body
      const draft = await staffDraft(context, body, caller, isWanted)
      if (draft instanceof Problem) return draft
      const precondition = promise === null ? undefined : readPrecondition(promise, null)
      const refusal = precondition instanceof Problem ? precondition : refuseOtherPrice(draft, total)
      if (refusal || precondition instanceof Problem) return refusal as Problem
      const placed = await submit(draft, { caller, deliveryOptionId, precondition, isRetry })
      if (placed instanceof Problem) return placed
      const { orderId } = placed
      return {
        ...placed,
        record: {
          ...{ action: 'place', entity: 'order', entityId: orderId, before: null },
          after: { customerId: draft.account, manualPrices: manualPricesOf(body) },
        },
        answer: {
          status: 201,
          body: { orderId },
          headers: { Location: `/fulfilment/v1/orders/${orderId}` },
        },
      }
    },
  })
}

export const ordersForCustomers = (context: CheckoutContext): Route[] => [price(context), place(context)]
