// An item before it has a price: its name, and the parts of a PC.
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client'
import type { Item } from './item'

export interface ItemDescription {
  name: string
  parts: { name: string; quantity: number }[]
}

export const itemQuery = (item: Item) =>
  queryOptions({
    queryKey: ['checkout-item', item.type, item.value],
    queryFn: () => (item.type === 'PcConfiguration' ? describePc(item.value) : describeProduct(item.value)),
  })

const nameOf = async (productId: string) =>
  (await api.GET('/catalog/v1/products/{productId}', { params: { path: { productId } } })).name

const describeProduct = async (productId: string): Promise<ItemDescription> => ({
  name: await nameOf(productId),
  parts: [],
})

async function describePc(configurationId: string): Promise<ItemDescription> {
  const path = { configurationId }
  const [saved, { bundles }] = await Promise.all([
    api.GET('/pcconfig/v1/configurations/{configurationId}', { params: { path } }),
    api.GET('/catalog/v1/bundles'),
  ])
  const units = unitsOf(saved.products.map(({ productId }) => productId))
  const parts = await Promise.all(
    [...units].map(async ([productId, quantity]) => ({ name: await nameOf(productId), quantity })),
  )
  return { name: bundles.find(({ bundleId }) => bundleId === saved.bundleId)?.name ?? saved.bundleId, parts }
}

/** The number of each, in the order chosen. */
export function unitsOf(productIds: string[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const id of productIds) units.set(id, (units.get(id) ?? 0) + 1)
  return units
}
