import { countUnits } from '../counted'

interface Count {
  name: string
  counted: number
  expected: number
}
interface OfOrder {
  orderId: string
}

export const receive = {
  title: 'Receive goods',
  intro:
    'Scan a purchase order, then every product that arrived. Nothing is booked before you press “Receive”.',
  field: 'Scan or type a code',
  choose: 'Or choose a purchase order',
  chooseHint: 'Search by its number, product or EAN.',
  choice: (id: string, name: string, quantity: number) => `${id}: ${quantity} × ${name}`,
  noOrder: 'No matching purchase order.',
  none: 'No purchase order is open here.',
  columns: {
    product: 'Product',
    order: 'Purchase order',
    expected: 'Expected',
    counted: 'Arrived',
    result: 'Result',
  },
  countOf: (id: string) => `Arrived of ${id}`,
  result: (counted: number, expected: number) => {
    if (counted === 0) return 'nothing yet'
    if (counted > expected) return `${counted - expected} too many`
    return counted === expected ? 'complete' : `${expected - counted} to come`
  },
  all: 'All arrived',
  allOf: (id: string) => `All of ${id} arrived`,
  leave: 'Leave',
  leaveOf: (id: string) => `Leave ${id}`,
  book: (count: number) => (count === 0 ? 'Receive' : `Receive ${countUnits(count)}`),
  bookAgain: 'Receive again',
  booked: 'Received on this page',
  bookedLine: (quantity: number, name: string, id: string) => `${quantity} × ${name}, ${id}`,
  toSupply: 'All expected goods',
  tones: { ready: 'Ready', busy: 'Wait', right: 'Right', wrong: 'Wrong', done: 'Received' },
  notes: {
    ready: () => 'Scan a purchase order.',
    asking: () => 'Reading the code …',
    booking: () => 'Adding to stock …',
    openedLines: ({ lines }: { lines: number }) => `${lines} products of it are open. Scan their units.`,
    opened: ({ orderId, name }: OfOrder & { name: string }) => `${orderId} is open: ${name}. Scan its units.`,
    counted: ({ name, counted, expected }: Count) => `${name}: ${counted} of ${expected}`,
    undone: () => 'The last scan is undone.',
    booked: ({ units: count }: { units: number }) =>
      `${countUnits(count)} added to stock. Scan the next purchase order.`,
    tooMany: ({ name, counted, expected }: Count) =>
      `Too many: ${counted} of ${name}, but ${expected} expected. It is counted; undo it if that is wrong.`,
    unknown: ({ code }: { code: string }) => `Unknown code: ${code}`,
    notExpected: ({ name }: { name: string }) => `Not expected: ${name} is on no open purchase order.`,
    several: ({ name, orderIds }: { name: string; orderIds: string[] }) =>
      `${name} is on several purchase orders. Scan or choose one: ${orderIds.join(', ')}`,
    sameOrder: ({ orderId }: OfOrder) => `${orderId} is open already. Scan its units.`,
    lost: ({ orderId }: OfOrder) =>
      `No answer: it is not known whether ${orderId} is booked. Press “Receive again”; it is booked only once.`,
    notBooked: ({ orderId }: OfOrder) => `First press “Receive again”: ${orderId} has no answer yet.`,
    nothingCounted: () => 'Nothing is counted.',
    failed: ({ message }: { message: string }) => message,
  },
}
