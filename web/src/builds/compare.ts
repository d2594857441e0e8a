// Two builds side by side.
import { exactSum } from '../../../src/orders/totals.ts'
import type { BuildPart } from './builds-query'

export interface ComparedGroup {
  /** The name of the group; null for the assembly. */
  groupName: string | null
  one: BuildPart[]
  other: BuildPart[]
  /** How much the other costs more; null if a price is missing. */
  difference: number | null
  differs: boolean
}

type Compared = { parts: BuildPart[] }

/** Groups in the order of the first build, then those that only the other one has; the assembly last. */
export function compareBuilds(one: Compared, other: Compared): ComparedGroup[] {
  const names = [...new Set([...one.parts, ...other.parts].map(({ groupName }) => groupName))]
  return names
    .sort((a, b) => Number(a === null) - Number(b === null))
    .map((groupName) => {
      const of = ({ parts }: Compared) => parts.filter((part) => part.groupName === groupName)
      return compareGroup(groupName, of(one), of(other))
    })
}

function compareGroup(groupName: string | null, one: BuildPart[], other: BuildPart[]): ComparedGroup {
  return {
    groupName,
    one,
    other,
    difference: differenceOf(one, other),
    differs: signature(one) !== signature(other),
  }
}

/** Null if a part has no price. */
function differenceOf(one: BuildPart[], other: BuildPart[]): number | null {
  const parts = [...other, ...one.map((part) => ({ ...part, quantity: -part.quantity }))]
  const priced = parts.flatMap(({ unitPrice, quantity }) =>
    unitPrice ? [{ amount: unitPrice.gross, quantity }] : [],
  )
  return priced.length === parts.length ? exactSum(priced) : null
}

const signature = (parts: BuildPart[]) =>
  parts
    .map(({ productId, quantity }) => `${quantity} ${productId}`)
    .sort()
    .join('\n')
