import { type OnUnreadable, readableRows, refuseUnreadable } from '../../platform/store/readable.ts'
import { text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import type { Store } from '../../platform/store/store.ts'
import { type CarrierService, readCarrier } from './carrier.ts'
import { type DeliveryRoutes, deliveryRoutesOf } from './delivery-routes.ts'

/** All services, indexed for drafts. */
export interface Carriers {
  services: { bands: CarrierService['bands']; waysTo: DeliveryRoutes }[]
  /** Where any of them delivers, by name. */
  countries: string[]
}

const selectAll = readStatement({
  name: 'carrier.all',
  columns: { id: text, body: text },
  sql: 'SELECT id, body FROM carrier WHERE retired_at IS NULL ORDER BY id',
})

export async function loadCarriers(
  store: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Carriers> {
  const rows = await store.all({ statement: selectAll })
  const read = ({ body }: { body: string }) => readCarrier(body)
  return carriersOf(readableRows(rows, read, ({ id }) => `The carrier service ${id}`, onUnreadable))
}

export const carriersOf = (services: readonly CarrierService[]): Carriers => ({
  services: services.map((service) => ({ bands: service.bands, waysTo: deliveryRoutesOf(service) })),
  countries: [...new Set(services.flatMap(({ countries }) => countries))].sort(),
})
