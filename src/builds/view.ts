import { type Catalog, kindOf } from '../catalog/catalog.ts'
import type { ProductAvailability, ProductTerms } from '../catalog/view.ts'
import { isoDate } from '../platform/time.ts'
import type { Build } from './build.ts'
import type { JudgedConfiguration } from './judged.ts'
import { newestVersion } from './newest.ts'
import { totalPrice, unitPrice } from './price.ts'

export interface Surroundings {
  catalog: Catalog
  terms: ProductTerms
  availability: ReadonlyMap<string, ProductAvailability>
}

export function viewSummary(
  build: Build,
  judged: JudgedConfiguration,
  { terms, availability }: Surroundings,
) {
  const newest = newestVersion(build)
  return {
    buildId: build.id,
    name: build.name,
    bundleId: judged.saved.bundleId,
    bundleName: judged.bundleName,
    updatedAt: isoDate(build.updatedAt),
    version: newest.version,
    configurationId: newest.configurationId,
    priceWhenSaved: newest.price,
    priceNow: totalPrice(judged.parts, terms),
    problems: judged.problems,
    unavailable: judged.parts
      .filter((part) => !isAvailable(part, availability))
      .map(({ product, productId }) => product?.name ?? productId),
    share: build.share,
  }
}

export const viewBuild = (build: Build, judged: JudgedConfiguration, surroundings: Surroundings) => ({
  ...viewSummary(build, judged, surroundings),
  parts: viewParts(judged, surroundings, true),
  versions: build.versions
    .map(({ savedAt, ...version }) => ({ ...version, savedAt: isoDate(savedAt) }))
    .reverse(),
})

export function viewShared(build: Build, judged: JudgedConfiguration, surroundings: Surroundings) {
  const withPrices = build.share?.withPrices ?? false
  return {
    name: build.name,
    bundleId: judged.saved.bundleId,
    bundleName: judged.bundleName,
    savedAt: isoDate(newestVersion(build).savedAt),
    parts: viewParts(judged, surroundings, withPrices),
    price: withPrices ? totalPrice(judged.parts, surroundings.terms) : null,
    problems: judged.problems,
  }
}

const viewParts = (
  { parts }: JudgedConfiguration,
  { catalog, terms, availability }: Surroundings,
  withPrices: boolean,
) =>
  parts.map((part) => {
    const { productId, product, quantity } = part
    return {
      productId,
      name: product?.name ?? productId,
      groupName: (product?.group && catalog.groups.get(product.group)?.name) || null,
      kind: product ? kindOf(catalog, product) : null,
      manufacturerPartNumber: product?.partNumber ?? null,
      quantity,
      unitPrice: withPrices ? unitPrice(productId, terms) : null,
      availability: statusOf(part, availability),
    }
  })

type Part = JudgedConfiguration['parts'][number]

/** Services and licences are always available. */
function statusOf({ productId, product }: Part, availability: Surroundings['availability']) {
  if (!product) return 'Unavailable'
  return product.category === 'PHYSICAL_ITEM'
    ? (availability.get(productId)?.status ?? 'Unknown')
    : 'Available'
}

function isAvailable(part: Part, availability: Surroundings['availability']): boolean {
  const free = part.product?.category === 'PHYSICAL_ITEM' ? availability.get(part.productId)?.freeUnits : null
  return statusOf(part, availability) === 'Available' && (free ?? part.quantity) >= part.quantity
}
