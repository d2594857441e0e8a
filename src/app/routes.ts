import { getMe } from '../accounts/routes/me.ts'
import { listBundles } from '../catalog/routes/bundles.ts'
import { listGroups } from '../catalog/routes/groups.ts'
import { getProduct } from '../catalog/routes/product.ts'
import { listProducts } from '../catalog/routes/products.ts'
import { createCheckout } from '../checkout/routes/create.ts'
import { readCheckout } from '../checkout/routes/read.ts'
import { submitCheckout } from '../checkout/routes/submit.ts'
import { getComponentPrices } from '../configurator/routes/component-prices.ts'
import { proposeCompletionsRoute } from '../configurator/routes/propose-completions.ts'
import { proposeFixesRoute } from '../configurator/routes/propose-fixes.ts'
import { readConfiguration } from '../configurator/routes/read-configuration.ts'
import { saveConfiguration } from '../configurator/routes/save-configuration.ts'
import { summarizeConfiguration } from '../configurator/routes/summary.ts'
import { validateBatch } from '../configurator/routes/validate-batch.ts'
import { validateConfiguration } from '../configurator/routes/validate-configuration.ts'
import { listEvents } from '../events/routes/events.ts'
import {
  changeSupply,
  createPurchaseOrder,
  listSupply,
  receiveGoods,
} from '../inventory/routes/purchase-orders.ts'
import { putStock, readStock } from '../inventory/routes/stock.ts'
import { listStock } from '../inventory/routes/stock-list.ts'
import { getAllowedActions } from '../orders/routes/allowed-actions.ts'
import { cancelOrder } from '../orders/routes/customer/cancel.ts'
import { getOrder } from '../orders/routes/customer/get.ts'
import { listOwnOrders } from '../orders/routes/customer/list.ts'
import { billOrder } from '../orders/routes/staff/bill.ts'
import { cancelOrderLine } from '../orders/routes/staff/cancel-line.ts'
import { getDashboard } from '../orders/routes/staff/dashboard.ts'
import { markDelivered } from '../orders/routes/staff/delivered.ts'
import { listAllOrders } from '../orders/routes/staff/list.ts'
import { readAnyOrder } from '../orders/routes/staff/read.ts'
import { shipOrder } from '../orders/routes/staff/ship.ts'
import { confirmOrder, releaseOrder } from '../orders/routes/staff/transition.ts'
import type { Route } from '../platform/http/route.ts'
import { webhookRoutes } from '../webhooks/routes/index.ts'
import type { AppContext } from './context.ts'
import { versionRoutes } from './version-routes.ts'

/** The interface at a glance: every operation of the service. */
export function allRoutes(parts: AppContext): Route[] {
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
    listEvents(parts),
    ...webhookRoutes(parts),
    ...versionRoutes(parts),
  ]
  return routes
}
