// Two builds side by side.
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
  const [before, after] = [sumOf(one), sumOf(other)]
  return {
    groupName,
    one,
    other,
    difference: before === null || after === null ? null : round(after - before),
    differs: signature(one) !== signature(other),
  }
}

/** Null if a part has no price. */
function sumOf(parts: BuildPart[]): number | null {
  let sum = 0
  for (const { unitPrice, quantity } of parts) {
    if (!unitPrice) return null
    sum += unitPrice.gross * quantity
  }
  return sum
}

const round = (value: number) => Math.round(value * 1000) / 1000

const signature = (parts: BuildPart[]) =>
  parts
    .map(({ productId, quantity }) => `${quantity} ${productId}`)
    .sort()
    .join('\n')
