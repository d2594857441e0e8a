import type { Store } from '../store/store.ts'
import type { CarrierService } from './carrier.ts'
import { type WaysTo, waysOf } from './ways.ts'

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
