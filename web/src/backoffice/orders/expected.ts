import type { Order } from './order-lines'

export type Share = Pick<
  Order['expectedDeliveries'][number]['expectedLines'][number],
  'quantity' | 'status' | 'availableAt'
>

/** How and when the open units of a line come, earliest first. */
export const expectedOf = ({ expectedDeliveries }: Order, lineNumber: string): Share[] =>
  expectedDeliveries
    .flatMap(({ expectedLines }) => expectedLines)
    .filter(({ orderLineNumber }) => orderLineNumber === lineNumber)
