import { Problem } from '../../contract/problems.ts'
import { NewStock, StockOfProduct } from '../../contract/supply.ts'
import { route } from '../../platform/http/route.ts'
import { isoDateOrNull } from '../../platform/time.ts'
import { freeUnits } from '../availability.ts'
import type { InventoryContext } from '../context.ts'
import { listPurchaseOrders, type PurchaseOrder } from '../purchase-order.ts'
import { loadStock, setOnHand, unitOfEach } from '../stock.ts'

const params = { productId: 'The material number.' }
const noSuchProduct = (productId: string) =>
  new Problem('product_not_found', `There is no product ${productId}.`)

export const viewPurchaseOrder = ({ id, productId, quantity, expectedAt }: PurchaseOrder) => ({
  purchaseOrderId: id,
  productId,
  quantity,
  expectedAt: isoDateOrNull(expectedAt),
})

export const readStock = ({ store }: InventoryContext) =>
  route({
    operationId: 'readStock',
    method: 'GET',
    path: '/catalog/v1/products/{productId}/stock',
    tag: 'Fulfilment',
    summary: 'Read the stock of a product',
    description: 'Units on hand, reserved, waiting and on open purchase orders.',
    access: 'catalog',
    params,
    success: {
      status: 200,
      description: 'The stock.',
      schema: StockOfProduct,
      example: { productId: 'cpu-1', onHand: 25, reserved: 5, waiting: 0, free: 20, purchaseOrders: [] },
    },
    problems: ['product_not_found'],

    async read({ params: { productId = '' } }) {
      const level = (await loadStock(store, unitOfEach([productId]))).get(productId)
      if (!level) return noSuchProduct(productId)
      const { onHand, reserved, waiting } = level
      const free = onHand === null ? null : freeUnits(level)
      const purchaseOrders = (await listPurchaseOrders(store, productId, '', 1000)).map(viewPurchaseOrder)
      return { status: 200, body: { productId, onHand, reserved, waiting, free, purchaseOrders } }
    },
  })

export const putStock = ({ store, allocate }: InventoryContext) =>
  route({
    operationId: 'setStock',
    method: 'PUT',
    path: '/catalog/v1/products/{productId}/stock',
    tag: 'Fulfilment',
    summary: 'Set the stock of a product',
    description:
      'Cannot be lower than the reserved units. Free units are allocated to waiting orders, first come, first served.',
    access: 'catalog',
    params,
    body: { schema: NewStock, example: { onHand: 25 } },
    success: { status: 204, description: 'The stock is set.' },
    problems: ['product_not_found', 'stock_below_reserved'],

    async decide({ params: { productId = '' }, body: { onHand } }) {
      const level = (await loadStock(store, unitOfEach([productId]))).get(productId)
      if (!level) return noSuchProduct(productId)
      if (onHand < level.reserved) {
        return new Problem(
          'stock_below_reserved',
          `Orders have reserved ${level.reserved}, more than ${onHand}.`,
        )
      }
      return {
        writes: [setOnHand(productId, onHand)],
        record: {
          action: 'set',
          entity: 'stock',
          entityId: productId,
          before: { onHand: level.onHand },
          after: { onHand },
        },
        answer: { status: 204 },
        afterwards: () => allocate([{ productId }]),
      }
    },
  })
