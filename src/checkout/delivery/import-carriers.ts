import { type CarrierRow, fileFormats } from '../../contract/import-formats.ts'
import { isCountry } from '../../platform/codes.ts'
import { exponentOf, isKnownCurrency } from '../../platform/currencies.ts'
import { readRows } from '../../platform/import/read-file.ts'
import { emptyReport, type ImportReport } from '../../platform/import/report.ts'
import { toDecimal, toMinor } from '../../platform/money.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import { Conflict, type Store } from '../../platform/store/store.ts'
import { type CarrierService, carriersTopic, changeCarriers, loadStoredCarriers } from './carrier.ts'
import { wrongTrackingUrl } from './tracking.ts'

/** Replaces the whole table of carriers; if a row is invalid, the old table is kept. */
export async function importCarriers(file: string, store: Store): Promise<ImportReport> {
  const report = emptyReport()
  const rows = readRows(file, fileFormats.carriers, report)<CarrierRow>('carriers')
  const services = rows.flatMap(({ value, leaveOut }) => {
    const service = carrierOf(value)
    if (typeof service === 'string') leaveOut(service)
    return typeof service === 'string' ? [] : [service]
  })
  const twice = repeated(services)
  if (twice) report.leftOut.push({ row: 'carriers', line: null, reason: `the id ${twice} is listed twice` })
  if (report.leftOut.length > 0) return report
  if (await replaceStored(store, services)) report.taken.set('carriers', services.length)
  else
    report.leftOut.push({ row: 'carriers', line: null, reason: 'others change them all the time; try again' })
  return report
}

const maxRounds = 20

/** Decides again when another change came between; false if that never ends. */
async function replaceStored(store: Store, services: CarrierService[]): Promise<boolean> {
  for (let round = 0; round < maxRounds; round++) {
    const writes = changeCarriers(await loadStoredCarriers(store), services)
    if (writes.length === 0) return true
    try {
      await store.batch([...writes, bump(carriersTopic)])
      return true
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
  return false
}

/** The service of a row, or its error. The API uses it too. */
export function carrierOf(row: CarrierRow): CarrierService | string {
  const bands: CarrierService['bands'] = []
  for (const { maxWeightGrams, prices } of row.bands) {
    if (maxWeightGrams <= (bands.at(-1)?.maxWeightGrams ?? -1)) return 'the bands must go from light to heavy'
    const minor: Record<string, number> = {}
    for (const { currency, net } of prices) {
      if (!isKnownCurrency(currency)) return `${currency} is no currency; write ISO 4217, such as NOK`
      const amount = toMinor(net, exponentOf(currency))
      if (amount === undefined) return `${net} has more decimals than ${currency}`
      minor[currency] = amount
    }
    bands.push({ maxWeightGrams, prices: minor })
  }
  const points = row.collectionPoints ?? []
  const strange = [...row.countries, ...points.map(({ country }) => country)].find((code) => !isCountry(code))
  if (strange !== undefined) return `${strange} is no country; write ISO 3166-1 alpha-2, such as NO`
  for (const inCountry of Map.groupBy(points, ({ country }) => country).values()) {
    const twice = repeated(inCountry)
    if (twice) return `the collection point ${twice} is listed twice`
  }
  const { trackingUrl, ...rest } = row
  const wrong = trackingUrl ? wrongTrackingUrl(trackingUrl) : undefined
  if (wrong) return wrong
  return { ...rest, bands, collectionPoints: points, ...(trackingUrl && { trackingUrl }) }
}

/** An id that more than one has. */
function repeated(all: { id: string }[]): string | undefined {
  const seen = new Set<string>()
  for (const { id } of all) {
    if (seen.has(id)) return id
    seen.add(id)
  }
  return undefined
}

/** A service as a row of an import. */
export function rowOfCarrier({ bands, trackingUrl, ...service }: CarrierService): CarrierRow {
  const decimal = ([currency, net]: [string, number]) => ({
    currency,
    net: toDecimal(net, exponentOf(currency)),
  })
  return {
    ...service,
    trackingUrl: trackingUrl ?? null,
    bands: bands.map(({ maxWeightGrams, prices }) => ({
      maxWeightGrams,
      prices: Object.entries(prices).map(decimal),
    })),
  }
}
