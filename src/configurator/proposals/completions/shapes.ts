import type { Kind } from '../../../compatibility/index.ts'
import { inOrderOfChoice, orderOfChoice } from '../fit/order-of-choice.ts'
import type { GroupShelves, Shelf } from '../offer.ts'

/** A product group of a bundle: how many it takes, and how many are given. */
export interface GroupNeed {
  group: string
  kind: Kind
  min: number
  max: number
  given: number
}

/**
 * The sets of shelves from which a PC could be completed: what each group lacks, with or without one each of what is
 * not there at all and may turn out to be needed (a power supply, unless the case brings one). The fullest is last.
 */
export function shapesOf(needs: readonly GroupNeed[], { byGroup }: GroupShelves): Shelf[][] {
  const required: Shelf[] = []
  for (const { group, min, given } of needs)
    for (let count = given; count < min; count++) {
      const shelf = byGroup.get(group)
      if (!shelf) return []
      required.push(shelf)
    }
  let shapes = [required]
  for (const kind of orderOfChoice) {
    const groups = needs.filter((need) => need.kind === kind)
    if (groups.some(({ min, given }) => min + given > 0)) continue
    const choices = groups.flatMap(({ group, max }) => (max > 0 ? (byGroup.get(group) ?? []) : []))
    shapes = shapes.flatMap((shape) => [shape, ...choices.map((shelf) => [...shape, shelf])])
  }
  return shapes.map((shape) => shape.toSorted(inOrderOfChoice))
}
