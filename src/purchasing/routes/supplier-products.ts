// What a supplier sells, and how many units of a product there should be.
import Type from 'typebox'
import { pageQuery } from '../../contract/administration.ts'
import { Problem } from '../../contract/problems.ts'
import {
  MinimumStock,
  NewSupplierProduct,
  ProductSupply,
  SupplierProduct,
  SupplierProductList,
} from '../../contract/purchasing.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import type { PurchasingContext } from '../context.ts'
import { readCost } from '../cost.ts'
import { loadSupplier, loadSuppliers } from '../supplier.ts'
import {
  listProductsOf,
  loadMinimums,
  loadSuppliersOf,
  removeSupplierProduct,
  saveMinimum,
  saveSupplierProduct,
} from '../supplier-product.ts'
import { viewSupplierProduct } from '../view.ts'
import { exampleProduct, supplierParams } from './example.ts'
import { noSuchSupplier } from './suppliers.ts'

const productParams = { productId: 'The material number.' }
const bothParams = { ...supplierParams, ...productParams }
const noSuchProduct = (id: string) => new Problem('product_not_found', `There is no product ${id}.`)

const list = ({ store, catalog }: PurchasingContext) =>
  route({
    operationId: 'listSupplierProducts',
    method: 'GET',
    path: '/purchasing/v1/suppliers/{supplierId}/products',
    tag: 'Purchasing',
    summary: 'List what a supplier sells',
    description: 'By product, in pages.',
    access: 'see-purchasing',
    params: supplierParams,
    query: Type.Object(pageQuery('Products')),
    success: ok('One page of products.', SupplierProductList, {
      products: [exampleProduct],
      nextCursor: null,
    }),
    problems: ['supplier_not_found'],

    async read({ params: { supplierId = '' }, query }) {
      const supplier = await loadSupplier(store, supplierId)
      const nameOf = (id: string) => catalog.current.products.get(id)?.name ?? null
      return pageById(query, {
        find: async (after, limit) =>
          supplier ? listProductsOf(store, supplierId, after, limit) : noSuchSupplier(supplierId),
        positionOf: ({ productId }) => productId,
        view: (found) => ({
          products: found.map((each) => viewSupplierProduct(each, supplier, nameOf(each.productId))),
        }),
      })
    },
  })

const save = ({ store, catalog }: PurchasingContext) =>
  route({
    operationId: 'setSupplierProduct',
    method: 'PUT',
    path: '/purchasing/v1/suppliers/{supplierId}/products/{productId}',
    tag: 'Purchasing',
    summary: 'Set what a supplier asks for a product',
    description: 'Its number, cost and fewest units. At most one supplier of a product is preferred.',
    access: 'change-purchasing',
    params: bothParams,
    body: {
      schema: NewSupplierProduct,
      example: { partNumber: 'NP-9800', cost: 3890, minimumQuantity: 5, preferred: true },
    },
    success: ok('It is set.', SupplierProduct, exampleProduct),
    problems: ['supplier_not_found', 'product_not_found'],

    async decide({ params: { supplierId = '', productId = '' }, body }) {
      const supplier = await loadSupplier(store, supplierId)
      if (!supplier) return noSuchSupplier(supplierId)
      const product = catalog.current.products.get(productId)
      if (!product) return noSuchProduct(productId)
      const cost = readCost(body.cost, supplier.data.currency, 'cost')
      if (cost instanceof Problem) return cost
      const before = (await loadSuppliersOf(store, [productId]))
        .get(productId)
        ?.find((each) => each.supplierId === supplierId)
      const after = {
        supplierId,
        productId,
        partNumber: body.partNumber?.trim() || null,
        cost,
        minimumQuantity: body.minimumQuantity ?? 1,
        isPreferred: body.preferred ?? false,
      }
      return {
        writes: saveSupplierProduct(after),
        record: {
          action: 'set',
          entity: 'supplierProduct',
          entityId: productId,
          before: before ? viewSupplierProduct(before, supplier, product.name) : null,
          after: viewSupplierProduct(after, supplier, product.name),
        },
        answer: { status: 200, body: viewSupplierProduct(after, supplier, product.name) },
      }
    },
  })

const remove = ({ store }: PurchasingContext) =>
  route({
    operationId: 'removeSupplierProduct',
    method: 'DELETE',
    path: '/purchasing/v1/suppliers/{supplierId}/products/{productId}',
    tag: 'Purchasing',
    summary: 'Remove a product of a supplier',
    description: 'The supplier no longer sells it. Purchase orders keep their lines.',
    access: 'change-purchasing',
    params: bothParams,
    success: noContent('It is removed, or was not there.'),
    problems: ['supplier_not_found'],

    async decide({ params: { supplierId = '', productId = '' } }) {
      const supplier = await loadSupplier(store, supplierId)
      if (!supplier) return noSuchSupplier(supplierId)
      const before = (await loadSuppliersOf(store, [productId]))
        .get(productId)
        ?.find((each) => each.supplierId === supplierId)
      return {
        writes: [removeSupplierProduct(supplierId, productId)],
        record: {
          action: 'remove',
          entity: 'supplierProduct',
          entityId: productId,
          before: before ? viewSupplierProduct(before, supplier, null) : null,
          after: null,
        },
        answer: { status: 204 },
      }
    },
  })

const readProduct = ({ store, catalog }: PurchasingContext) =>
  route({
    operationId: 'readProductSupply',
    method: 'GET',
    path: '/purchasing/v1/products/{productId}',
    tag: 'Purchasing',
    summary: 'Read who sells a product',
    description: 'Its suppliers with their costs, and its minimum stock.',
    access: 'see-purchasing',
    params: productParams,
    success: ok('What holds for buying the product.', ProductSupply, {
      productId: 'cpu-1',
      minimumStock: 10,
      suppliers: [exampleProduct],
    }),
    problems: ['product_not_found'],

    async read({ params: { productId = '' } }) {
      const product = catalog.current.products.get(productId)
      if (!product) return noSuchProduct(productId)
      const sold = (await loadSuppliersOf(store, [productId])).get(productId) ?? []
      const [suppliers, minimums] = await Promise.all([
        loadSuppliers(
          store,
          sold.map(({ supplierId }) => supplierId),
        ),
        loadMinimums(store, [productId]),
      ])
      return {
        status: 200,
        body: {
          productId,
          minimumStock: minimums.get(productId) ?? null,
          suppliers: sold.map((each) =>
            viewSupplierProduct(each, suppliers.get(each.supplierId), product.name),
          ),
        },
      }
    },
  })

const setMinimum = ({ store, catalog }: PurchasingContext) =>
  route({
    operationId: 'setMinimumStock',
    method: 'PUT',
    path: '/purchasing/v1/products/{productId}/minimum-stock',
    tag: 'Purchasing',
    summary: 'Set the minimum stock of a product',
    description: 'If fewer units are free or on order, the proposals say what to buy.',
    access: 'change-purchasing',
    params: productParams,
    body: { schema: MinimumStock, example: { minimumStock: 10 } },
    success: noContent('It is set.'),
    problems: ['product_not_found'],

    async decide({ params: { productId = '' }, body: { minimumStock } }) {
      if (!catalog.current.products.has(productId)) return noSuchProduct(productId)
      const before = (await loadMinimums(store, [productId])).get(productId) ?? null
      return {
        writes: [saveMinimum(productId, minimumStock ?? 0)],
        record: {
          action: 'set',
          entity: 'minimumStock',
          entityId: productId,
          before: { minimumStock: before },
          after: { minimumStock: minimumStock || null },
        },
        answer: { status: 204 },
      }
    },
  })

export const supplierProductRoutes = (context: PurchasingContext): Route[] => [
  list(context),
  save(context),
  remove(context),
  readProduct(context),
  setMinimum(context),
]
