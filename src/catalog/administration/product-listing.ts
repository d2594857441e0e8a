// What the list of products has beyond the lists of other entities: conditions, prices and stock.
import type { TSchema } from 'typebox'
import { factsOf, type Kind } from '../../compatibility/index.ts'
import { ProductsQuery } from '../../contract/catalog-administration.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { toDecimal } from '../../platform/money.ts'
import { groupTable } from '../bundle.ts'
import type { CatalogContext } from '../context.ts'
import { loadPricesOf, priceListTable } from '../prices.ts'
import type { Product } from '../product.ts'

type Query = Record<string, unknown>

export interface EntityListing<V> {
  query: Record<string, TSchema>
  /** In texts: where a search looks. */
  searched: string
  /** The members of an example. */
  example: object
  problems: 'price_list_not_found'[]
  /** The values of the table's own conditions. */
  conditions: (query: Query, context: CatalogContext) => Promise<string[] | Problem>
  /** More members of each row. */
  members: (values: readonly V[], query: Query, context: CatalogContext) => Promise<object[] | Problem>
}

export const productListing: EntityListing<Product> = {
  query: ProductsQuery,
  searched: "the id, the name, the manufacturer's part number or the EAN",
  example: { net: 4434, freeUnits: 24 },
  problems: ['price_list_not_found'],

  async conditions({ productGroupId, missing }, { store }) {
    const group = String(productGroupId ?? '')
    const fact = String(missing ?? '')
    if (fact === '') return [group]
    const stored = group === '' ? undefined : await groupTable.load(store, group)
    const message = !stored
      ? 'needs a productGroupId that exists'
      : Object.hasOwn(factsOf[stored.value.kind as Kind].properties, fact)
        ? undefined
        : `is no fact of the group ${stored.value.name}`
    return message ? invalid({ fieldName: 'missing', message }) : [group, fact]
  },

  async members(products, { priceList }, { store, loadAvailability }) {
    const ids = products.map(({ id }) => id)
    const [availability, net] = await Promise.all([
      loadAvailability(ids),
      netPrices(priceList as string | null, ids, store),
    ])
    if (net instanceof Problem) return net
    return ids.map((id) => ({
      net: net.get(id) ?? null,
      freeUnits: availability.get(id)?.freeUnits ?? null,
    }))
  },
}

/** The undated prices of a list as decimals; none without a list. */
async function netPrices(
  priceList: string | null,
  productIds: readonly string[],
  store: CatalogContext['store'],
): Promise<Map<string, number> | Problem> {
  if (priceList === null) return new Map()
  const list = await priceListTable.load(store, priceList)
  if (!list) return new Problem('price_list_not_found', `There is no price list ${priceList}.`)
  const rows = await loadPricesOf(store, priceList, productIds)
  return new Map(rows.map(({ product_id, net }) => [product_id, toDecimal(net, list.value.exponent)]))
}
