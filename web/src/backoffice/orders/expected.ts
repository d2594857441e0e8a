import type { Order } from './order-lines'

export type Share = Pick<
  Order['expectedDeliveries'][number]['expectedLines'][number],
  'quantity' | 'status' | 'availableAt'
>

/** When the open units of a line are expected, earliest first. */
export const expectedOf = ({ expectedDeliveries }: Order, lineNumber: string): Share[] =>
  expectedDeliveries
    .flatMap(({ expectedLines }) => expectedLines)
    .filter(({ orderLineNumber }) => orderLineNumber === lineNumber)
