import { expect, test } from 'vitest'
import { deliveryLine, expectedOf, lineOf, orderOf } from '../orders/order.fixture'
import { pickLinesOf } from './pick-lines'

const units = (total: number) => ({ quantity: { total, fulfilled: 0, cancelled: 0 } })

test('pick list: adds the units of each product over all orders, and takes the parts of a PC', () => {
  const one = orderOf({
    orderId: 'A',
    orderLines: [
      lineOf('10', { materialNumber: 'disk', name: 'Disk', ...units(2) }),
      lineOf('20', {
        materialNumber: 'bundle',
        ...units(2),
        orderLines: [
          lineOf('20.1', { materialNumber: 'board', name: 'Board', ...units(2) }),
          lineOf('20.2', { materialNumber: 'disk', name: 'Disk', ...units(4) }),
        ],
      }),
      deliveryLine,
    ],
    expectedDeliveries: expectedOf(
      ['10', 2, 'Available'],
      ['20.1', 1, 'Available'],
      ['20.2', 4, 'Available'],
    ),
  })
  const two = orderOf({
    orderId: 'B',
    orderLines: [lineOf('10', { materialNumber: 'disk', name: 'Disk', ...units(3) })],
    expectedDeliveries: expectedOf(['10', 1, 'Available'], ['10', 2, 'ConfirmedRestock']),
  })
  expect(pickLinesOf([one, two])).toEqual([
    { productId: 'board', name: 'Board', units: 1, orders: [{ orderId: 'A', units: 1 }] },
    {
      productId: 'disk',
      name: 'Disk',
      units: 5,
      orders: [
        { orderId: 'A', units: 4 },
        { orderId: 'B', units: 1 },
      ],
    },
  ])
})
