// The promise of a draft as a precondition of its submit: how many units leave when. The ETag of a draft is this promise, so
// that nothing is stored for it.
import { invalid, Problem } from '../../contract/problems.ts'
import { type DatedUnits, isWorse, lastDate, promiseInWords, viewArrivals } from '../../orders/arrivals.ts'
import { addPrices, decimalPrice, noPrice } from '../../platform/money.ts'
import { isoDate, isoDateOrNull } from '../../platform/time.ts'
import type { QuotedOption } from '../delivery/delivery-options.ts'
import type { Draft } from '../draft.ts'
import { departuresOf, type Expectation } from '../stock-of-draft.ts'
import { arrivalsBy } from '../view.ts'

/** What the caller was promised. */
export interface Precondition {
  departures?: DatedUnits[] | undefined
  promisedBy?: number | undefined
}

const day = 86_400_000
/** A header must stay short. Later days are counted with the last one: what was promised for them is weaker, not wrong. */
const maxDays = 20

/** The ETag of a promise: `"28.20777_22.x"` for 28 units that leave on a day, counted since 1970, and 22 without a date. */
export function tagOfPromise(departures: readonly DatedUnits[]): string {
  const dated = departures.filter(({ date }) => date !== null)
  const last = lastDate(dated)
  const shown = departures.map((units, index) =>
    index < maxDays || units.date === null ? units : { ...units, date: last },
  )
  const counts = new Map<string, number>()
  for (const { date, quantity } of shown) {
    const key = date === null ? 'x' : String(Math.floor(date / day))
    counts.set(key, (counts.get(key) ?? 0) + quantity)
  }
  return `"${[...counts].map(([key, quantity]) => `${quantity}.${key}`).join('_') || '0'}"`
}

/** Reads If-Match and `promisedBy`. A proxy may have weakened the tag or added an encoding to it. */
export function readPrecondition(
  ifMatch: string | undefined,
  promisedBy: string | null,
): Precondition | Problem {
  const by = promisedBy === null ? undefined : Date.parse(promisedBy)
  if (ifMatch === undefined || ifMatch.trim() === '*') return { promisedBy: by }
  const [, text] = /^\s*(?:W\/)?"(0|\d+\.(?:\d+|x)(?:_\d+\.(?:\d+|x))*)(?:-\w+)?"\s*$/.exec(ifMatch) ?? []
  if (text === undefined)
    return invalid({
      fieldName: 'If-Match',
      message: 'must be the ETag of the checkout as it was read, or *',
    })
  const departures = text === '0' ? [] : text.split('_').map(readUnits)
  return { departures, promisedBy: by }
}

function readUnits(text: string): DatedUnits {
  const [quantity, date] = text.split('.')
  return { quantity: Number(quantity), date: date === 'x' ? null : Number(date) * day }
}

/** Refuses a submit whose promise is worse than the one that the caller knows. */
export function refuseWorse(
  precondition: Precondition,
  draft: Draft,
  option: QuotedOption,
  expectation: Expectation,
): Problem | undefined {
  const now = arrivalsBy(draft, option, departuresOf(draft.quote.lines, expectation))
  const units = now.reduce((sum, { quantity }) => sum + quantity, 0)
  const promises = [
    precondition.departures && arrivalsBy(draft, option, precondition.departures),
    precondition.promisedBy === undefined ? undefined : [{ date: precondition.promisedBy, quantity: units }],
  ]
  const promised = promises.find((promise) => promise && isWorse(promise, now))
  return promised && promiseChanged(draft, option, promised, now)
}

function promiseChanged({ quote }: Draft, option: QuotedOption, promised: DatedUnits[], now: DatedUnits[]) {
  const price = decimalPrice(addPrices(quote.totals ?? noPrice, option.price), quote.exponent)
  const view = (units: DatedUnits[]) => {
    const arrivals = viewArrivals(units)
    return { estimatedDeliveryDate: isoDateOrNull(lastDate(units)), ...(arrivals && { arrivals }), price }
  }
  const inWords = (units: DatedUnits[]) => promiseInWords(units, (date) => isoDate(date).slice(0, 10))
  return new Problem(
    'promise_changed',
    `The delivery was promised for: ${inWords(promised)}. Now it is: ${inWords(now)}. The price is unchanged: ${price.gross.toFixed(quote.exponent)} ${quote.currency} with delivery. To accept it, read the checkout and submit it with its new ETag, or without a precondition.`,
    [],
    {},
    { promise: { promised: view(promised), now: view(now) } },
  )
}
