// Assigns the chosen parts to slots, and finds those that fit no slot.
import type { Build, Bundle, Part, Product, Slot } from './build'

/** A product and its number of units. */
export interface Chosen {
  product: Product
  count: number
}

export interface FilledSlot {
  slot: Slot
  kind: string | undefined
  chosen: Chosen[]
  count: number
  /** Parts that every PC needs, even if the bundle does not require them: a case may include its power supply. */
  isEssential: boolean
  lacks: number
  isOverfull: boolean
}

/** A product that is no longer sold, or that the bundle has no slot for. */
export interface UnfitPart {
  productId: string
  product: Product | undefined
  count: number
}

export interface SlotAssignment {
  slots: FilledSlot[]
  unfitParts: UnfitPart[]
}

const essentialKinds: readonly (string | undefined)[] = [
  'cpu',
  'motherboard',
  'memory',
  'storage',
  'powerSupply',
  'case',
]

export function assignSlots(
  bundle: Bundle,
  kindOfGroup: ReadonlyMap<string, string>,
  productIds: string[],
  products: ReadonlyMap<string, Product>,
): SlotAssignment {
  const counts = new Map<string, number>()
  for (const productId of productIds) counts.set(productId, (counts.get(productId) ?? 0) + 1)
  const taken = new Set(bundle.groups.map(({ productGroupId }) => productGroupId))
  const slots = bundle.groups.map((slot): FilledSlot => {
    const chosen = [...counts].flatMap(([productId, count]) => {
      const product = products.get(productId)
      return product?.productGroupId === slot.productGroupId ? [{ product, count }] : []
    })
    const count = chosen.reduce((sum, each) => sum + each.count, 0)
    const kind = kindOfGroup.get(slot.productGroupId)
    return {
      slot,
      kind,
      chosen,
      count,
      isEssential: slot.min > 0 || essentialKinds.includes(kind),
      lacks: Math.max(0, slot.min - count),
      isOverfull: count > slot.max,
    }
  })
  const unfitParts = [...counts].flatMap(([productId, count]): UnfitPart[] => {
    const product = products.get(productId)
    return taken.has(product?.productGroupId ?? '') ? [] : [{ productId, product, count }]
  })
  return { slots, unfitParts }
}

/** The build for other components: the parts with a slot, one entry per unit. */
export function buildOf(bundle: Bundle, { slots }: SlotAssignment): Build {
  const parts = slots.flatMap(({ slot: { productGroupId }, chosen }) =>
    chosen.flatMap(({ product: { productId }, count }) =>
      Array<Part>(count).fill({ productId, productGroupId }),
    ),
  )
  return { bundleId: bundle.bundleId, parts }
}

export const incompleteSlots = ({ slots }: SlotAssignment): FilledSlot[] =>
  slots.filter(({ lacks }) => lacks > 0)
