import type { Scenario } from './scenario.ts'
import { createCheckout } from './scenarios/create-checkout.ts'
import { getOrder } from './scenarios/get-order.ts'
import { submitCheckout } from './scenarios/submit-checkout.ts'

/** All that is measured, in this order, on each engine. */
export const scenarios: Scenario[] = [getOrder, createCheckout, submitCheckout]
