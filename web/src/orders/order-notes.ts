// The progress of a line, as short text.
import { texts } from '../texts'
import { isDelivery, unitsOf } from './order-lines'
import type { Order, OrderLine } from './order-state'

const words = texts.orders

export function notesOn(line: OrderLine, order: Order, figure: (value: number) => string): string[] {
  const isPart = line.lineNumber.includes('.')
  const reference = isPart ? null : line.references?.deliveryReference
  const { ordered, shipped, delivered, cancelled } = unitsOf(line, order)
  // Parts ship with their PC, and the delivery line is not shipped.
  const isFollowed = !isPart && !isDelivery(line)
  const units: [number, (units: string, ordered: string) => string][] = [
    [isFollowed ? shipped : 0, words.shippedUnits],
    [isFollowed ? delivered : 0, words.deliveredUnits],
    [isPart ? 0 : cancelled, words.cancelledUnits],
  ]
  return [
    ...units.filter(([count]) => count > 0).map(([count, text]) => text(figure(count), figure(ordered))),
    ...(reference ? [words.lineReference(reference)] : []),
  ]
}
