const units = (count: number) => (count === 1 ? '1 unit' : `${count} units`)
const orderCount = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

export const papers = {
  titles: { pick: 'Pick list', slips: 'Packing slips' },
  open: { pick: 'Pick list', slips: 'Packing slips' },
  intro: (count: number) => `For ${orderCount(count)}: the units that can ship now.`,
  print: 'Print',
  none: 'No orders are chosen. Select them in the list of orders.',
  pickTitle: 'Pick list',
  pickFor: (count: number, time: string) => `${orderCount(count)}, printed ${time}`,
  slipTitle: 'Packing slip',
  order: 'Order',
  placed: 'Placed',
  carrier: 'Carrier',
  account: 'Account',
  contact: 'Contact',
  reference: 'Delivery reference',
  line: 'Line',
  product: 'Product',
  orders: 'Orders',
  units: 'Units',
  unitsFor: (count: number, orderId: string) => `${count} × ${orderId}`,
  nothing: 'Nothing can ship now.',
  later: (count: number) => `${units(count)} follow later.`,
}
