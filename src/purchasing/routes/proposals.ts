import { PurchaseProposals } from '../../contract/purchasing.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { toDecimal } from '../../platform/money.ts'
import type { PurchasingContext } from '../context.ts'
import { loadPositions } from '../load-positions.ts'
import { type Proposed, propose } from '../proposals.ts'
import { loadSuppliers, type StoredSupplier } from '../supplier.ts'
import { loadSuppliersOf, type SupplierProduct } from '../supplier-product.ts'
import { exampleProduct } from './example.ts'

/** More are not looked through by a person at once. */
const maxProposed = 2000

const example = {
  suppliers: [
    {
      supplierId: 'S-100',
      supplierName: 'Nordic Parts AB',
      currency: 'SEK',
      leadTimeDays: 7,
      lines: [
        {
          productId: exampleProduct.productId,
          productName: 'AMD Ryzen 7 9800X3D',
          quantity: 8,
          partNumber: exampleProduct.partNumber,
          cost: exampleProduct.cost,
          reason: {
            backOrdered: 3,
            minimumStock: 5,
            free: 0,
            ordered: 0,
            drafted: 0,
            minimumQuantity: 5,
            discontinued: false,
          },
        },
      ],
    },
  ],
  isCut: false,
}

/** Who sells each product; suppliers that are retired sell nothing. */
async function loadSellers({ store }: PurchasingContext, productIds: string[]) {
  const sold = await loadSuppliersOf(store, productIds)
  const ids = [...sold.values()].flatMap((list) => list.map(({ supplierId }) => supplierId))
  const suppliers = await loadSuppliers(store, ids)
  const isActive = ({ supplierId }: SupplierProduct) => suppliers.get(supplierId)?.retiredAt === null
  return { suppliers, of: (productId: string) => (sold.get(productId) ?? []).filter(isActive) }
}

async function loadProposals(context: PurchasingContext, isWanted: () => boolean) {
  const { products } = context.catalog.current
  const found: Proposed[] = []
  const suppliers = new Map<string, StoredSupplier>()
  const isDiscontinued = (id: string) => products.get(id)?.isDiscontinued ?? true
  for await (const positions of loadPositions(context.store, isDiscontinued)) {
    // Without suppliers first: most products need nothing.
    const short = positions.filter((position) => propose(position, []) !== null)
    const sellers = await loadSellers(
      context,
      short.map(({ productId }) => productId),
    )
    for (const [id, supplier] of sellers.suppliers) suppliers.set(id, supplier)
    found.push(...short.flatMap((position) => propose(position, sellers.of(position.productId)) ?? []))
    if (found.length > maxProposed || !isWanted()) break
  }
  return { found, suppliers }
}

export const listProposals = (context: PurchasingContext) =>
  route({
    operationId: 'listPurchaseProposals',
    method: 'GET',
    path: '/purchasing/v1/purchase-proposals',
    tag: 'Purchasing',
    summary: 'Propose what to buy',
    description:
      'Units that orders wait for and that are missing to the minimum stock, less what is on order or drafted; by supplier, with the reason of each.',
    access: 'see-purchasing',
    success: ok('What to buy.', PurchaseProposals, example),

    async read({ isWanted }) {
      const { products } = context.catalog.current
      const { found, suppliers } = await loadProposals(context, isWanted)
      const bySupplier = Map.groupBy(
        found.slice(0, maxProposed),
        ({ supplier }) => supplier?.supplierId ?? null,
      )
      const groups = [...bySupplier].map(([supplierId, lines]) => {
        const data = supplierId === null ? undefined : suppliers.get(supplierId)?.data
        return {
          supplierId,
          supplierName: data?.name ?? null,
          currency: data?.currency ?? null,
          leadTimeDays: data?.leadTimeDays ?? null,
          lines: lines.map(({ productId, quantity, supplier, reason }) => ({
            productId,
            productName: products.get(productId)?.name ?? productId,
            quantity,
            partNumber: supplier?.partNumber ?? null,
            cost:
              typeof supplier?.cost === 'number' && data
                ? toDecimal(supplier.cost, exponentOf(data.currency))
                : null,
            reason,
          })),
        }
      })
      // Those without a supplier come last.
      const keyOf = (name: string | null) => name?.toLowerCase() ?? '\uffff'
      groups.sort((a, b) => (keyOf(a.supplierName) < keyOf(b.supplierName) ? -1 : 1))
      return { status: 200, body: { suppliers: groups, isCut: found.length > maxProposed } }
    },
  })
