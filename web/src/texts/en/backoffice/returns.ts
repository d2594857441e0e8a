import { counted } from '../counted'

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
    replace: 'Replace…',
    close: 'Close…',
  },
  done: {
    approve: (id: string) => `${id} is approved.`,
    ask: (id: string) => `The question about ${id} is asked.`,
    refuse: (id: string) => `${id} is refused.`,
    credit: (id: string) => `${id} is credited. Issue the credit note on the page of the order.`,
    replace: (id: string) => `${id}: the replacement is ordered.`,
    close: (id: string) => `${id} is closed.`,
  },
  replace: {
    title: (id: string) => `Replace units of ${id}`,
    hint: (orderId: string) =>
      `Ordered again at no charge, to the address of order ${orderId}. The units are not credited; the customer gets an email.`,
    quantity: (name: string) => `Units of ${name} to replace`,
    delivery: (name: string, day: string | undefined) =>
      day === undefined ? `${name}; the date is not known yet.` : `${name}, arrives ${day}.`,
    notPossible: 'This cannot be ordered now',
    submit: 'Replace',
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

  receiveByScanner: 'Receive by scanner',

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
