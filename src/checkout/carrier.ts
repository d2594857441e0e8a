import type { CollectionPoint } from '../contract/shapes.ts'
import type { Write } from '../store/store.ts'

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
