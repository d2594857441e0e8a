import { CreatedDelivery, NewDelivery } from '../../../contract/fulfilment.ts'
import { invalid, Problem } from '../../../contract/problems.ts'
import { loadStock, releaseStock, takeOffHand, unitOfEach } from '../../../inventory/stock.ts'
import { created, route } from '../../../platform/http/route/route.ts'
import type { Write } from '../../../platform/store/store.ts'
import { claimsOf } from '../../claims.ts'
import type { OrdersContext } from '../../context.ts'
import { factsOf } from '../../facts.ts'
import { loadOrder } from '../../order.ts'
import { findUsedSerialNumber, insertSerialNumber } from '../../serial-numbers.ts'
import { type Departure, decideShipping } from '../../shipping.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'
import { changeOrder, staffProblems } from './change-order.ts'
import { readLines } from './line-units.ts'

export const shipOrder = ({ store, clock, mailOrder, trackingUrlOf }: OrdersContext) =>
  route({
    operationId: 'shipOrder',
    method: 'POST',
    path: '/fulfilment/v1/orders/{orderId}/deliveries',
    tag: 'Fulfilment',
    summary: 'Ship lines of an order',
    description:
      'Creates a delivery and ships it. Only open units that are reserved on the shelf can be shipped. A PC is shipped as one line; `components` names the serial numbers of its parts.',
    access: 'ship-orders',
    params: orderIdParam,
    body: {
      schema: NewDelivery,
      example: {
        trackingNumber: 'FP123456789NO',
        lines: [{ lineNumber: '10', quantity: 1, serialNumbers: ['SN-1'] }],
      },
    },
    success: created('The delivery is shipped.', CreatedDelivery, { deliveryId: '7K3MX-9QF2T-D1' }),
    problems: [
      ...staffProblems,
      'order_line_not_found',
      'nothing_to_ship',
      'line_not_shippable',
      'quantity_not_open',
      'not_on_the_shelf',
      'serial_numbers_wrong',
    ],

    async decide({ caller, params: { orderId = '' }, body }) {
      const lines = readLines(body.lines, 'deliveryLines', body.deliveryLines)
      if (lines instanceof Problem) return lines
      if (!lines) return invalid({ fieldName: 'lines', message: 'is required' })
      const stored = await loadOrder(store, orderId)
      if (!stored) return noSuchOrder(orderId)
      const held = claimsOf(stored.order).map(({ productId }) => productId)
      const stock = await loadStock(store, unitOfEach(held))
      const uncounted = new Set(held.filter((productId) => stock.get(productId)?.onHand == null))
      const now = clock()
      const { trackingNumber } = body
      const components = body.components ?? []
      const trackingUrl = trackingNumber
        ? await trackingUrlOf(factsOf(stored).carrier, trackingNumber)
        : undefined
      const command = { stored, lines, components, trackingNumber, trackingUrl, uncounted, now }
      const shipment = decideShipping(command)
      if (shipment instanceof Problem) return shipment

      const { after, delivery, departures, serialNumbers } = shipment
      const used = await findUsedSerialNumber(store, serialNumbers)
      if (used) {
        const detail = `The serial number ${used.serialNumber} of ${used.productId} was shipped before.`
        return new Problem('serial_numbers_wrong', detail)
      }
      const { deliveryId } = delivery
      const data = { deliveryId, trackingNumber }
      const change = await changeOrder(stored, after, 'ship', caller.client, now, mailOrder, data)
      return {
        record: change.record,
        writes: [
          ...change.writes,
          ...departures.map(takeFromShelf),
          ...serialNumbers.map((each) => insertSerialNumber(each, orderId)),
        ],
        answer: { status: 201, body: { deliveryId } },
      }
    },
  })

const takeFromShelf = ({ productId, units, isCounted }: Departure): Write =>
  isCounted ? takeOffHand(productId, units) : releaseStock({ productId, reserved: 0, waiting: units })
