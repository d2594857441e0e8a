// A delivery service as typed: prices as `NOK 99, EUR 9.50`, collection points as lines.
import type { Carrier, CarrierInput, CollectionPoint } from './carrier-queries'

export interface BandDraft {
  /** Tells the rows of the form apart. */
  key: number
  weight: string
  prices: string
}

export interface CarrierDraft {
  id: string
  carrier: string
  name: string
  countries: string
  transitDays: string
  bands: BandDraft[]
  points: string
  trackingUrl: string
  retired: boolean
}

/** What is wrong beside empty fields. */
export interface DraftErrors {
  transitDays: boolean
  /** By the place of the band. */
  weights: number[]
  prices: number[]
  /** The first wrong line, from 1. */
  pointLine: number | undefined
}

type Prices = CarrierInput['bands'][number]['prices']

const pointMembers = ['id', 'name', 'addressLine1', 'postCode', 'city', 'country'] as const

export const draftOf = (carrier: Carrier | null): CarrierDraft => ({
  id: carrier?.carrierId ?? '',
  carrier: carrier?.carrier ?? '',
  name: carrier?.name ?? '',
  countries: carrier?.countries.join(' ') ?? '',
  transitDays: String(carrier?.transitDays ?? 2),
  bands: (carrier?.bands ?? [{ maxWeightGrams: 20_000, prices: [] }]).map((band, key) => ({
    key,
    weight: String(band.maxWeightGrams),
    prices: band.prices.map(({ currency, net }) => `${currency} ${net}`).join(', '),
  })),
  points: (carrier?.collectionPoints ?? [])
    .map((point) => pointMembers.map((name) => point[name]).join('; '))
    .join('\n'),
  trackingUrl: carrier?.trackingUrl ?? '',
  retired: carrier?.retiredAt != null,
})

/** The service, or what is wrong. */
export function readDraft(draft: CarrierDraft): { input?: CarrierInput; errors?: DraftErrors } {
  const prices = draft.bands.map((band) => readPrices(band.prices))
  const lines = draft.points
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '')
  const points = lines.map(({ text }) => readPoint(text))
  const errors: DraftErrors = {
    transitDays: !isWhole(draft.transitDays),
    weights: placesOf(draft.bands, ({ weight }) => !isWhole(weight)),
    prices: placesOf(prices, (read) => read === undefined),
    pointLine: lines[points.indexOf(undefined)]?.line,
  }
  const isWrong =
    errors.weights.length + errors.prices.length > 0 || errors.transitDays || errors.pointLine !== undefined
  if (isWrong) return { errors }
  return {
    input: {
      id: draft.id,
      carrier: draft.carrier,
      name: draft.name,
      countries: draft.countries
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
      transitDays: Number(draft.transitDays),
      bands: draft.bands.map(({ weight }, index) => ({
        maxWeightGrams: Number(weight),
        prices: prices[index] ?? [],
      })),
      collectionPoints: points.filter((point) => point !== undefined),
      trackingUrl: draft.trackingUrl,
      retired: draft.retired,
    },
  }
}

const isWhole = (text: string) => /^\d{1,9}$/.test(text.trim())

const placesOf = <T>(items: T[], isWrong: (item: T) => boolean) =>
  items.flatMap((item, index) => (isWrong(item) ? [index] : []))

/** Undefined unless it is one or more currencies with an amount each. */
function readPrices(text: string): Prices | undefined {
  const found = [...text.matchAll(/([A-Za-z]{3})\s*(\d+(?:\.\d+)?)\s*(?:[,;]|$)/g)]
  const isAll =
    found
      .map(([whole]) => whole)
      .join('')
      .replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '')
  if (found.length === 0 || !isAll) return undefined
  return found.map(([, currency = '', net]) => ({ currency: currency.toUpperCase(), net: Number(net) }))
}

function readPoint(line: string): CollectionPoint | undefined {
  const cells = line.split(';').map((cell) => cell.trim())
  if (cells.length !== pointMembers.length || cells.includes('')) return undefined
  return Object.fromEntries(
    pointMembers.map((name, index) => [name, cells[index]]),
  ) as unknown as CollectionPoint
}
