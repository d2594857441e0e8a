import { admin } from './backoffice/admin'
import { bundles } from './backoffice/bundles'
import { company } from './backoffice/company'
import { dashboard } from './backoffice/dashboard'
import { dataQuality } from './backoffice/data-quality'
import { desk } from './backoffice/desk'
import { edit } from './backoffice/edit'
import { imports } from './backoffice/imports'
import { invoices } from './backoffice/invoices'
import { journal } from './backoffice/journal'
import { orders } from './backoffice/orders'
import { papers } from './backoffice/papers'
import { payments } from './backoffice/payments'
import { people } from './backoffice/people'
import { prices } from './backoffice/prices'
import { products } from './backoffice/products'
import { returns } from './backoffice/returns'
import { rights } from './backoffice/rights'
import { selling } from './backoffice/selling'
import { sending } from './backoffice/sending'
import { service } from './backoffice/service'
import { setup } from './backoffice/setup'
import { stock } from './backoffice/stock'
import { supply } from './backoffice/supply'
import { webhooks } from './backoffice/webhooks'

export const backoffice = {
  title: 'Back office',
  navigation: 'Back office',
  notForCustomers: 'The back office is for staff',
  notForCustomersHint: 'You are signed in with a customer’s key. Your own orders are on another page.',
  toOwnOrders: 'Go to my orders',
  areas: { orders: 'Sales', catalog: 'Catalog', administration: 'Administration' },
  sections: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    quotes: 'Quotes',
    invoices: 'Invoices',
    payments: 'Payments',
    returns: 'Returns',
    journal: 'Journal',
    scan: 'Scan',
    products: 'Products',
    bundles: 'PCs',
    dataQuality: 'Data quality',
    stock: 'Stock',
    supply: 'Expected goods',
    purchasing: 'Purchasing',
    prices: 'Price lists',
    imports: 'Imports',
    webhooks: 'Webhooks',
    company: 'Company',
    accounts: 'Accounts',
    people: 'People',
    keys: 'Keys',
    clients: 'Clients',
    carriers: 'Carriers',
    audit: 'Audit',
    service: 'Service',
  },
  more: 'Show more',
  cancel: 'Not now',
  save: 'Save',
  all: 'All',
  none: '—',
  actions: 'Actions',
  secret: {
    onlyOnce: 'It is shown only once: copy it now and keep it safe.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have it',
  },
  admin,
  bundles,
  company,
  dashboard,
  dataQuality,
  desk,
  edit,
  imports,
  invoices,
  journal,
  orders,
  papers,
  payments,
  people,
  prices,
  products,
  returns,
  rights,
  selling,
  sending,
  service,
  setup,
  stock,
  supply,
  webhooks,
}
