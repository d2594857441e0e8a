import { counted } from '../counted'

interface Named {
  name: string
}
interface OfOrder {
  orderId: string
}

export const scan = {
  title: 'Scan',
  intro:
    'Scan an order, then its products and serial numbers. It ships by itself when it is complete. A serial number alone looks up its unit.',
  field: 'Scan or type a code',
  fieldHint: 'Ends with Enter. Typing anywhere on this page writes here.',
  withSerials: 'Serial number for every unit',
  sound: 'Sound',
  noOrder: 'No order is open.',
  order: (orderId: string) => `Order ${orderId}`,
  openOrder: 'Open the order',
  later: (count: number) =>
    counted(count, 'unit waits for goods and ships later.', 'units wait for goods and ship later.'),
  columns: { product: 'Product', scanned: 'Scanned', serials: 'Serial numbers' },
  count: (scanned: number, wanted: number) => `${scanned} of ${wanted}`,
  partCount: (scanned: number, wanted: number) => `${scanned} of ${wanted}, optional`,
  complete: 'complete',
  next: 'next: serial number',
  commands: {
    undo: 'Undo last scan',
    noSerial: 'No serial number',
    ship: 'Ship what is scanned',
    leave: 'Leave the order',
  },
  pickedBy: (name: string, time: string) => `${name} picks this order since ${time}.`,
  takeOver: 'Take it over',
  commandCodes: 'Barcodes for these buttons',
  shipped: 'Shipped on this page',
  tones: { ready: 'Ready', busy: 'Wait', right: 'Right', wrong: 'Wrong', done: 'Shipped' },
  notes: {
    ready: () => 'Scan an order.',
    asking: () => 'Reading the code …',
    shipping: () => 'Shipping …',
    opened: ({ orderId }: OfOrder) => `Order ${orderId} is open. Scan its products.`,
    reopened: ({ orderId }: OfOrder) =>
      `Order ${orderId} is open again, with what was scanned before. “Undo last scan” starts anew.`,
    counted: ({ name }: Named) => name,
    scanSerial: ({ name }: Named) => `${name}: scan its serial number.`,
    noSerial: ({ name }: Named) => `${name} has no serial number.`,
    serial: ({ serial, name }: Named & { serial: string }) => `${name}: ${serial}`,
    undone: () => 'The last scan is undone.',
    left: () => 'The order is closed. Nothing was shipped.',
    shipped: ({ deliveryId, later }: { deliveryId: string; later: number }) =>
      `${deliveryId} is shipped.${later > 0 ? ` ${counted(later, 'unit stays open.', 'units stay open.')}` : ''} Scan the next order.`,
    unknown: ({ code }: { code: string }) => `Unknown code: ${code}`,
    found: ({ serial }: { serial: string }) => `Serial number ${serial} was shipped: see below.`,
    orderFirst: ({ code }: { code: string }) => `${code} is a product. Scan an order first.`,
    wrongProduct: ({ name }: Named) => `Wrong product: ${name} is not in this order.`,
    tooMany: ({ name }: Named) => `Too many: all units of ${name} are scanned.`,
    serialFirst: ({ name }: Named) => `Scan the serial number of ${name} first, or “No serial number”.`,
    serialsForAll: ({ name }: Named) => `Other units of ${name} have serial numbers: this one needs one too.`,
    scanPc: ({ name }: Named) => `Its parts are scanned: scan ${name} too.`,
    serialTwice: ({ serial }: { serial: string }) => `Serial number ${serial} is already scanned.`,
    serialShipped: ({ serial, orderId }: OfOrder & { serial: string }) =>
      `Serial number ${serial} was shipped before, with order ${orderId}.`,
    sameOrder: ({ orderId }: OfOrder) => `Order ${orderId} is open already. Scan its products.`,
    halfDone: ({ orderId }: OfOrder) =>
      `Order ${orderId} is half-done and not shipped. Scan the other order again to leave it.`,
    nothingNow: ({ orderId }: OfOrder) => `Order ${orderId} waits for goods: nothing can ship now.`,
    notShippable: ({ orderId, state }: OfOrder & { state: string }) =>
      `Order ${orderId} cannot be shipped: it is ${state}.`,
    lost: ({ orderId }: OfOrder) =>
      `No answer: it is not known whether ${orderId} is shipped. Scan ${orderId} again; it ships only once.`,
    notShipped: ({ orderId }: OfOrder) => `First scan ${orderId} again: its shipment has no answer yet.`,
    nothingScanned: () => 'Nothing is scanned.',
    nothingToUndo: () => 'There is nothing to undo.',
    noSerialAsked: () => 'No serial number is missing.',
    refused: ({ message }: { message: string }) => `Not shipped: ${message} Scan the order again.`,
    failed: ({ message }: { message: string }) => `${message} Scan it again.`,
  },
}
