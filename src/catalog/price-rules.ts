// Which price applies to how many units at a time, and the lowest price of the last days. Times are milliseconds since
// 1970, amounts are net in minor units.

/** A price from a number of units on, for a time. */
export interface PriceRule {
  minQuantity: number
  /** 0: it has always been valid. */
  validFrom: number
  /** The first moment at which it is no longer valid; null if it has no end. */
  validUntil: number | null
  net: number
}

/** All prices of a product in a price list. */
export interface ProductPrices {
  /** The price of one unit without dates; undefined if there is none. */
  undated: number | undefined
  rules: readonly PriceRule[]
}

export interface AppliedPrice {
  net: number
  /** Undefined: the undated price of one unit. */
  rule: PriceRule | undefined
}

/**
 * The price of each of so many units. Every step has the price of its rule that began last; step 1 without a valid rule
 * has the undated price. Of the reached steps the cheapest counts, so that more units never cost more each.
 */
export function priceAt(
  { undated, rules }: ProductPrices,
  quantity: number,
  now: number,
): AppliedPrice | undefined {
  const steps = new Map<number, PriceRule>()
  for (const rule of rules) {
    if (rule.minQuantity > quantity || !isValid(rule, now)) continue
    const other = steps.get(rule.minQuantity)
    if (!other || other.validFrom < rule.validFrom) steps.set(rule.minQuantity, rule)
  }
  let applied: AppliedPrice | undefined =
    undated === undefined || steps.has(1) ? undefined : { net: undated, rule: undefined }
  for (const rule of steps.values()) {
    if (!applied || rule.net < applied.net) applied = { net: rule.net, rule }
  }
  return applied
}

const isValid = ({ validFrom, validUntil }: PriceRule, now: number) =>
  validFrom <= now && (validUntil === null || now < validUntil)

/** The first moment after `now` at which a rule begins or ends. */
export function nextChange(rules: Iterable<PriceRule>, now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { validFrom, validUntil } of rules) {
    if (validFrom > now) next = Math.min(next, validFrom)
    if (validUntil !== null && validUntil > now) next = Math.min(next, validUntil)
  }
  return next
}

/** A price that was changed or removed. */
export interface PastPrice {
  /** When the rule had begun; 0 for the undated price, which was valid since the past price before it. */
  since: number
  until: number
  net: number
}

const day = 86_400_000
export const daysOfLowest = 30

/** The lowest price that one unit had at any moment of the last 30 days; undefined if it had none. */
export function lowestUnitPrice(
  { undated, rules }: ProductPrices,
  past: readonly PastPrice[],
  now: number,
): number | undefined {
  const start = now - daysOfLowest * day
  const pastUndated = past.filter(({ since }) => since === 0).sort((a, b) => a.until - b.until)
  // A past rule comes first: until it was changed, it was valid instead of the present one with the same beginning.
  const steps = [
    ...past.filter(({ since }) => since > 0).map(asRule),
    ...rules.filter(({ minQuantity }) => minQuantity === 1),
  ]
  const changes = [
    ...steps.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? now]),
    ...pastUndated.map(({ until }) => until),
  ]
  const moments = [start, now, ...changes.filter((time) => time > start && time < now)].sort((a, b) => a - b)
  let lowest: number | undefined
  let place = 0
  for (const moment of moments) {
    while (place < pastUndated.length && (pastUndated[place] as PastPrice).until <= moment) place++
    const then = priceAt({ undated: pastUndated[place]?.net ?? undated, rules: steps }, 1, moment)
    if (then && (lowest === undefined || then.net < lowest)) lowest = then.net
  }
  return lowest
}

const asRule = ({ since, until, net }: PastPrice): PriceRule => ({
  minQuantity: 1,
  validFrom: since,
  validUntil: until,
  net,
})
