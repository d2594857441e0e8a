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

export const receiveReturns = {
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
}
