import type { CollectionPoint } from '../contract/shapes.ts'
import type { Store, Write } from '../store/store.ts'
import { type WaysTo, waysOf } from './ways.ts'

/** One way to deliver: a carrier's service to the door, or to its collection points. */
export interface CarrierService {
  id: string
  carrier: string
  name: string
  /** Where it delivers, ISO 3166-1 alpha-2. */
  countries: string[]
  /** Working days from the warehouse to the customer. */
  transitDays: number
  /** The first band that is heavy enough gives the price. Net, minor units, by currency. */
  bands: { maxWeightGrams: number; prices: Record<string, number> }[]
  /** Empty for delivery to the door. */
  collectionPoints: CollectionPoint[]
}

/** All services, ready for the questions of a draft. */
export interface Carriers {
  services: { bands: CarrierService['bands']; waysTo: WaysTo }[]
  /** Where any of them delivers, by name. */
  countries: string[]
}

export async function loadCarriers(store: Store): Promise<Carriers> {
  const rows = await store.all<{ body: string }>({ sql: 'SELECT body FROM carrier ORDER BY id' })
  const services: CarrierService[] = rows.map(({ body }) => JSON.parse(body))
  return {
    services: services.map((service) => ({ bands: service.bands, waysTo: waysOf(service) })),
    countries: [...new Set(services.flatMap(({ countries }) => countries))].sort(),
  }
}

/** The table of carriers is replaced as a whole. */
export const replaceCarriers = (services: CarrierService[]): Write[] => [
  { sql: 'DELETE FROM carrier', rows: 'any' },
  ...services.map(
    (service): Write => ({
      sql: 'INSERT INTO carrier (id, body) VALUES ($1, $2)',
      values: [service.id, JSON.stringify(service)],
      rows: 1,
    }),
  ),
]
