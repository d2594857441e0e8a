import { orderReferences } from '../../../src/contract/order-references.ts'
import { texts } from '../texts'
import type { Order } from './order-state'

/** The references of an order with their names, as its pages and papers show them. */
export const referenceFacts = (references: Order['references']): [string, string | null | undefined][] => [
  ...orderReferences.map((name): [string, string | null | undefined] => [
    texts.orders.references[name],
    references?.[name],
  ]),
  [texts.returns.replacementFor, references?.replacementFor],
]
