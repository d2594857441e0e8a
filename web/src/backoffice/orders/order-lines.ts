// The open units of order lines: to ship, to bill, to cancel.
import type { Schemas } from '@buildorder/client'
import { billableUnits } from '../../../../src/orders/billed-units.ts'
import { isDelivery } from '../../orders/order-lines'

export type Order = Schemas['Order']
export type OrderLine = Schemas['OrderLine']
export type StaffOrder = Schemas['StaffOrder']
export type BillingType = Schemas['NewBilling']['type']

/** The units of one line that an action can take. */
export interface OpenLine {
  lineNumber: string
  name: string
  /** The largest number allowed. */
  open: number
  /** The number proposed. */
  quantity: number
  unitPrice: OrderLine['unitPrice']
}

export interface ShippableLine extends OpenLine {
  /** Units on the shelf for this line; null if stock is not tracked. */
  onShelf: number | null
  /** Goods have serial numbers; services and licences have none. */
  isPhysical: boolean
}

const isPhysical = (line: OrderLine) => line.categories.includes('PHYSICAL_ITEM')

export const openUnits = ({ quantity }: Pick<OrderLine, 'quantity'>) =>
  quantity.total - quantity.fulfilled - quantity.cancelled

const openLine = ({ lineNumber, name, unitPrice }: OrderLine, open: number): OpenLine => ({
  lineNumber,
  name,
  unitPrice,
  open,
  quantity: open,
})

/** Open goods, a PC as one line. Services and licences are only listed if there are no goods. */
export function shippableLines({ orderLines, expectedDeliveries }: Order): ShippableLine[] {
  const hasGoods = orderLines.some(
    (line) => isPhysical(line) && line.quantity.cancelled < line.quantity.total,
  )
  const shelf = shelfOf(expectedDeliveries)
  return orderLines
    .filter((line) => (hasGoods ? isPhysical(line) : !isDelivery(line)) && openUnits(line) > 0)
    .map((line) => {
      const open = openUnits(line)
      const onShelf = isPhysical(line) ? unitsOnShelf(line, shelf) : null
      return {
        ...openLine(line, open),
        quantity: Math.min(open, onShelf ?? open),
        onShelf,
        isPhysical: isPhysical(line),
      }
    })
}

/** Units on the shelf by line number; null if stock is not tracked. */
type Shelf = Map<string, number | null>

function shelfOf(expected: Order['expectedDeliveries']): Shelf {
  const shelf: Shelf = new Map()
  for (const { orderLineNumber, quantity, status } of expected.flatMap((each) => each.expectedLines)) {
    const before = shelf.get(orderLineNumber) ?? 0
    if (status === 'Unknown') shelf.set(orderLineNumber, null)
    else if (status === 'Available') shelf.set(orderLineNumber, before + quantity)
  }
  return shelf
}

/** A PC can ship as often as there are complete sets of parts. */
function unitsOnShelf(line: OrderLine, shelf: Shelf): number | null {
  const counted = shelfLines(line).flatMap((part) => {
    const here = shelf.has(part.lineNumber) ? shelf.get(part.lineNumber) : 0
    if (here === null || here === undefined) return []
    return [Math.floor((here * line.quantity.total) / part.quantity.total)]
  })
  return counted.length > 0 ? Math.min(...counted) : null
}

const shelfLines = (line: OrderLine): OrderLine[] =>
  line.orderLines.length > 0 ? line.orderLines.flatMap(shelfLines) : isPhysical(line) ? [line] : []

/**
 * What the service would bill: not what came back, and no whole PC of which a part was credited or replaced. Replaced units are settled,
 * except by a credit whose units are invoiced again.
 */
export function billableLines(
  { order, returned = {} }: Billable,
  type: BillingType,
  invoiceAgain = false,
): OpenLine[] {
  const replaced = new Map(
    Object.entries(invoiceAgain ? {} : returned).map(([line, units]) => [line, units.replaced ?? 0]),
  )
  const units = billableUnits(order, returned, type, replaced)
  return order.orderLines
    .map((line) => openLine(line, units.get(line.lineNumber) ?? 0))
    .filter(({ open }) => open > 0)
}

type Billable = Pick<StaffOrder, 'order' | 'returned'>

/** A PC as a whole. The delivery line is cancelled with the last other line. */
export const cancellableLines = ({ orderLines }: Order): OpenLine[] =>
  orderLines
    .filter((line) => !isDelivery(line) && openUnits(line) > 0)
    .map((line) => openLine(line, openUnits(line)))
