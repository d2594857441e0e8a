// Delivery services as rows: each creates or changes its service. Others are kept, unlike by the import of a file on the command
// line: an upload that broke off must not remove what it did not send.
import type { TObject } from 'typebox'
import {
  type CarrierService,
  carriersTopic,
  carrierText,
  insertCarrier,
  loadStoredCarriers,
  updateCarrier,
} from '../checkout/delivery/carrier.ts'
import { carrierOf, rowOfCarrier } from '../checkout/delivery/import-carriers.ts'
import { type CarrierRow, fileFormats } from '../contract/import-formats.ts'
import { isAddressable } from '../platform/import/read-file.ts'
import type { RowKind } from './row-kinds.ts'

/** A service may have thousands of collection points, so only their number is kept. */
const recorded = (service: CarrierService) => ({
  ...rowOfCarrier(service),
  collectionPoints: service.collectionPoints.length,
})

export const carrierRows: RowKind<CarrierRow> = {
  schema: fileFormats.carriers.carriers as TObject,
  topic: carriersTopic,
  prepare: async (_rows, { store, seen }) => {
    const stored = new Map((await loadStoredCarriers(store)).map((carrier) => [carrier.service.id, carrier]))
    return (row) => {
      const service = carrierOf(row.value)
      if (typeof service === 'string') return void row.leaveOut(service)
      if (!isAddressable(row, 'id')) return undefined
      const before = stored.get(service.id)
      // What a person retired stays retired, as in imports of the catalog.
      const retiredAt = before?.retiredAt ?? null
      const subject = ['carrier', service.id]
      const status = seen.compare(subject, before && carrierText(before.service), carrierText(service))
      if (status === 'equal') return { status, subject, writes: [] }
      stored.set(service.id, { service, retiredAt, version: (before?.version ?? 0) + 1 })
      const write = before
        ? updateCarrier({ service, retiredAt, version: before.version })
        : insertCarrier(service)
      const change = {
        entity: 'carrier',
        entityId: service.id,
        before: before ? recorded(before.service) : null,
        after: recorded(service),
      }
      return { status, subject, writes: [write], change }
    }
  },
}
