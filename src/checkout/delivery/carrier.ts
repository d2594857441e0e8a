import type { CollectionPoint } from '../../contract/shapes.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { rescale } from '../../platform/money.ts'
import { legacyExponent } from '../../platform/store/legacy-exponents.ts'
import { insertStatement, writeStatement } from '../../platform/store/statement.ts'
import type { Write } from '../../platform/store/store.ts'

/** A delivery service of a carrier, to the door or to its collection points. */
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

/** Prices are stored with their exponent by currency, so that later changes of a currency do not change them. */
function carrierText(service: CarrierService): string {
  const currencies = service.bands.flatMap(({ prices }) => Object.keys(prices))
  const exponents = Object.fromEntries(currencies.map((currency) => [currency, exponentOf(currency)]))
  return JSON.stringify({ ...service, exponents })
}

export function readCarrier(text: string): CarrierService {
  const { exponents = {}, ...service }: CarrierService & { exponents?: Record<string, number> } =
    JSON.parse(text)
  const minor = ([currency, net]: [string, number]) => {
    const stored = exponents[currency] ?? legacyExponent(currency)
    return [currency, rescale(net, stored, exponentOf(currency))]
  }
  const bands = service.bands.map(({ maxWeightGrams, prices }) => ({
    maxWeightGrams,
    prices: Object.fromEntries(Object.entries(prices).map(minor)),
  }))
  return { ...service, bands }
}

const deleteAll = writeStatement({ name: 'carrier.deleteAll', sql: 'DELETE FROM carrier' })

const insert = insertStatement('carrier.insert', 'carrier', ['id', 'body'])

/** The table of carriers is replaced as a whole. */
export const replaceCarriers = (services: CarrierService[]): Write[] => [
  { statement: deleteAll, rows: 'any' },
  ...services.map(
    (service): Write => ({
      statement: insert,
      values: [service.id, carrierText(service)],
      rows: 1,
    }),
  ),
]
