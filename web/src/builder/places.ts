// Where the chosen parts belong: which slot each one fills, and what fits none.
import type { Build, Bundle, Part, Product, Slot } from './build'

/** So many of one product. */
export interface Chosen {
  product: Product
  count: number
}

export interface FilledSlot {
  slot: Slot
  chosen: Chosen[]
  count: number
  /** What a PC cannot do without, even where the bundle leaves it open: a case may bring its power supply. */
  isEssential: boolean
  lacks: number
  isOverfull: boolean
}

/** A product that is not sold any more, or that the bundle has no place for. */
export interface Misfit {
  productId: string
  product: Product | undefined
  count: number
}

export interface Places {
  slots: FilledSlot[]
  misfits: Misfit[]
}

const essentialKinds: readonly (string | undefined)[] = [
  'cpu',
  'motherboard',
  'memory',
  'storage',
  'powerSupply',
  'case',
]

export function placesOf(
  bundle: Bundle,
  kindOfGroup: ReadonlyMap<string, string>,
  productIds: string[],
  products: ReadonlyMap<string, Product>,
): Places {
  const counts = new Map<string, number>()
  for (const productId of productIds) counts.set(productId, (counts.get(productId) ?? 0) + 1)
  const taken = new Set(bundle.groups.map(({ productGroupId }) => productGroupId))
  const slots = bundle.groups.map((slot): FilledSlot => {
    const chosen = [...counts].flatMap(([productId, count]) => {
      const product = products.get(productId)
      return product?.productGroupId === slot.productGroupId ? [{ product, count }] : []
    })
    const count = chosen.reduce((sum, each) => sum + each.count, 0)
    return {
      slot,
      chosen,
      count,
      isEssential: slot.min > 0 || essentialKinds.includes(kindOfGroup.get(slot.productGroupId)),
      lacks: Math.max(0, slot.min - count),
      isOverfull: count > slot.max,
    }
  })
  const misfits = [...counts].flatMap(([productId, count]): Misfit[] => {
    const product = products.get(productId)
    return taken.has(product?.productGroupId ?? '') ? [] : [{ productId, product, count }]
  })
  return { slots, misfits }
}

/** The build as others need it: what has its place, one entry for each unit. */
export function buildOf(bundle: Bundle, { slots }: Places): Build {
  const parts = slots.flatMap(({ slot: { productGroupId }, chosen }) =>
    chosen.flatMap(({ product: { productId }, count }) =>
      Array<Part>(count).fill({ productId, productGroupId }),
    ),
  )
  return { bundleId: bundle.bundleId, parts }
}

export const lackingSlots = ({ slots }: Places): FilledSlot[] => slots.filter(({ lacks }) => lacks > 0)
