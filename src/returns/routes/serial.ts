import Type from 'typebox'
import { SerialUnits } from '../../contract/returns.ts'
import { Text } from '../../contract/types.ts'
import { findShipped } from '../../orders/serial-numbers.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { loadOrdersById } from '../load.ts'
import { loadReturnsOfOrder } from '../return.ts'
import { unitsWithSerial } from '../warranty.ts'

export const serialRoute = ({ store, settings }: ReturnsContext): Route =>
  route({
    operationId: 'findSerialNumber',
    method: 'GET',
    path: '/fulfilment/v1/serial-numbers',
    tag: 'Fulfilment',
    summary: 'Find a unit by its serial number',
    description:
      'The order it was shipped with, when it arrived, and until when it can be returned and is under warranty. A unit that is back on the shelf is no longer found.',
    access: 'see-orders',
    query: Type.Object({ serialNumber: Text('text', { minLength: 1, examples: ['SN-1'] }) }),
    success: ok('The units; empty if none was shipped with this serial number.', SerialUnits, {
      units: [
        {
          orderId: '7K3MX-9QF2T',
          customerId: '100001',
          lineNumber: '10',
          materialNumber: 'cpu-amd-ryzen-7-9800x3d',
          name: 'AMD Ryzen 7 9800X3D',
          shippedAt: '2026-01-17T12:00:00.000Z',
          deliveredAt: '2026-01-19T10:30:00.000Z',
          returnUntil: '2026-02-02T23:59:59.999Z',
          warrantyUntil: '2028-01-19T23:59:59.999Z',
          returns: [{ returnId: 'R-7K3MX-9QF2T', state: 'Requested' }],
        },
      ],
    }),

    async read({ query: { serialNumber } }) {
      const shipped = await findShipped(store, serialNumber)
      const orders = await loadOrdersById(
        store,
        shipped.map(({ order_id }) => order_id),
      )
      const periods = { days: settings.RETURN_DAYS, months: settings.WARRANTY_MONTHS }
      const units = await Promise.all(
        [...orders.values()].map(async (order) =>
          unitsWithSerial(order, serialNumber, await loadReturnsOfOrder(store, order.id), periods),
        ),
      )
      return { status: 200, body: { units: units.flat() } }
    },
  })
