import { listBundles } from './catalog/routes/bundles.ts'
import { listGroups } from './catalog/routes/groups.ts'
import { getProduct } from './catalog/routes/product.ts'
import { listProducts } from './catalog/routes/products.ts'
import {
  changeSupply,
  createPurchaseOrder,
  listSupply,
  receiveGoods,
} from './catalog/routes/purchase-orders.ts'
import { putStock, readStock } from './catalog/routes/stock.ts'
import { listStock } from './catalog/routes/stock-list.ts'
import { createCheckout } from './checkout/routes/create.ts'
import { readCheckout } from './checkout/routes/read.ts'
import { submitCheckout } from './checkout/routes/submit.ts'
import { getMe } from './customers/routes/me.ts'
import { eventRoutes } from './events/routes/index.ts'
import type { Route } from './http/route.ts'
import { versionRoutes } from './http/version-routes.ts'
import { billOrder } from './orders/fulfilment/bill.ts'
import { cancelOrderLine } from './orders/fulfilment/cancel-line.ts'
import { getDashboard } from './orders/fulfilment/dashboard.ts'
import { markDelivered } from './orders/fulfilment/delivered.ts'
import { listAllOrders } from './orders/fulfilment/list.ts'
import { readAnyOrder } from './orders/fulfilment/read.ts'
import { shipOrder } from './orders/fulfilment/ship.ts'
import { confirmOrder, releaseOrder } from './orders/fulfilment/transition.ts'
import { getAllowedActions } from './orders/routes/allowed-actions.ts'
import { cancelOrder } from './orders/routes/cancel.ts'
import { getOrder } from './orders/routes/get.ts'
import { listOwnOrders } from './orders/routes/list.ts'
import type { Parts } from './parts.ts'
import { getComponentPrices } from './pcconfig/routes/component-prices.ts'
import { proposeCompletionsRoute } from './pcconfig/routes/propose-completions.ts'
import { proposeFixesRoute } from './pcconfig/routes/propose-fixes.ts'
import { readConfiguration } from './pcconfig/routes/read-configuration.ts'
import { saveConfiguration } from './pcconfig/routes/save-configuration.ts'
import { summarizeConfiguration } from './pcconfig/routes/summary.ts'
import { validateBatch } from './pcconfig/routes/validate-batch.ts'
import { validateConfiguration } from './pcconfig/routes/validate-configuration.ts'

/** The interface at a glance: every operation of the service. */
export function allRoutes(parts: Parts): Route[] {
  const routes: Route[] = [
    createCheckout(parts),
    submitCheckout(parts),
    readCheckout(parts),
    listOwnOrders(parts),
    getOrder(parts),
    getAllowedActions(parts),
    cancelOrder(parts),
    validateBatch(parts),
    validateConfiguration(parts),
    summarizeConfiguration(parts),
    proposeFixesRoute(parts),
    proposeCompletionsRoute(parts),
    saveConfiguration(parts),
    readConfiguration(parts),
    getComponentPrices(parts),
    listGroups(parts),
    listBundles(parts),
    listProducts(parts),
    getProduct(parts),
    getMe(parts),
    getDashboard(parts, () => routes),
    listAllOrders(parts),
    readAnyOrder(parts),
    confirmOrder(parts),
    releaseOrder(parts),
    shipOrder(parts),
    markDelivered(parts),
    billOrder(parts),
    cancelOrderLine(parts),
    listStock(parts),
    readStock(parts),
    putStock(parts),
    listSupply(parts),
    createPurchaseOrder(parts),
    changeSupply(parts),
    receiveGoods(parts),
    ...eventRoutes(parts),
    ...versionRoutes(parts),
  ]
  return routes
}
