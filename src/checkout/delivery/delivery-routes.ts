// The delivery routes of a carrier's service to an address, from an index: a carrier may have thousands of collection
// points, and every draft needs the nearest.
import { LRUCache } from 'lru-cache'
import type { CollectionPoint } from '../../contract/shapes.ts'
import type { CarrierService } from './carrier.ts'

/** A delivery option without its price, which depends on what is delivered. */
export interface DeliveryRoute {
  deliveryOptionId: string
  carrier: string
  name: string
  collectionPoint: CollectionPoint | null
  transitDays: number
}

/** Best first: the requested collection point, then the nearest. */
export type DeliveryRoutes = (
  country: string,
  postCode: string,
  wantedPoint: string | null,
) => DeliveryRoute[]

/** Maximum number of collection points offered. */
const maxPoints = 5
/** Post codes whose nearest collection points are kept, for each service and country. */
const keptPostCodes = 2000

export function deliveryRoutesOf(service: CarrierService): DeliveryRoutes {
  const { id, carrier, name, transitDays, collectionPoints } = service
  const countries = new Set(service.countries)
  if (collectionPoints.length === 0) {
    const toTheDoor = [{ deliveryOptionId: id, carrier, name, collectionPoint: null, transitDays }]
    return (country) => (countries.has(country) ? toTheDoor : [])
  }

  const inCountry = new Map<string, DeliveryRoutes>()
  for (const [country, points] of Map.groupBy(collectionPoints, (point) => point.country)) {
    if (!countries.has(country)) continue
    const ways = points.map((point) => ({
      // Joined, because the JSON of a draft takes three times as long when it has strings that are not in one piece.
      deliveryOptionId: [id, point.id].join(':'),
      carrier,
      name: [name, point.name].join(', '),
      collectionPoint: point,
      transitDays,
    }))
    inCountry.set(country, waysToPoints(ways))
  }
  return (country, postCode, wantedPoint) => inCountry.get(country)?.(country, postCode, wantedPoint) ?? []
}

type WayToPoint = DeliveryRoute & { collectionPoint: CollectionPoint }

/** The points whose post codes have this number, as the carrier lists them. */
interface CodePoints {
  number: number
  ways: WayToPoint[]
}

/**
 * Post codes with a common prefix are close together, and among those the ones whose numbers differ least. The index maps
 * every prefix to its codes, sorted by number, so that the nearest are found from the middle outwards.
 */
function waysToPoints(ways: WayToPoint[]): DeliveryRoutes {
  const byPoint = new Map(ways.map((way) => [way.collectionPoint.id, way]))
  const byBeginning = new Map<string, CodePoints[]>()
  let longest = 0
  const byCode = Map.groupBy(ways, (way) => way.collectionPoint.postCode)
  const codes = [...byCode].map(([code, ways]) => ({ code, number: numberOf(code), ways }))
  for (const { code, number, ways } of codes.sort((a, b) => a.number - b.number)) {
    longest = Math.max(longest, code.length)
    for (let length = 0; length <= code.length; length++) {
      const beginning = code.slice(0, length)
      const known = byBeginning.get(beginning) ?? []
      const last = known.at(-1)
      // Codes that differ only in letters or zeros have the same number.
      if (last?.number === number) last.ways.push(...ways)
      else known.push({ number, ways: [...ways] })
      byBeginning.set(beginning, known)
    }
  }

  function nearest(postCode: string, wantedPoint: string | null): DeliveryRoute[] {
    const wanted = wantedPoint === null ? undefined : byPoint.get(wantedPoint)
    const chosen = new Set<DeliveryRoute>(wanted ? [wanted] : [])
    const here = numberOf(postCode)
    for (let length = Math.min(longest, postCode.length); length >= 0; length--) {
      for (const { ways } of nearestOf(byBeginning.get(postCode.slice(0, length)) ?? [], here)) {
        for (const way of ways) {
          if (chosen.size === maxPoints) return [...chosen]
          chosen.add(way)
        }
      }
    }
    return [...chosen]
  }
  // perf: 8 µs of creating a checkout. Most customers live in the same few thousand post codes.
  const found = new LRUCache<string, DeliveryRoute[]>({ max: keptPostCodes })
  return (_, postCode, wantedPoint) => {
    if (wantedPoint !== null || postCode.length > longest) return nearest(postCode, wantedPoint)
    const known = found.get(postCode)
    if (known) return known
    const ways = nearest(postCode, null)
    found.set(postCode, ways)
    return ways
  }
}

/** Codes with letters count as equally far. */
const numberOf = (code: string): number => (/^\d+$/.test(code) ? Number(code) : 0)

/** The codes by their difference from a number; of two equal differences the lower number first. */
function* nearestOf(sorted: readonly CodePoints[], here: number): Generator<CodePoints> {
  let above = lowerBound(sorted, here)
  let below = above - 1
  for (;;) {
    const low = sorted[below]
    const high = sorted[above]
    if (!low && !high) return
    if (low && (!high || here - low.number <= high.number - here)) {
      yield low
      below--
    } else if (high) {
      yield high
      above++
    }
  }
}

/** The first place whose number is not lower. */
function lowerBound(sorted: readonly CodePoints[], number: number): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as CodePoints).number < number) from = middle + 1
    else to = middle
  }
  return from
}
