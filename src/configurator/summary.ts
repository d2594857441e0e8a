import type { Bundle } from '../catalog/bundle.ts'
import { type Catalog, partOf } from '../catalog/catalog.ts'
import type { PriceList } from '../catalog/prices.ts'
import { estimatePower, examineInSteps, type Part } from '../compatibility/index.ts'
import { addPrices, type BasisPoints, decimalPrice, noPrice, priceOf } from '../platform/money.ts'
import { missingKinds } from './missing-parts.ts'
import { otherCases } from './proposals/fit/case-types.ts'

/** The summary of a PC: price, power, missing parts, and checks that could not be made. */
export function* summarizeBuild(
  productIds: string[],
  bundle: Bundle | undefined,
  catalog: Catalog,
  priceList: PriceList | undefined,
  vatRate: BasisPoints,
) {
  const parts = productIds.map((productId) => partOf(catalog, productId))
  const power = estimatePower(parts)
  const { validationResult, unmadeChecks } = yield* examineInSteps(parts)
  const assembly =
    productIds.length > 0 && bundle ? catalog.products.get(bundle.assemblyProductId) : undefined
  const sold = assembly ? [...productIds, assembly.id] : productIds
  const priced = sold.flatMap((productId) => priceList?.net.get(productId) ?? [])
  const total = priced.map((net) => priceOf(net, vatRate)).reduce(addPrices, noPrice)
  return {
    price: priceList ? { currency: priceList.currency, ...decimalPrice(total, priceList.exponent) } : null,
    assembly: assembly
      ? { productId: assembly.id, name: assembly.name, price: priceIn(assembly.id, priceList, vatRate) }
      : null,
    unpricedProducts: [...new Set(sold.filter((productId) => !priceList?.net.has(productId)))],
    power: {
      estimatedWatts: power.totalWatts,
      supplyWatts: supplyWatts(parts),
      cpuWatts: power.cpuWatts,
      graphicsWatts: power.graphicsWatts,
      restWatts: power.restWatts,
    },
    missing: [
      ...missingKinds(parts, bundle, catalog),
      ...(otherCases(parts, bundle?.caseTypes).length > 0 ? ['case'] : []),
    ],
    uncheckedFacts: unmadeChecks,
    validationResult,
  }
}

function priceIn(productId: string, priceList: PriceList | undefined, vatRate: BasisPoints) {
  const net = priceList?.net.get(productId)
  return priceList && net !== undefined ? decimalPrice(priceOf(net, vatRate), priceList.exponent) : null
}

/** Cases with a built-in power supply. */
const includedSupplies = (parts: Part[]) =>
  parts
    .filter((part): part is Part<'case'> => part.kind === 'case')
    .filter(({ facts }) => facts.includesPsu === true)

/** As in the rules: a separate power supply, otherwise the one in the case; null if unknown. */
function supplyWatts(parts: Part[]): number | null {
  const own = parts.filter((part): part is Part<'powerSupply'> => part.kind === 'powerSupply')
  const watts =
    own.length > 0
      ? own.map(({ facts }) => facts.ratedWatts)
      : includedSupplies(parts).map(({ facts }) => facts.includedPsuWatts)
  return watts.length === 0 || watts.includes(undefined)
    ? null
    : watts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}
