import { type Catalogue, partOf } from '../catalog/catalogue.ts'
import type { CheckoutDraft } from '../contract/checkout.ts'
import type { Parts } from '../parts.ts'
import { judge } from './compatibility/index.ts'
import { loadConfigurations, type OrderableConfiguration, type SavedConfiguration } from './configuration.ts'

/** Whoever has mended these may ask again. */
const mostObstacles = 10

/** Prepares a saved PC for checkout; undefined when its bundle is gone. */
export function orderable(
  saved: SavedConfiguration,
  catalogue: Catalogue,
): OrderableConfiguration | undefined {
  const bundle = catalogue.bundles.get(saved.bundleId)
  if (!bundle) return undefined
  const obstacles: OrderableConfiguration['obstacles'] = []
  const parts = new Map<string, OrderableConfiguration['parts'][number]>()
  const productIds = [...saved.products.map(({ productId }) => productId), bundle.assemblyProductId]
  for (const productId of productIds) {
    const part = parts.get(productId)
    const product = catalogue.products.get(productId)
    if (part) part.quantity++
    else if (product) parts.set(productId, { product, quantity: 1 })
    else
      obstacles.push({
        code: 'configuration_part_gone',
        message: `The part ${productId} is no longer on offer.`,
      })
  }
  for (const { productGroupId, min, max } of bundle.groups) {
    const count = saved.products.filter((product) => product.productGroupId === productGroupId).length
    const name = catalogue.groups.get(productGroupId)?.name ?? productGroupId
    if (count < min || count > max) {
      const wanted = min === max ? `${min}` : `${min} to ${max}`
      obstacles.push({
        code: 'configuration_incomplete',
        message: `${bundle.name} takes ${wanted} of ${name}, and the configuration has ${count}.`,
      })
    }
  }
  const taken = new Set(bundle.groups.map(({ productGroupId }) => productGroupId))
  for (const { productId, productGroupId } of saved.products) {
    if (taken.has(productGroupId)) continue
    obstacles.push({
      code: 'configuration_part_not_taken',
      message: `${bundle.name} no longer takes parts such as ${productId}.`,
    })
  }
  // Parts that the PC cannot have at all are not worth judging together.
  if (obstacles.length === 0) {
    const verdict = judge(saved.products.map(({ productId }) => partOf(catalogue, productId)))
    for (const { message } of verdict.errors) obstacles.push({ code: 'configuration_incompatible', message })
  }
  return { id: saved.id, bundle, parts: [...parts.values()], obstacles: obstacles.slice(0, mostObstacles) }
}

/** The saved PCs that a draft refers to and its account may order, by id. Another account's are as good as none. */
export async function loadOrderable(
  { store, catalogue }: Pick<Parts, 'store' | 'catalogue'>,
  account: string,
  { orderLines }: CheckoutDraft,
): Promise<Map<string, OrderableConfiguration>> {
  const ids = orderLines.flatMap(({ materialId }) =>
    materialId?.type === 'PcConfiguration' && materialId.value ? [materialId.value.toLowerCase()] : [],
  )
  const found = new Map<string, OrderableConfiguration>()
  if (ids.length === 0) return found
  for (const saved of await loadConfigurations(store, ids)) {
    const configuration = saved.account === account ? orderable(saved, catalogue.current) : undefined
    if (configuration) found.set(saved.id, configuration)
  }
  return found
}
