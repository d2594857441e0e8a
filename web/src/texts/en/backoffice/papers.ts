import { counted, countOrders } from '../counted'

export const papers = {
  titles: { pick: 'Pick list', slips: 'Packing slips' },
  open: { pick: 'Pick list', slips: 'Packing slips' },
  intro: (count: number) => `For ${countOrders(count)}: the units that can ship now.`,
  print: 'Print',
  none: 'No orders are chosen. Select them in the list of orders.',
  pickTitle: 'Pick list',
  pickFor: (count: number, time: string) => `${countOrders(count)}, printed ${time}`,
  slipTitle: 'Packing slip',
  order: 'Order',
  placed: 'Placed',
  carrier: 'Carrier',
  account: 'Account',
  contact: 'Contact',
  line: 'Line',
  product: 'Product',
  orders: 'Orders',
  units: 'Units',
  unitsFor: (count: number, orderId: string) => `${count} × ${orderId}`,
  nothing: 'Nothing can ship now.',
  later: (count: number) => counted(count, 'unit follows later.', 'units follow later.'),
}
