import { createCheckout } from './checkout/routes/create.ts'
import { readCheckout } from './checkout/routes/read.ts'
import { submitCheckout } from './checkout/routes/submit.ts'
import type { Route } from './http/route.ts'
import { versionRoutes } from './http/version-routes.ts'
import { getAllowedActions } from './orders/routes/allowed-actions.ts'
import { cancelOrder } from './orders/routes/cancel.ts'
import { getOrder } from './orders/routes/get.ts'
import { listOwnOrders } from './orders/routes/list.ts'
import type { Parts } from './parts.ts'

/** The interface at a glance: every operation of the service. */
export const allRoutes = (parts: Parts): Route[] => [
  createCheckout(parts),
  submitCheckout(parts),
  readCheckout(parts),
  listOwnOrders(parts),
  getOrder(parts),
  getAllowedActions(parts),
  cancelOrder(parts),
  ...versionRoutes(parts),
]
