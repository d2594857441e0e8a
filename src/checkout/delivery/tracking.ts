// Where customers follow a parcel: an address per carrier service, with the tracking number in it.
import { text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { first, type Store } from '../../platform/store/store.ts'
import { readCarrier } from './carrier.ts'

const place = '{number}'

/** Undefined if it is right. Only https: the link is in emails. */
export function wrongTrackingUrl(template: string): string | undefined {
  const isWhole = URL.canParse(template) && template.startsWith('https://') && template.includes(place)
  return isWhole ? undefined : `trackingUrl must be an https address that contains ${place}`
}

export const trackingUrl = (template: string, number: string): string =>
  template.replaceAll(place, encodeURIComponent(number))

const selectOne = readStatement({
  name: 'carrier.one',
  columns: { body: text },
  sql: 'SELECT body FROM carrier WHERE id = $1',
})

/** Undefined if the carrier service has no such address, or is gone. */
export async function trackingUrlOf(
  store: Store,
  carrier: string,
  number: string,
): Promise<string | undefined> {
  const row = await first(store, { statement: selectOne, values: [carrier] })
  const template = row && readCarrier(row.body).trackingUrl
  return template ? trackingUrl(template, number) : undefined
}
