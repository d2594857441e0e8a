import { counted, countUnits } from '../counted'

interface Named {
  name: string
}
interface OfReturn {
  returnId: string
}
interface Count extends Named {
  counted: number
  expected: number
}

export const returns = {
  intro: 'Goods that customers send back. The page of an order registers one for a customer.',
  search: 'Search',
  searchHint: 'Return, order, product or serial number',
  none: 'No matching returns.',
  filter: { waiting: 'To do', open: 'All open' },
  columns: {
    return: 'Return',
    account: 'Account',
    orders: 'Orders',
    what: 'Items',
    requested: 'Requested',
    state: 'State',
  },
  requestedBy: (moment: string, account: string) => `Requested ${moment} by account ${account}`,
  details: 'Credit notes',
  noCredits: 'Nothing credited yet.',
  creditOf: (billingId: string, orderId: string) => `${billingId} in order ${orderId}`,
  received: {
    Restock: (units: string) => `${units} back to stock`,
    Repair: (units: string) => `${units} to repair`,
    Scrap: (units: string) => `${units} to scrap`,
  },

  actions: {
    approve: 'Approve',
    ask: 'Ask…',
    refuse: 'Refuse…',
    receive: 'Receive…',
    credit: 'Credit',
    close: 'Close…',
  },
  done: {
    approve: (id: string) => `${id} is approved.`,
    ask: (id: string) => `The question about ${id} is asked.`,
    refuse: (id: string) => `${id} is refused.`,
    credit: (id: string) => `${id} is credited. Issue the credit note on the page of the order.`,
    close: (id: string) => `${id} is closed.`,
  },
  say: {
    ask: {
      title: (id: string) => `Ask about ${id}`,
      label: 'Question',
      hint: 'The customer reads it and answers.',
      submit: 'Ask',
    },
    refuse: {
      title: (id: string) => `Refuse ${id}`,
      label: 'Reason',
      hint: 'The customer reads it. The units can be asked for again.',
      submit: 'Refuse the return',
    },
    close: {
      title: (id: string) => `Close ${id}`,
      label: 'Reason',
      hint: 'The customer reads it. Nothing more is expected or credited; units that did not come, or go back repaired, can be returned again.',
      submit: 'Close the return',
    },
  },
  textMissing: 'Write what the customer should read.',

  register: 'Register a return…',
  registerTitle: (orderId: string) => `Register a return of order ${orderId}`,
  registerIntro: 'For a customer who asks in another way, and for a warranty or goodwill after the period.',
  registerNothing:
    'Nothing of this order can be returned: no units were shipped, or all are in returns or credited.',
  registerWhere: 'Open the order, or scan a serial number, to register a return for a customer.',

  receive: {
    open: 'Receive by scanner',
    title: 'Receive returns',
    intro: 'Scan a return, choose the condition, then scan products or serial numbers. The button books.',
    field: 'Scan or type a code',
    condition: 'Condition of the next units',
    conditionCodes: 'Barcodes for the conditions',
    none: 'No return is open.',
    one: (returnId: string) => `Return ${returnId}`,
    openReturn: 'Open the return',
    columns: { product: 'Product', counted: 'Counted', units: 'Condition of each unit' },
    count: (units: number, expected: number) => `${units} of ${expected}`,
    countOne: 'One more',
    countOneOf: (name: string) => `Count one more ${name}`,
    unit: (index: number, serial: string | null) => serial ?? `Unit ${index}`,
    conditionOf: (name: string, unit: string) => `Condition of ${name}, ${unit}`,
    remove: 'Remove',
    removeOf: (name: string, unit: string) => `Remove ${name}, ${unit}`,
    book: (count: number) => (count === 0 ? 'Receive' : `Receive ${countUnits(count)}`),
    bookAgain: 'Receive again',
    leave: 'Leave the return',
    booked: 'Received on this page',
    bookedLine: (returnId: string, units: number) => `${returnId}: ${countUnits(units)}`,
    tones: { ready: 'Ready', busy: 'Wait', right: 'Right', wrong: 'Wrong', done: 'Received' },
    notes: {
      ready: () => 'Scan a return.',
      asking: () => 'Reading the code …',
      booking: () => 'Receiving …',
      opened: ({ returnId }: OfReturn) => `${returnId} is open. Choose the condition and scan its units.`,
      condition: ({ condition }: { condition: string }) => `${condition}: scan the units.`,
      counted: ({ name, counted: units, expected }: Count) => `${name}: ${units} of ${expected}`,
      serial: ({ name, serial, counted: units, expected }: Count & { serial: string }) =>
        `${name} ${serial}: ${units} of ${expected}`,
      undone: () => 'The last scan is undone.',
      left: () => 'The return is closed here. Nothing was received.',
      booked: ({ returnId, units, missing }: OfReturn & { units: number; missing: number }) =>
        `${countUnits(units)} of ${returnId} received.${missing > 0 ? ` ${counted(missing, 'unit is', 'units are')} still to come.` : ''} Scan the next return.`,
      unknown: ({ code }: { code: string }) => `Unknown code: ${code}`,
      returnFirst: ({ code }: { code: string }) => `${code} is no return. Scan a return first.`,
      conditionFirst: () => 'Choose the condition first: back to stock, to repair or to scrap.',
      wrongProduct: ({ name }: Named) => `Wrong product: ${name} is not in this return.`,
      otherUnit: ({ name }: Named) => `Another unit of ${name} than the return expects.`,
      tooMany: ({ name }: Named) => `Too many: no more units of ${name} are expected.`,
      serialTwice: ({ serial }: { serial: string }) => `Serial number ${serial} is already scanned.`,
      sameReturn: ({ returnId }: OfReturn) => `${returnId} is open already. Scan its units.`,
      halfDone: ({ returnId }: OfReturn) => `Receive the units of ${returnId} first, or leave it.`,
      notExpected: ({ returnId, state }: OfReturn & { state: string }) =>
        `${returnId} expects no goods: it is ${state}.`,
      lost: ({ returnId }: OfReturn) =>
        `No answer: it is not known whether ${returnId} is received. Press “Receive again”; it is received only once.`,
      notBooked: ({ returnId }: OfReturn) => `First press “Receive again”: ${returnId} has no answer yet.`,
      nothingCounted: () => 'Nothing is counted.',
      nothingToUndo: () => 'There is nothing to undo.',
      failed: ({ message }: { message: string }) => message,
    },
  },

  unit: {
    title: (serial: string) => `Serial number ${serial}`,
    order: 'Order',
    account: 'Account',
    delivered: 'Delivered',
    notDelivered: 'not known',
    returnable: 'Can be returned until',
    warranty: 'Warranty until',
    ended: (day: string) => `${day}, ended`,
    left: (day: string, days: number) => `${day}, ${counted(days, 'day')} left`,
    returns: 'Returns',
    none: 'The unit is back on the shelf, or was never shipped.',
  },

  dashboard: {
    title: 'Returns to do',
    none: 'No return waits for you.',
    all: 'All returns',
    detail: (account: string, date: string) => `Account ${account} · requested ${date}`,
  },
}
