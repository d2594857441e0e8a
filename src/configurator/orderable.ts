import { type Catalog, partOf } from '../catalog/catalog.ts'
import {
  type CompatibilityWarning,
  judgeInSteps,
  type Kind,
  kindWords,
  type Steps,
} from '../compatibility/index.ts'
import type { CheckoutDraft } from '../contract/checkout.ts'
import { takeTurns } from '../platform/turns/take-turns.ts'
import { loadConfigurations, type OrderableConfiguration, type SavedConfiguration } from './configuration.ts'
import type { ConfiguratorContext } from './context.ts'
import { missingKinds } from './missing-parts.ts'
import { otherCases, otherCaseWords } from './proposals/fit/case-types.ts'

/** Findings listed as problems of a draft: enough to start correcting a PC. */
const mostObstacles = 10
const obstacleRoom = { findings: 10 * mostObstacles, mentions: 100 * mostObstacles }

/** Prepares a saved PC for checkout; undefined if its bundle no longer exists. */
export function* orderable(
  saved: SavedConfiguration,
  catalog: Catalog,
): Steps<OrderableConfiguration | undefined> {
  const bundle = catalog.bundles.get(saved.bundleId)
  if (!bundle) return undefined
  const obstacles: OrderableConfiguration['obstacles'] = []
  const parts = new Map<string, OrderableConfiguration['parts'][number]>()
  const productIds = [...saved.products.map(({ productId }) => productId), bundle.assemblyProductId]
  for (const productId of productIds) {
    const part = parts.get(productId)
    const product = catalog.products.get(productId)
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
    const name = catalog.groups.get(productGroupId)?.name ?? productGroupId
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
  // Parts that the PC cannot have at all are not judged together.
  if (obstacles.length === 0) {
    const parts = saved.products.map(({ productId }) => partOf(catalog, productId))
    for (const part of otherCases(parts, bundle.caseTypes))
      obstacles.push({
        code: 'configuration_part_not_taken',
        message: otherCaseWords(bundle.name, part, bundle.caseTypes),
      })
    const { errors, warnings } = yield* judgeInSteps(parts, obstacleRoom)
    for (const { message } of errors) obstacles.push({ code: 'configuration_incompatible', message })
    for (const message of reasonsNotToRun(missingKinds(parts, bundle, catalog), warnings))
      obstacles.push({ code: 'configuration_incomplete', message })
  }
  return { id: saved.id, bundle, parts: [...parts.values()], obstacles: obstacles.slice(0, mostObstacles) }
}

/** Who builds a PC at home may have the missing parts; a PC that is assembled here would not run. */
function reasonsNotToRun(missing: readonly Kind[], warnings: readonly CompatibilityWarning[]): string[] {
  const others = missing.filter((kind) => kind !== 'cooler').map((kind) => kindWords[kind].one)
  // The rule names the CPUs, and how many coolers are missing.
  const ofCoolers = warnings.filter(
    ({ ruleName, category }) => ruleName === 'NoCooler' && category === 'Completeness',
  )
  const power = missing.includes('powerSupply') ? ', or choose a case or a motherboard that brings it' : ''
  return [
    ...(others.length > 0
      ? [`The PC cannot run without: ${others.join(', ')}. Add what is missing${power}.`]
      : []),
    ...ofCoolers.map(({ message }) => message),
  ]
}

/** Saved PCs loaded by one query. */
const chunkLength = 16

/**
 * The saved PCs of a draft that its account may order, by id; those of other accounts are left out. Stops at the first PC
 * that would make the draft too long: later ones are not expanded.
 */
export async function loadOrderable(
  { store, catalog, settings }: ConfiguratorContext,
  account: string,
  { orderLines }: Pick<CheckoutDraft, 'orderLines'>,
  isWanted: () => boolean,
): Promise<Map<string, OrderableConfiguration>> {
  const ids = orderLines.flatMap(({ materialId }) =>
    materialId?.type === 'PcConfiguration' && materialId.value ? [materialId.value.toLowerCase()] : [],
  )
  const found = new Map<string, OrderableConfiguration>()
  if (ids.length === 0) return found
  const turns = takeTurns(isWanted)
  const unique = [...new Set(ids)]
  let loaded = 0
  let lines = orderLines.length
  for (const id of ids) {
    while (!found.has(id) && loaded <= unique.indexOf(id)) {
      const chunk = unique.slice(loaded, loaded + chunkLength)
      loaded += chunk.length
      for (const saved of await loadConfigurations(store, chunk)) {
        const configuration =
          saved.account === account ? await turns.run(orderable(saved, catalog.current)) : undefined
        if (configuration) found.set(saved.id, configuration)
      }
    }
    lines += found.get(id)?.parts.length ?? 0
    if (lines > settings.MAX_EXPANDED_LINES) break
  }
  return found
}
