// What is scanned of one order: its lines that can ship now, and the parts of its PCs.
import { type Order, type OrderLine, shippableLines } from '../orders/order-lines'

export interface PackItem {
  lineNumber: string
  productId: string
  name: string
  /** Units that can ship now. */
  wanted: number
  /** The line of the PC that it is a part of. Parts are scanned for their serial numbers; the PC completes them. */
  partOf: string | undefined
  asksSerial: boolean
  /** One for each scanned unit: its serial number, or null without one. */
  units: (string | null)[]
}

export interface Packing {
  orderId: string
  items: PackItem[]
  /** Units that wait for goods and ship later. */
  later: number
  /** That the order had when it was opened. */
  deliveries: number
}

export interface ShipBody {
  trackingNumber: null
  lines: { lineNumber: string; quantity: number; serialNumbers?: string[] }[]
  components?: { lineNumber: string; serialNumbers: string[] }[]
}

export function packingOf(orderId: string, order: Order, withSerials: boolean): Packing {
  const shippable = shippableLines(order)
  const items = shippable
    .filter(({ quantity }) => quantity > 0)
    .flatMap(({ lineNumber, quantity, isPhysical }) => {
      const line = order.orderLines.find((each) => each.lineNumber === lineNumber)
      return line ? itemsOf(line, quantity, withSerials && isPhysical) : []
    })
  const later = shippable.reduce((sum, { open, quantity }) => sum + open - quantity, 0)
  return { orderId, items, later, deliveries: order.deliveries.length }
}

function itemsOf(line: OrderLine, wanted: number, asksSerial: boolean): PackItem[] {
  const itemOf = (each: OrderLine, units: number, partOf: string | undefined): PackItem => ({
    lineNumber: each.lineNumber,
    productId: each.materialNumber,
    name: each.name,
    wanted: units,
    partOf,
    asksSerial,
    units: [],
  })
  const parts = line.orderLines
    .filter(({ categories }) => categories.includes('PHYSICAL_ITEM'))
    .map((part) => itemOf(part, (wanted * part.quantity.total) / line.quantity.total, line.lineNumber))
  return [itemOf(line, wanted, undefined), ...parts]
}

export const isLine = ({ partOf }: PackItem) => partOf === undefined

export const hasUnits = ({ items }: Packing) => items.some(({ units }) => units.length > 0)

/** Parts need not be scanned: the PC they are in is. */
export const isComplete = ({ items }: Packing) =>
  items.filter(isLine).every(({ units, wanted }) => units.length === wanted)

const serialsOf = ({ units }: PackItem) => units.filter((serial) => serial !== null)

/** A PC that is scanned less often than the serial numbers of its parts need. */
export const pcToScan = ({ items }: Packing): PackItem | undefined =>
  items.find(
    (pc) =>
      isLine(pc) &&
      items.some(
        (part) =>
          part.partOf === pc.lineNumber &&
          serialsOf(part).length > (part.wanted / pc.wanted) * pc.units.length,
      ),
  )

export function shipBodyOf({ items }: Packing): ShipBody {
  const scanned = items.filter(({ units }) => units.length > 0)
  const components = scanned.filter((item) => !isLine(item) && serialsOf(item).length > 0)
  return {
    trackingNumber: null,
    lines: scanned.filter(isLine).map((item) => ({
      lineNumber: item.lineNumber,
      quantity: item.units.length,
      ...(serialsOf(item).length > 0 ? { serialNumbers: serialsOf(item) } : {}),
    })),
    ...(components.length > 0
      ? {
          components: components.map((item) => ({
            lineNumber: item.lineNumber,
            serialNumbers: serialsOf(item),
          })),
        }
      : {}),
  }
}
