// Every page and its address; src/site/pages.ts serves the same addresses.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readAuditFilter } from './backoffice/admin/audit-filter'
import { readSearchFilter } from './backoffice/admin/search-filter'
import { readSalesSearch } from './backoffice/dashboard/sales-span'
import { readInvoiceFilter } from './backoffice/invoices/invoice-filter'
import { readPapersLink } from './backoffice/papers/papers-link'
import { readPaymentFilter } from './backoffice/payments/payment-filter'
import { readProductFilter, readProductLink } from './backoffice/products/product-filter'
import { readPurchaseFilter } from './backoffice/purchasing/purchase-filter'
import { readReceiveLink } from './backoffice/receive/receive-link'
import { readReturnFilter, readReturnLink } from './backoffice/returns/return-filter'
import { readSellingLink } from './backoffice/selling/selling-link'
import { readServiceSearch } from './backoffice/service/service-span'
import { readStockFilter } from './backoffice/stock/stock-filter'
import { readSupplyFilter } from './backoffice/supply/supply-filter'
import { readDeliveryFilter } from './backoffice/webhooks/delivery-filter'
import { readBuild } from './builds/build-link'
import { readCompared } from './builds/compare-link'
import { readCheckoutLink } from './checkout/checkout-link'
import { basePath } from './config'
import { readSearch } from './finder/search-query'
import { Shell } from './frame/shell'
import { readOrderFilter } from './orders/order-filter'
import { readOwnOrderFilter } from './orders/order-list-filter'
import { parseSearch, stringifySearch } from './search'
import { PageFailure } from './shell/page-failure'
import { PageMissing } from './shell/page-missing'
import { PageWaiting } from './shell/page-waiting'

const root = createRootRoute({ component: Shell })
const pageAt = <const Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

const builder = createRoute({
  ...pageAt('/'),
  validateSearch: readBuild,
  component: lazyRouteComponent(() => import('./builder/builder-page'), 'BuilderPage'),
})
const cart = createRoute({
  ...pageAt('/cart'),
  component: lazyRouteComponent(() => import('./cart/cart-page'), 'CartPage'),
})
const checkout = createRoute({
  ...pageAt('/checkout'),
  validateSearch: readCheckoutLink,
  component: lazyRouteComponent(() => import('./checkout/checkout-page'), 'CheckoutPage'),
})
const orders = createRoute({
  ...pageAt('/orders'),
  validateSearch: readOwnOrderFilter,
  component: lazyRouteComponent(() => import('./orders/orders-page'), 'OrdersPage'),
})
const order = createRoute({
  ...pageAt('/orders/$orderId'),
  component: lazyRouteComponent(() => import('./orders/order-page'), 'OrderPage'),
})
const requestReturn = createRoute({
  ...pageAt('/orders/$orderId/return'),
  component: lazyRouteComponent(() => import('./orders/returns/request-page'), 'RequestReturnPage'),
})
const ownReturns = createRoute({
  ...pageAt('/returns'),
  component: lazyRouteComponent(() => import('./orders/returns/returns-page'), 'OwnReturnsPage'),
})
const ownReturn = createRoute({
  ...pageAt('/returns/$returnId'),
  component: lazyRouteComponent(() => import('./orders/returns/return-page'), 'OwnReturnPage'),
})
const ownQuotes = createRoute({
  ...pageAt('/quotes'),
  component: lazyRouteComponent(() => import('./checkout/quotes/quotes-page'), 'OwnQuotesPage'),
})
const ownQuote = createRoute({
  ...pageAt('/quotes/$quoteId'),
  component: lazyRouteComponent(() => import('./checkout/quotes/quote-page'), 'OwnQuotePage'),
})
const linkedQuote = createRoute({
  ...pageAt('/quote'),
  component: lazyRouteComponent(() => import('./checkout/quotes/quote-page'), 'LinkedQuotePage'),
})
const ownInvoices = createRoute({
  ...pageAt('/invoices'),
  component: lazyRouteComponent(() => import('./orders/invoices-page'), 'OwnInvoicesPage'),
})
const product = createRoute({
  ...pageAt('/products/$productId'),
  component: lazyRouteComponent(() => import('./products/product-page'), 'ProductPage'),
})
const search = createRoute({
  ...pageAt('/search'),
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('./finder/search-page'), 'SearchPage'),
})
const placed = createRoute({
  ...pageAt('/orders/$orderId/placed'),
  component: lazyRouteComponent(() => import('./checkout/placed-page'), 'PlacedPage'),
})
const builds = createRoute({
  ...pageAt('/builds'),
  component: lazyRouteComponent(() => import('./builds/builds-page'), 'BuildsPage'),
})
const build = createRoute({
  ...pageAt('/builds/$buildId'),
  component: lazyRouteComponent(() => import('./builds/build-page'), 'BuildPage'),
})
const compare = createRoute({
  ...pageAt('/builds/compare'),
  validateSearch: readCompared,
  component: lazyRouteComponent(() => import('./builds/compare-page'), 'ComparePage'),
})
const shared = createRoute({
  ...pageAt('/shared/$shareId'),
  component: lazyRouteComponent(() => import('./builds/shared-page'), 'SharedPage'),
})
const quickOrder = createRoute({
  ...pageAt('/quick-order'),
  component: lazyRouteComponent(() => import('./quick-order/quick-order-page'), 'QuickOrderPage'),
})
const signIn = createRoute({
  ...pageAt('/sign-in'),
  component: lazyRouteComponent(() => import('./session/return-page'), 'ReturnPage'),
})

const security = createRoute({
  ...pageAt('/security'),
  component: lazyRouteComponent(() => import('./session/people/security-page'), 'SecurityPage'),
})
const setPassword = createRoute({
  ...pageAt('/set-password'),
  component: lazyRouteComponent(() => import('./session/people/set-password-page'), 'SetPasswordPage'),
})
const signInLink = createRoute({
  ...pageAt('/sign-in-link'),
  component: lazyRouteComponent(() => import('./session/people/sign-in-link-page'), 'SignInLinkPage'),
})

const setup = createRoute({
  ...pageAt('/setup'),
  component: lazyRouteComponent(() => import('./backoffice/setup/setup-page'), 'SetupPage'),
})

const backoffice = createRoute({
  ...pageAt('/backoffice'),
  component: lazyRouteComponent(() => import('./backoffice/frame'), 'BackofficeFrame'),
})
const deskAt = <const Path extends string>(path: Path) => ({ getParentRoute: () => backoffice, path })
const desk = [
  createRoute({
    ...deskAt('/'),
    validateSearch: readSalesSearch,
    component: lazyRouteComponent(() => import('./backoffice/dashboard/dashboard-page'), 'DashboardPage'),
  }),
  createRoute({
    ...deskAt('/service'),
    validateSearch: readServiceSearch,
    component: lazyRouteComponent(() => import('./backoffice/service/service-page'), 'ServicePage'),
  }),
  createRoute({
    ...deskAt('/orders'),
    validateSearch: readOrderFilter,
    component: lazyRouteComponent(() => import('./backoffice/orders/orders-page'), 'AllOrdersPage'),
  }),
  createRoute({
    ...deskAt('/orders/new'),
    validateSearch: readSellingLink,
    component: lazyRouteComponent(() => import('./backoffice/selling/new-order-page'), 'NewOrderPage'),
  }),
  createRoute({
    ...deskAt('/quotes'),
    validateSearch: readSellingLink,
    component: lazyRouteComponent(() => import('./backoffice/selling/quotes-page'), 'QuotesPage'),
  }),
  createRoute({
    ...deskAt('/quotes/new'),
    validateSearch: readSellingLink,
    component: lazyRouteComponent(() => import('./backoffice/selling/quote-page'), 'NewQuotePage'),
  }),
  createRoute({
    ...deskAt('/quotes/$quoteId'),
    component: lazyRouteComponent(() => import('./backoffice/selling/quote-page'), 'QuotePage'),
  }),
  createRoute({
    ...deskAt('/orders/$orderId'),
    component: lazyRouteComponent(() => import('./backoffice/orders/order-page'), 'AnyOrderPage'),
  }),
  createRoute({
    ...deskAt('/papers'),
    validateSearch: readPapersLink,
    component: lazyRouteComponent(() => import('./backoffice/papers/papers-page'), 'PapersPage'),
  }),
  createRoute({
    ...deskAt('/scan'),
    component: lazyRouteComponent(() => import('./backoffice/scan/scan-page'), 'ScanPage'),
  }),
  createRoute({
    ...deskAt('/products'),
    validateSearch: readProductFilter,
    component: lazyRouteComponent(() => import('./backoffice/products/products-page'), 'ProductsPage'),
  }),
  createRoute({
    ...deskAt('/products/$productId'),
    validateSearch: readProductLink,
    component: lazyRouteComponent(() => import('./backoffice/products/product-page'), 'AnyProductPage'),
  }),
  createRoute({
    ...deskAt('/product-groups'),
    component: lazyRouteComponent(() => import('./backoffice/products/groups-page'), 'GroupsPage'),
  }),
  createRoute({
    ...deskAt('/bundles'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/bundles/bundles-page'), 'BundlesPage'),
  }),
  createRoute({
    ...deskAt('/data-quality'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(
      () => import('./backoffice/data-quality/data-quality-page'),
      'DataQualityPage',
    ),
  }),
  createRoute({
    ...deskAt('/stock'),
    validateSearch: readStockFilter,
    component: lazyRouteComponent(() => import('./backoffice/stock/stock-page'), 'StockPage'),
  }),
  createRoute({
    ...deskAt('/receive'),
    validateSearch: readReceiveLink,
    component: lazyRouteComponent(() => import('./backoffice/receive/receive-page'), 'ReceivePage'),
  }),
  createRoute({
    ...deskAt('/expected-goods'),
    validateSearch: readSupplyFilter,
    component: lazyRouteComponent(() => import('./backoffice/supply/supply-page'), 'SupplyPage'),
  }),
  createRoute({
    ...deskAt('/to-buy'),
    component: lazyRouteComponent(() => import('./backoffice/purchasing/to-buy-page'), 'ToBuyPage'),
  }),
  createRoute({
    ...deskAt('/purchase-orders'),
    validateSearch: readPurchaseFilter,
    component: lazyRouteComponent(() => import('./backoffice/purchasing/purchases-page'), 'PurchasesPage'),
  }),
  createRoute({
    ...deskAt('/purchase-orders/$purchaseOrderId'),
    component: lazyRouteComponent(() => import('./backoffice/purchasing/purchase-page'), 'PurchasePage'),
  }),
  createRoute({
    ...deskAt('/suppliers'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/purchasing/suppliers-page'), 'SuppliersPage'),
  }),
  createRoute({
    ...deskAt('/suppliers/$supplierId'),
    component: lazyRouteComponent(() => import('./backoffice/purchasing/supplier-page'), 'SupplierPage'),
  }),
  createRoute({
    ...deskAt('/price-lists'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/prices/price-lists-page'), 'PriceListsPage'),
  }),
  createRoute({
    ...deskAt('/price-lists/$priceList'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/prices/price-list-page'), 'PriceListPage'),
  }),
  createRoute({
    ...deskAt('/imports'),
    component: lazyRouteComponent(() => import('./backoffice/imports/imports-page'), 'ImportsPage'),
  }),
  createRoute({
    ...deskAt('/webhooks'),
    component: lazyRouteComponent(() => import('./backoffice/webhooks/webhooks-page'), 'WebhooksPage'),
  }),
  createRoute({
    ...deskAt('/webhooks/$webhookId'),
    validateSearch: readDeliveryFilter,
    component: lazyRouteComponent(() => import('./backoffice/webhooks/webhook-page'), 'WebhookPage'),
  }),
  createRoute({
    ...deskAt('/accounts'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/admin/accounts-page'), 'AccountsPage'),
  }),
  createRoute({
    ...deskAt('/accounts/$customerId'),
    component: lazyRouteComponent(() => import('./backoffice/admin/account-page'), 'AccountPage'),
  }),
  createRoute({
    ...deskAt('/people'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/people/people-page'), 'PeoplePage'),
  }),
  createRoute({
    ...deskAt('/people/roles'),
    component: lazyRouteComponent(() => import('./backoffice/people/roles-page'), 'RolesPage'),
  }),
  createRoute({
    ...deskAt('/keys'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/admin/keys-page'), 'KeysPage'),
  }),
  createRoute({
    ...deskAt('/clients'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/admin/clients-page'), 'ClientsPage'),
  }),
  createRoute({
    ...deskAt('/invoices'),
    validateSearch: readInvoiceFilter,
    component: lazyRouteComponent(() => import('./backoffice/invoices/invoices-page'), 'InvoicesPage'),
  }),
  createRoute({
    ...deskAt('/payments'),
    validateSearch: readPaymentFilter,
    component: lazyRouteComponent(() => import('./backoffice/payments/payments-page'), 'PaymentsPage'),
  }),
  createRoute({
    ...deskAt('/returns'),
    validateSearch: readReturnFilter,
    component: lazyRouteComponent(() => import('./backoffice/returns/returns-page'), 'ReturnsPage'),
  }),
  createRoute({
    ...deskAt('/returns/receive'),
    validateSearch: readReturnLink,
    component: lazyRouteComponent(
      () => import('./backoffice/returns/receive-returns-page'),
      'ReceiveReturnsPage',
    ),
  }),
  createRoute({
    ...deskAt('/returns/new'),
    validateSearch: readReturnLink,
    component: lazyRouteComponent(() => import('./backoffice/returns/register-page'), 'RegisterReturnPage'),
  }),
  createRoute({
    ...deskAt('/returns/$returnId'),
    component: lazyRouteComponent(() => import('./backoffice/returns/return-page'), 'ReturnPage'),
  }),
  createRoute({
    ...deskAt('/journal'),
    component: lazyRouteComponent(() => import('./backoffice/journal/journal-page'), 'JournalPage'),
  }),
  createRoute({
    ...deskAt('/journal/$month'),
    component: lazyRouteComponent(() => import('./backoffice/journal/month-page'), 'JournalMonthPage'),
  }),
  createRoute({
    ...deskAt('/statements/$customerId'),
    component: lazyRouteComponent(() => import('./backoffice/statements/statement-page'), 'StatementPage'),
  }),
  createRoute({
    ...deskAt('/company'),
    component: lazyRouteComponent(() => import('./backoffice/company/company-page'), 'CompanyPage'),
  }),
  createRoute({
    ...deskAt('/carriers'),
    validateSearch: readSearchFilter,
    component: lazyRouteComponent(() => import('./backoffice/carriers/carriers-page'), 'CarriersPage'),
  }),
  createRoute({
    ...deskAt('/audit'),
    validateSearch: readAuditFilter,
    component: lazyRouteComponent(() => import('./backoffice/admin/audit-page'), 'AuditPage'),
  }),
]

export const router = createRouter({
  routeTree: root.addChildren([
    builder,
    product,
    search,
    builds,
    compare,
    build,
    shared,
    cart,
    checkout,
    orders,
    ownQuotes,
    ownQuote,
    linkedQuote,
    ownInvoices,
    requestReturn,
    ownReturns,
    ownReturn,
    order,
    placed,
    quickOrder,
    signIn,
    security,
    setPassword,
    signInLink,
    setup,
    backoffice.addChildren(desk),
  ]),
  basepath: basePath || '/',
  parseSearch,
  stringifySearch,
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: PageMissing,
  defaultPendingComponent: PageWaiting,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
