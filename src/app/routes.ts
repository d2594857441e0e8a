import { accountRoutes } from '../accounts/routes/accounts.ts'
import { beginSession } from '../accounts/routes/begin-session.ts'
import { clientRoutes } from '../accounts/routes/clients.ts'
import { endSession } from '../accounts/routes/end-session.ts'
import { keyRoutes } from '../accounts/routes/keys.ts'
import { getMe } from '../accounts/routes/me.ts'
import { roleRoutes } from '../accounts/routes/roles.ts'
import { addressRoutes } from '../addresses/routes/index.ts'
import { listAudit } from '../audit/routes/list.ts'
import { companyRoutes } from '../billing/routes/company.ts'
import { invoiceRoutes } from '../billing/routes/invoices.ts'
import { issueRoutes } from '../billing/routes/issue.ts'
import { journalRoutes } from '../billing/routes/journal.ts'
import { ownInvoiceRoutes } from '../billing/routes/own-invoices.ts'
import { paymentRoutes } from '../billing/routes/payments.ts'
import { statementRoutes } from '../billing/routes/statements.ts'
import { buildRoutes } from '../builds/routes/index.ts'
import { cartRoutes } from '../cart/routes/index.ts'
import { catalogAdministration } from '../catalog/routes/administration/index.ts'
import { listAlternatives } from '../catalog/routes/alternatives.ts'
import { listBundles } from '../catalog/routes/bundles.ts'
import { listGroups } from '../catalog/routes/groups.ts'
import { matchProducts } from '../catalog/routes/match.ts'
import { getOfferVersion } from '../catalog/routes/offer-version.ts'
import { getProduct } from '../catalog/routes/product.ts'
import { listProducts } from '../catalog/routes/products.ts'
import { setProductImages } from '../catalog/routes/set-images.ts'
import { uploadImage } from '../catalog/routes/upload-image.ts'
import { carrierRoutes } from '../checkout/routes/carriers.ts'
import { createCheckout } from '../checkout/routes/create.ts'
import { trialDelivery } from '../checkout/routes/delivery-trial.ts'
import { ordersForCustomers } from '../checkout/routes/for-customer.ts'
import { readCheckout } from '../checkout/routes/read.ts'
import { submitCheckout } from '../checkout/routes/submit.ts'
import { getComponentPrices } from '../configurator/routes/component-prices.ts'
import { findCandidates } from '../configurator/routes/find-candidates.ts'
import { proposeCompletionsRoute } from '../configurator/routes/propose-completions.ts'
import { proposeFixesRoute } from '../configurator/routes/propose-fixes.ts'
import { readConfiguration } from '../configurator/routes/read-configuration.ts'
import { saveConfiguration } from '../configurator/routes/save-configuration.ts'
import { summarizeConfiguration } from '../configurator/routes/summary.ts'
import { validateBatch } from '../configurator/routes/validate-batch.ts'
import { validateConfiguration } from '../configurator/routes/validate-configuration.ts'
import { validateGroup } from '../configurator/routes/validate-group.ts'
import { searchForStaff } from '../desk/routes/search.ts'
import { getToDo } from '../desk/routes/to-do.ts'
import { listEvents } from '../events/routes/events.ts'
import { listImports } from '../imports/routes/list.ts'
import { readImport } from '../imports/routes/read.ts'
import { exportRefusedRows } from '../imports/routes/refused.ts'
import { listImportRows } from '../imports/routes/rows.ts'
import { startImport } from '../imports/routes/start.ts'
import { findIncoming } from '../inventory/routes/find-incoming.ts'
import {
  changeSupply,
  createPurchaseOrder,
  listSupply,
  receiveGoods,
} from '../inventory/routes/purchase-orders.ts'
import { listCorrections, putStock, readShortage, readStock } from '../inventory/routes/stock.ts'
import { listStock } from '../inventory/routes/stock-list.ts'
import { getAllowedActions } from '../orders/routes/allowed-actions.ts'
import { cancelOrder } from '../orders/routes/customer/cancel.ts'
import { getOrder } from '../orders/routes/customer/get.ts'
import { listOwnOrders } from '../orders/routes/customer/list.ts'
import { billOrder } from '../orders/routes/staff/bill.ts'
import { cancelOrderLine } from '../orders/routes/staff/cancel-line.ts'
import { getDashboard } from '../orders/routes/staff/dashboard.ts'
import { markDelivered } from '../orders/routes/staff/delivered.ts'
import { exportOrders } from '../orders/routes/staff/export.ts'
import { findCode } from '../orders/routes/staff/find-code.ts'
import { listAllOrders } from '../orders/routes/staff/list.ts'
import { pickRoutes } from '../orders/routes/staff/picks.ts'
import { readAnyOrder } from '../orders/routes/staff/read.ts'
import { shipOrder } from '../orders/routes/staff/ship.ts'
import { confirmOrder, releaseOrder } from '../orders/routes/staff/transition.ts'
import { peopleRoutes } from '../people/routes/index.ts'
import type { Route } from '../platform/http/route/route.ts'
import { purchasingRoutes } from '../purchasing/routes/index.ts'
import { quotationRoutes } from '../quotations/routes/index.ts'
import { returnRoutes } from '../returns/routes/index.ts'
import { getSales } from '../sales/routes/sales.ts'
import { beginSetup } from '../setup/routes/begin.ts'
import { becomeOwner } from '../setup/routes/owner.ts'
import { readSetup } from '../setup/routes/read.ts'
import { sendingRoutes } from '../setup/routes/sending.ts'
import { webhookRoutes } from '../webhooks/routes/index.ts'
import type { AppContext } from './context.ts'
import { versionRoutes } from './version-routes.ts'

/** Every operation of the service. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table
export function allRoutes(context: AppContext): Route[] {
  const routes: Route[] = [
    createCheckout(context),
    submitCheckout(context),
    readCheckout(context),
    ...cartRoutes(context),
    ...addressRoutes(context),
    listOwnOrders(context),
    getOrder(context),
    getAllowedActions(context),
    cancelOrder(context),
    ...ownInvoiceRoutes(context),
    ...quotationRoutes(context),
    ...returnRoutes(context),
    validateBatch(context),
    validateGroup(context),
    findCandidates(context),
    validateConfiguration(context),
    summarizeConfiguration(context),
    proposeFixesRoute(context),
    proposeCompletionsRoute(context),
    saveConfiguration(context),
    readConfiguration(context),
    ...buildRoutes(context),
    getComponentPrices(context),
    listGroups(context),
    listBundles(context),
    listProducts(context),
    getOfferVersion(context),
    getProduct(context),
    listAlternatives(context),
    matchProducts(context),
    setProductImages(context),
    uploadImage(context),
    ...catalogAdministration(context),
    startImport(context),
    exportRefusedRows(context),
    readImport(context),
    listImports(context),
    listImportRows(context),
    getMe(context),
    beginSession(context),
    endSession(context),
    ...peopleRoutes(context),
    getDashboard(context, () => routes),
    getSales(context),
    getToDo(context),
    listAllOrders(context),
    exportOrders(context),
    ...ordersForCustomers(context),
    readAnyOrder(context),
    findCode(context),
    ...pickRoutes(context),
    searchForStaff(context),
    confirmOrder(context),
    releaseOrder(context),
    shipOrder(context),
    markDelivered(context),
    billOrder(context),
    ...issueRoutes(context),
    ...invoiceRoutes(context),
    ...paymentRoutes(context),
    ...statementRoutes(context),
    ...journalRoutes(context),
    cancelOrderLine(context),
    listStock(context),
    readStock(context),
    putStock(context),
    readShortage(context),
    listCorrections(context),
    listSupply(context),
    createPurchaseOrder(context),
    changeSupply(context),
    receiveGoods(context),
    findIncoming(context),
    ...purchasingRoutes(context),
    listEvents(context),
    ...webhookRoutes(context),
    becomeOwner(context),
    beginSetup(context),
    readSetup(context),
    ...sendingRoutes(context),
    ...companyRoutes(context),
    ...accountRoutes(context),
    ...keyRoutes(context),
    ...clientRoutes(context),
    ...roleRoutes(context),
    ...carrierRoutes(context),
    trialDelivery(context),
    listAudit(context),
    ...versionRoutes(context),
  ]
  return routes
}
