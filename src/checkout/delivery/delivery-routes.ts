// The delivery routes of a carrier's service to an address, from an index: a carrier may have thousands of collection
// points, and every draft needs the nearest.
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
const mostPoints = 5

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

/**
 * Post codes with a common prefix are close together: the index maps every prefix to its first points, and the longest
 * prefix shared with a post code gives the nearest points.
 */
function waysToPoints(ways: WayToPoint[]): DeliveryRoutes {
  const byPoint = new Map(ways.map((way) => [way.collectionPoint.id, way]))
  const byBeginning = new Map<string, WayToPoint[]>()
  let longest = 0
  for (const way of ways) {
    const { postCode } = way.collectionPoint
    longest = Math.max(longest, postCode.length)
    for (let length = 0; length <= postCode.length; length++) {
      const beginning = postCode.slice(0, length)
      const first = byBeginning.get(beginning)
      if (!first) byBeginning.set(beginning, [way])
      else if (first.length < mostPoints) first.push(way)
    }
  }

  return (_, postCode, wantedPoint) => {
    const wanted = wantedPoint === null ? undefined : byPoint.get(wantedPoint)
    const chosen = new Set<DeliveryRoute>(wanted ? [wanted] : [])
    for (let length = Math.min(longest, postCode.length); length >= 0; length--) {
      for (const way of byBeginning.get(postCode.slice(0, length)) ?? []) {
        if (chosen.size === mostPoints) return [...chosen]
        chosen.add(way)
      }
    }
    return [...chosen]
  }
}
