// The four kinds of things that are administered the same way, and what is special about each. A row is one of the import.
import {
  bundleSchemas,
  type EntitySchemas,
  groupSchemas,
  priceListSchemas,
  productSchemas,
} from '../../contract/catalog-administration.ts'
import type { BundleRow, GroupRow, ProductRow } from '../../contract/import-formats.ts'
import { pathIdProblem } from '../../contract/path-value.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import type { FieldError } from '../../contract/read.ts'
import { isCurrency } from '../../platform/currencies.ts'
import type { Topic } from '../../platform/store/live-snapshot.ts'
import type { Store, Write } from '../../platform/store/store.ts'
import {
  type Bundle,
  bundleTable,
  groupTable,
  loadGroups,
  type ProductGroup,
  saveBundle,
  saveGroup,
} from '../bundle.ts'
import type { CatalogContext } from '../context.ts'
import { bundleOf, checkBundle, checkGroup, checkProduct, groupOf, productOf } from '../import-catalog.ts'
import { priceListTable, savePriceList } from '../prices.ts'
import { type Product, productTable, saveProduct } from '../product.ts'
import { catalogTopic, pricesTopic } from '../topics.ts'
import { errorsOfRow } from './check-row.ts'
import type { EntityTable } from './entity.ts'
import { kindErrors } from './kind-change.ts'
import { type EntityListing, productListing } from './product-listing.ts'

export interface Entity<V, Row> {
  /** In operation ids and the audit. */
  name: string
  /** In texts. */
  title: string
  /** The right to change it. */
  changeableWith: 'change-products' | 'change-prices'
  /** In the path, and the member of the list. */
  path: string
  list: string
  id: keyof Row & string
  notFound: ProblemCode
  schemas: EntitySchemas
  example: Row
  topic: Topic
  table: EntityTable<V>
  rowOf: (value: V) => Row
  /** Also fills in what a row may leave out. */
  valueOf: (row: Row) => V
  /** What a removed member becomes, if not null. */
  removedAs?: Record<string, unknown>
  check: (row: Row, store: Store) => Promise<FieldError[]>
  save: (value: V) => Write[]
  /** More conditions of a list, and more members of its rows. */
  listing?: EntityListing<V>
  /** Something that still needs it; then it cannot be retired. */
  userOf: (id: string, context: CatalogContext) => string | undefined
}

const groupsById = async (store: Store) =>
  new Map((await loadGroups(store)).map((group) => [group.id, group]))

const exampleGroup = '93dd66bf-df57-4dba-8a12-998b8838cb25'

export const groupEntity: Entity<ProductGroup, GroupRow> = {
  name: 'ProductGroup',
  title: 'product group',
  changeableWith: 'change-products',
  path: 'product-groups',
  list: 'groups',
  id: 'productGroupId',
  notFound: 'product_group_not_found',
  schemas: groupSchemas,
  example: { productGroupId: exampleGroup, kind: 'cpu', name: 'Processors' },
  topic: catalogTopic,
  table: groupTable,
  rowOf: ({ id, kind, name }) => ({ productGroupId: id, kind, name }),
  check: async (row, store) => {
    const errors = errorsOfRow(row, checkGroup)
    return errors.length > 0 ? errors : kindErrors(groupOf(row), store)
  },
  valueOf: groupOf,
  save: (group) => [saveGroup(group)],
  userOf: (id, { catalog }) => {
    const { bundles, byName } = catalog.current
    const bundle = [...bundles.values()].find(({ groups }) =>
      groups.some(({ productGroupId }) => productGroupId === id),
    )
    const product = byName.find(({ group }) => group === id)
    return bundle ? `the bundle ${bundle.id}` : product && `the product ${product.id}`
  },
}

const rowOfProduct = (product: Product): ProductRow => ({
  productId: product.id,
  name: product.name,
  description: product.description,
  manufacturer: product.manufacturer,
  manufacturerPartNumber: product.partNumber,
  ean: product.ean,
  category: product.category,
  weightGrams: product.weightGrams,
  discontinued: product.isDiscontinued,
  productGroupId: product.group,
  facts: product.facts as Record<string, unknown> | null,
  images: product.images ? [...product.images] : null,
})

export const productEntity: Entity<Product, ProductRow> = {
  name: 'Product',
  title: 'product',
  changeableWith: 'change-products',
  path: 'products',
  list: 'products',
  id: 'productId',
  notFound: 'product_not_found',
  schemas: productSchemas,
  example: {
    productId: 'cpu-1',
    name: 'AMD Ryzen 7 9800X3D',
    description: null,
    manufacturer: 'AMD',
    manufacturerPartNumber: '100-100001084WOF',
    ean: '2000000000145',
    category: 'PHYSICAL_ITEM',
    weightGrams: 150,
    discontinued: false,
    productGroupId: null,
    facts: null,
    images: null,
  },
  topic: catalogTopic,
  table: productTable,
  rowOf: rowOfProduct,
  // Saving without pictures keeps the stored ones.
  removedAs: { images: [] },
  check: async (row, store) => {
    const groups = await groupsById(store)
    return errorsOfRow(row, (each) => checkProduct(each, groups))
  },
  valueOf: productOf,
  save: saveProduct,
  listing: productListing,
  userOf: (id, { catalog }) => {
    const bundle = [...catalog.current.bundles.values()].find(
      ({ assemblyProductId }) => assemblyProductId === id,
    )
    return bundle && `the bundle ${bundle.id}`
  },
}

export const bundleEntity: Entity<Bundle, BundleRow> = {
  name: 'Bundle',
  title: 'bundle',
  changeableWith: 'change-products',
  path: 'bundles',
  list: 'bundles',
  id: 'bundleId',
  notFound: 'bundle_not_found',
  schemas: bundleSchemas,
  example: {
    bundleId: 'bundle-office-pc',
    name: 'Office PC',
    description: null,
    groups: [{ productGroupId: exampleGroup, min: 1, max: 1 }],
    assemblyProductId: 'service-pc-assembly',
    purpose: 'office',
    caseTypes: null,
  },
  topic: catalogTopic,
  table: bundleTable,
  rowOf: ({ id, purpose = null, caseTypes = null, ...rest }) => ({
    bundleId: id,
    ...rest,
    purpose,
    caseTypes,
  }),
  check: async (row, store) => {
    const groups = await groupsById(store)
    const service = await productTable.load(store, row.assemblyProductId)
    const products = new Set(service && service.retiredAt === null ? [row.assemblyProductId] : [])
    return errorsOfRow(row, (each) => checkBundle(each, groups, products))
  },
  valueOf: bundleOf,
  save: (bundle) => [saveBundle(bundle)],
  userOf: () => undefined,
}

interface PriceListRow {
  priceList: string
  currency: string
}

export const priceListEntity: Entity<{ id: string; currency: string }, PriceListRow> = {
  name: 'PriceList',
  title: 'price list',
  changeableWith: 'change-prices',
  path: 'price-lists',
  list: 'priceLists',
  id: 'priceList',
  notFound: 'price_list_not_found',
  schemas: priceListSchemas,
  example: { priceList: 'NOK-reseller', currency: 'NOK' },
  topic: pricesTopic,
  table: priceListTable,
  rowOf: ({ id, currency }) => ({ priceList: id, currency }),
  check: async ({ priceList, currency }) => {
    const problem = pathIdProblem(priceList)
    return [
      ...(problem ? [{ fieldName: 'priceList', message: problem }] : []),
      ...(isCurrency(currency)
        ? []
        : [{ fieldName: 'currency', message: 'must be an ISO 4217 code, such as NOK' }]),
    ]
  },
  valueOf: ({ priceList, currency }) => ({ id: priceList, currency }),
  save: ({ id, currency }) => [savePriceList(id, currency)],
  userOf: (id, { directory }) => {
    const account = [...directory.current.accounts.values()].find(({ priceList }) => priceList === id)
    return account && `the account ${account.id}`
  },
}
