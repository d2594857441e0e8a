import { admin } from './backoffice/admin'
import { dashboard } from './backoffice/dashboard'
import { orders } from './backoffice/orders'
import { papers } from './backoffice/papers'
import { scan } from './backoffice/scan'
import { stock } from './backoffice/stock'
import { supply } from './backoffice/supply'
import { webhooks } from './backoffice/webhooks'

export const backoffice = {
  title: 'Back office',
  navigation: 'Back office',
  notForCustomers: 'The back office is for staff',
  notForCustomersHint: 'You are signed in with a customer’s key. Your own orders are on another page.',
  toOwnOrders: 'Go to my orders',
  sections: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    scan: 'Scan',
    stock: 'Stock',
    supply: 'Purchase orders',
    webhooks: 'Webhooks',
    accounts: 'Accounts',
    keys: 'Keys',
    audit: 'Audit',
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
  dashboard,
  orders,
  papers,
  scan,
  stock,
  supply,
  webhooks,
}
