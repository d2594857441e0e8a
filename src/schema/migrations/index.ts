import type { MigrationStep } from '../../platform/store/migration-step.ts'
import { firstTables } from './0001-tables.ts'
import { fewerRowsPerOrder } from './0002-fewer-rows-per-order.ts'
import { backOrderQueue } from './0003-back-order-queue.ts'
import { supplyVersion } from './0004-supply-version.ts'
import { expiredSupply } from './0005-expired-supply.ts'
import { priceDecimals } from './0006-price-decimals.ts'
import { orderAsJson } from './0007-order-as-json.ts'
import { stepsAndOldest } from './0008-steps-and-oldest.ts'
import { shop } from './0009-shop.ts'
import { administration } from './0010-administration.ts'
import { quickCompression } from './0011-quick-compression.ts'
import { databaseServer } from './0012-database-server.ts'
import { noWrappedOrders } from './0013-no-wrapped-orders.ts'
import { pastPricesByEnd } from './0014-past-prices-by-end.ts'
import { purchaseOrderVersion } from './0015-purchase-order-version.ts'
import { purchaseOrdersByProduct } from './0016-purchase-orders-by-product.ts'
import { accountOfEmails } from './0017-account-of-emails.ts'
import { company } from './0018-company.ts'
import { invoices } from './0019-invoices.ts'
import { payments } from './0020-payments.ts'
import { orderFacts } from './0021-order-facts.ts'
import { journal } from './0022-journal.ts'
import { returns } from './0023-returns.ts'
import { sendingOfInvoices } from './0024-sending-of-invoices.ts'
import { credit } from './0025-credit.ts'
import { erpDocuments } from './0026-erp-documents.ts'
import { changesByImports } from './0027-changes-by-imports.ts'
import { orderTerms } from './0028-order-terms.ts'
import { readingOfImports } from './0029-reading-of-imports.ts'
import { purchasing } from './0030-purchasing.ts'
import { rolesOfKeys } from './0031-roles-of-keys.ts'
import { people } from './0032-people.ts'
import { passkeys } from './0033-passkeys.ts'
import { rightsOfRoles } from './0034-rights-of-roles.ts'
import { picks } from './0035-picks.ts'
import { quotations } from './0036-quotations.ts'

export const migrations: readonly MigrationStep[] = [
  { name: 'first tables', statements: firstTables, oldest: 1, locks: [] },
  {
    name: 'fewer rows per order',
    statements: fewerRowsPerOrder,
    oldest: 2,
    locks: [
      { table: 'orders', while: 'its rows are written' },
      { table: 'event', while: 'its rows are written' },
      { table: 'draft', while: 'an instant' },
    ],
  },
  {
    name: 'queue of back-orders',
    statements: backOrderQueue,
    oldest: 3,
    locks: [{ table: 'reservation', while: 'its rows are written' }],
  },
  {
    name: 'supply version',
    statements: supplyVersion,
    oldest: 4,
    locks: [{ table: 'stock', while: 'its rows are written' }],
  },
  {
    name: 'expired supply',
    statements: expiredSupply,
    oldest: 5,
    locks: [{ table: 'purchase_order', while: 'an index is built' }],
  },
  {
    name: 'decimals of prices',
    statements: priceDecimals,
    oldest: 6,
    locks: [{ table: 'price_list', while: 'an instant' }],
  },
  {
    name: 'order as JSON',
    statements: orderAsJson,
    oldest: 7,
    locks: [{ table: 'orders', while: 'its rows are written' }],
  },
  {
    name: 'steps and oldest program',
    statements: stepsAndOldest,
    oldest: 7,
    locks: [{ table: 'schema_version', while: 'an instant' }],
  },
  {
    name: 'cart, addresses, builds, mail, images, sessions',
    statements: shop,
    oldest: 7,
    locks: [{ table: 'product', while: 'an instant' }],
  },
  {
    name: 'administration: versions, audit, price rules',
    statements: administration,
    oldest: 7,
    locks: [
      { table: 'account', while: 'an instant' },
      { table: 'api_key', while: 'an instant' },
      { table: 'product_group', while: 'an instant' },
      { table: 'product', while: 'an instant' },
      { table: 'bundle', while: 'an instant' },
      { table: 'price_list', while: 'an instant' },
      { table: 'carrier', while: 'an instant' },
    ],
  },
  {
    name: 'quick compression of long texts',
    statements: quickCompression,
    oldest: 7,
    locks: [
      { table: 'idempotency', while: 'an instant' },
      { table: 'draft', while: 'an instant' },
      { table: 'orders', while: 'an instant' },
    ],
  },
  { name: 'server of the database', statements: databaseServer, oldest: 7, locks: [] },
  {
    name: 'no orders in the form of programs before 0.2.0',
    statements: noWrappedOrders,
    oldest: 7,
    locks: [{ table: 'orders', while: 'its rows are read' }],
  },
  {
    name: 'past prices by their end',
    statements: pastPricesByEnd,
    oldest: 7,
    locks: [{ table: 'price_history', while: 'an index is built' }],
  },
  {
    name: 'version of purchase orders',
    statements: purchaseOrderVersion,
    oldest: 7,
    locks: [{ table: 'purchase_order', while: 'an instant' }],
  },
  {
    name: 'purchase orders by product',
    statements: purchaseOrdersByProduct,
    oldest: 7,
    locks: [{ table: 'purchase_order', while: 'an index is built' }],
  },
  {
    name: 'account of emails',
    statements: accountOfEmails,
    oldest: 7,
    locks: [{ table: 'mail', while: 'an index is built' }],
  },
  {
    name: 'company, billing of accounts',
    statements: company,
    oldest: 7,
    locks: [{ table: 'account', while: 'an instant' }],
  },
  { name: 'issued invoices', statements: invoices, oldest: 7, locks: [] },
  {
    name: 'payments',
    statements: payments,
    oldest: 7,
    locks: [{ table: 'invoice', while: 'its rows are written' }],
  },
  {
    name: 'facts of orders as columns',
    statements: orderFacts,
    oldest: 7,
    locks: [{ table: 'orders', while: 'an index is built' }],
  },
  { name: 'journal', statements: journal, oldest: 7, locks: [] },
  {
    name: 'returns',
    statements: returns,
    oldest: 7,
    locks: [{ table: 'orders', while: 'an instant' }],
  },
  {
    name: 'sending of invoices',
    statements: sendingOfInvoices,
    oldest: 7,
    locks: [{ table: 'mail', while: 'an instant' }],
  },
  {
    name: 'credit',
    statements: credit,
    oldest: 7,
    locks: [{ table: 'payment', while: 'an instant' }],
  },
  {
    name: 'documents of an ERP',
    statements: erpDocuments,
    oldest: 7,
    locks: [{ table: 'invoice', while: 'an index is built' }],
  },
  {
    name: 'changes by imports',
    statements: changesByImports,
    oldest: 7,
    locks: [
      { table: 'import_job', while: 'an instant' },
      { table: 'audit', while: 'an index is built' },
      { table: 'price_history', while: 'an instant' },
    ],
  },
  { name: 'terms of orders', statements: orderTerms, oldest: 7, locks: [] },
  {
    name: 'reading of imports',
    statements: readingOfImports,
    oldest: 7,
    locks: [{ table: 'import_job', while: 'an instant' }],
  },
  {
    name: 'purchasing: suppliers, purchase orders with lines',
    statements: purchasing,
    oldest: 7,
    locks: [{ table: 'purchase_order', while: 'an instant' }],
  },
  {
    name: 'roles of keys',
    statements: rolesOfKeys,
    oldest: 7,
    locks: [{ table: 'api_key', while: 'an instant' }],
  },
  {
    name: 'people who sign in here',
    statements: people,
    oldest: 7,
    locks: [{ table: 'session', while: 'an index is built' }],
  },
  { name: 'passkeys', statements: passkeys, oldest: 7, locks: [] },
  { name: 'rights of roles', statements: rightsOfRoles, oldest: 7, locks: [] },
  { name: 'who picks an order', statements: picks, oldest: 7, locks: [] },
  { name: 'quotes', statements: quotations, oldest: 7, locks: [] },
]

/** How many steps each released version knows, oldest first. */
export const releases = [
  { version: '0.1.0', steps: 6 },
  { version: '0.2.0', steps: 7 },
] as const
