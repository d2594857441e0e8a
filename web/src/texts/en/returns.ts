import { counted, countUnits } from './counted'

const unitsReceived = (units: string) => `${units} received`

/** What customers and staff read about returns. */
export const returns = {
  title: 'Returns',
  one: (returnId: string) => `Return ${returnId}`,
  back: 'All returns',
  none: 'No returns yet',
  noneHint: 'To send goods back, open a delivered order and choose “Return items…”.',
  toOrders: 'My orders',
  showMore: 'Show more',
  requestedAt: (moment: string) => `Requested ${moment}`,
  ofOrder: (orderId: string) => `Order ${orderId}`,
  units: (quantity: string, name: string) => `${quantity} × ${name}`,
  andMore: (count: number) => `and ${count} more`,
  serialNumbers: (numbers: string[]) =>
    `${numbers.length === 1 ? 'Serial number' : 'Serial numbers'}: ${numbers.join(', ')}`,

  states: {
    Requested: 'Requested',
    Asked: 'Question asked',
    Approved: 'Approved',
    PartlyReceived: 'Partly received',
    Received: 'Received',
    Credited: 'Credited',
    Refused: 'Refused',
    Withdrawn: 'Withdrawn',
    Closed: 'Closed',
  } as Record<string, string>,
  /** What happens next, to the customer. */
  next: {
    Requested: 'We check the return and answer here.',
    Asked: 'We have a question. Please answer it, then we go on.',
    Approved: 'Put the return label into the parcel and send the goods to the address on it.',
    PartlyReceived: 'Some of the goods have arrived. We wait for the others.',
    Received: 'The goods have arrived. We check and credit them next.',
    Credited: 'The units are credited. The credit note is on the page of the order.',
    Refused: 'We cannot accept the return. The reason is in the history below.',
    Withdrawn: 'The return is withdrawn. You can ask for the units again.',
    Closed: 'The return is closed. The reason is in the history below.',
  } as Record<string, string>,
  reasons: {
    ChangedMind: 'Changed my mind',
    WrongItem: 'Not what was ordered',
    Damaged: 'Arrived damaged',
    Defective: 'Does not work',
    Other: 'Another reason',
  },
  conditions: { Restock: 'Back to stock', Repair: 'To repair', Scrap: 'To scrap' },
  received: {
    Restock: unitsReceived,
    Repair: (units: string) => `${units} in repair`,
    Scrap: unitsReceived,
  },
  credited: (units: string) => `${units} credited`,

  whatNext: 'What happens next',
  items: 'Items',
  history: 'History',
  /** What was done, in the history. */
  steps: {
    request: 'Requested',
    ask: 'Question',
    answer: 'Answer',
    approve: 'Approved',
    refuse: 'Refused',
    receive: 'Goods received',
    credit: 'Credited',
    withdraw: 'Withdrawn',
    close: 'Closed',
  } as Record<string, string>,
  answer: 'Your answer',
  sendAnswer: 'Send the answer',
  answerMissing: 'Write your answer.',
  withdraw: 'Withdraw the return',
  withdrawTitle: 'Withdraw this return?',
  withdrawHint: 'We no longer expect the goods. You can ask for them again while the period lasts.',
  withdrawConfirm: 'Yes, withdraw it',
  withdrawKeep: 'Keep the return',
  unknown: (returnId: string) => `There is no return ${returnId}`,
  unknownHint: 'Check the number. Only the account that asked for a return can see it.',

  request: {
    open: 'Return items…',
    title: (orderId: string) => `Return items of order ${orderId}`,
    intro: 'Choose what you want to send back. We check it and answer before you send anything.',
    days: (days: number) => `Items can be returned for ${counted(days, 'day')} after they arrived.`,
    nothing: 'Nothing of this order can be returned now',
    nothingHint: (days: number) =>
      `Either it has not been shipped yet, the ${counted(days, 'day')} after its arrival have passed, or everything is in a return already.`,
    backToOrder: 'Back to the order',
    upTo: (units: number) => `${countUnits(units)} can be returned`,
    until: (day: string) => `until ${day}`,
    ended: (day: string) => `the period ended ${day}`,
    notArrived: (days: number) => `until ${counted(days, 'day')} after it arrives`,
    quantity: 'Units to return',
    quantityOf: (name: string) => `Units of ${name} to return`,
    tooMany: (units: number) => `At most ${units}.`,
    parts: (name: string) => `Only parts of ${name}`,
    serials: 'Which ones?',
    serialsOf: (name: string) => `Which units of ${name}?`,
    serialsHint: (chosen: number, quantity: number) =>
      chosen === 0
        ? 'Choose the serial numbers, if you have them at hand.'
        : `${chosen} of ${quantity} chosen.`,
    serialsWrong: (chosen: number, quantity: number) =>
      `${chosen} of ${quantity} chosen: choose one for each unit, or none.`,
    reason: 'Reason',
    reasonOf: (name: string) => `Reason for returning ${name}`,
    chooseReason: 'Choose a reason',
    reasonMissing: 'Choose a reason.',
    note: 'Anything else we should know?',
    noteHint: 'Such as what does not work.',
    nothingChosen: 'Enter how many units you want to return.',
    submit: 'Ask for the return',
    register: 'Register the return',
  },

  label: {
    print: 'Print return label',
    title: 'Return',
    to: 'To',
    from: 'From account',
    noAddress: 'Ask the shop for its return address.',
    hint: 'Put this paper into the parcel, so that we know whose goods they are.',
    line: 'Line',
    item: 'Item',
    reason: 'Reason',
    quantity: 'Units',
  },
}
