import type { DeliveryOption } from './quote'

/**
 * The collection points among the options, nearest first as far as postal codes tell: the longest common beginning, then
 * the smallest difference of numbers. The service offers the nearest points of each carrier that serve the address.
 */
export function nearestFirst(options: DeliveryOption[], postCode: string): DeliveryOption[] {
  const here = postCode.trim()
  return options
    .flatMap((option) => (option.collectionPoint ? [{ option, code: option.collectionPoint.postCode }] : []))
    .sort(
      (a, b) =>
        sharedLength(b.code, here) - sharedLength(a.code, here) || far(a.code, here) - far(b.code, here),
    )
    .map(({ option }) => option)
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Codes with letters have no difference. */
function far(one: string, other: string): number {
  const difference = Math.abs(Number(one) - Number(other))
  return Number.isNaN(difference) ? 0 : difference
}
