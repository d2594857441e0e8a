import type { CollectionPoint } from '../../contract/shapes.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { rescale } from '../../platform/money.ts'
import { legacyExponent } from '../../platform/store/legacy-exponents.ts'
import type { Topic } from '../../platform/store/live-snapshot.ts'
import { integer, namesOf, orNull, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../../platform/store/statement.ts'
import { type Store, type Write, write } from '../../platform/store/store.ts'

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
  /** Where customers follow a parcel, with `{number}` in the place of the tracking number. */
  trackingUrl?: string
}

/** Prices are stored with their exponent by currency, so that later changes of a currency do not change them. */
export function carrierText(service: CarrierService): string {
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

const remove = writeStatement({ name: 'carrier.delete', sql: 'DELETE FROM carrier WHERE id = $1' })

const create = writeStatement({
  name: 'carrier.create',
  sql: 'INSERT INTO carrier (id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING',
})

const update = writeStatement({
  name: 'carrier.update',
  sql: 'UPDATE carrier SET body = $2, retired_at = $3, version = version + 1 WHERE id = $1 AND version = $4',
})

const columns = { id: text, body: text, version: integer, retired_at: orNull(integer) }

const selectStored = readStatement({
  name: 'carrier.stored',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM carrier ORDER BY id`,
})

export interface StoredCarrier {
  service: CarrierService
  version: number
  /** A retired service is not offered. Drafts that offer it can still be submitted. */
  retiredAt: number | null
}

/** Also those that are retired. */
export async function loadStoredCarriers(store: Store): Promise<StoredCarrier[]> {
  const rows = await store.all({ statement: selectStored })
  return rows.map((row) => ({
    service: readCarrier(row.body),
    version: row.version,
    retiredAt: row.retired_at,
  }))
}

/** Changes no row if a service with this id exists. */
export const insertCarrier = (service: CarrierService): Write =>
  write(create, [service.id, carrierText(service)])

/** Increments the version, and changes no row if another command changed the service meanwhile. */
export const updateCarrier = ({ service, version, retiredAt }: StoredCarrier): Write =>
  write(update, [service.id, carrierText(service), retiredAt, version])

/** The writes that make the stored services these: only what differs is changed, and keeps its version otherwise. */
export function changeCarriers(stored: readonly StoredCarrier[], services: CarrierService[]): Write[] {
  const before = new Map(stored.map((carrier) => [carrier.service.id, carrier]))
  const kept = new Set(services.map(({ id }) => id))
  return [
    ...stored
      .filter(({ service }) => !kept.has(service.id))
      .map(({ service }): Write => write(remove, [service.id])),
    ...services.flatMap((service) => {
      const old = before.get(service.id)
      if (!old) return [insertCarrier(service)]
      const isEqual = old.retiredAt === null && carrierText(old.service) === carrierText(service)
      return isEqual ? [] : [updateCarrier({ service, version: old.version, retiredAt: null })]
    }),
  ]
}

/** Replaces the table of carriers as a whole. */
export const replaceCarriers = (services: CarrierService[]): Write[] => [
  write(deleteAll, [], 'any'),
  ...services.map((service): Write => write(insert, [service.id, carrierText(service)])),
]

export const carriersTopic: Topic = { name: 'carriers' }
