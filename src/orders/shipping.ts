// The decision to ship: only open units that are reserved on the shelf.
import type { Delivery, OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { isoDate } from '../platform/time.ts'
import { advance, refuseAction } from './advance.ts'
import { claimsOf } from './claims.ts'
import { termsOf, trimExpected } from './expected.ts'
import {
  addUnits,
  countsAsOpen,
  findLine,
  fulfilRest,
  isDelivery,
  openUnits,
  perUnit,
  shelfUnits,
} from './lines.ts'
import type { StoredOrder } from './order.ts'

export interface ShipLine {
  lineNumber: string
  quantity: number
  serialNumbers: string[]
}

/** Serial numbers of a part inside a shipped PC. */
export interface ShippedComponent {
  lineNumber: string
  serialNumbers: string[]
}

export interface ShipCommand {
  stored: StoredOrder
  lines: ShipLine[]
  components?: ShippedComponent[]
  trackingNumber: string | null
  trackingUrl?: string | undefined
  /** Products without tracked stock: they are shipped without a check of the stock. */
  uncounted: ReadonlySet<string>
  now: number
}

/** Shipped units and their source: reserved stock, or products without tracked stock. */
export interface Departure {
  productId: string
  units: number
  isCounted: boolean
}

export interface Shipment {
  after: StoredOrder
  delivery: Delivery
  departures: Departure[]
  /** By the product that carries them. */
  serialNumbers: { productId: string; serialNumber: string }[]
}

export function decideShipping(command: ShipCommand): Shipment | Problem {
  const { stored, now } = command
  const refusal = refuseAction(stored, 'ship')
  if (refusal) return refusal
  if (command.lines.length === 0) return new Problem('nothing_to_ship')

  let { orderLines } = stored.order
  const units = new Map<string, number>()
  for (const wanted of command.lines) {
    const line = findLine(orderLines, wanted.lineNumber)
    const wrong = line ? refuseLine(line, wanted, orderLines) : noSuchLine(stored, wanted.lineNumber)
    if (wrong) return wrong
    for (const [productId, count] of shelfUnits(line as OrderLine, wanted.quantity)) {
      units.set(productId, (units.get(productId) ?? 0) + count)
    }
    orderLines = addUnits(orderLines, wanted.lineNumber, 'fulfilled', wanted.quantity)
  }
  const components = command.components ?? []
  const wrongComponent = refuseComponents(command, components)
  if (wrongComponent) return wrongComponent
  const serialNumbers = [...command.lines, ...components].flatMap((wanted) => {
    const productId = findLine(orderLines, wanted.lineNumber)?.materialNumber ?? ''
    return wanted.serialNumbers.map((serialNumber) => ({ productId, serialNumber }))
  })
  if (new Set(serialNumbers.map((each) => JSON.stringify(each))).size !== serialNumbers.length) {
    return new Problem('serial_numbers_wrong', 'The delivery names a serial number of a product twice.')
  }
  const departures = depart(units, command)
  if (departures instanceof Problem) return departures

  const isDone = orderLines
    .filter((line) => countsAsOpen(line, orderLines))
    .every((line) => openUnits(line) === 0)
  if (isDone) orderLines = orderLines.map(fulfilRest)
  const delivery = deliveryOf(command)
  const change = {
    orderLines,
    deliveries: [...stored.order.deliveries, delivery],
    // Units with the earliest date are shipped first.
    expectedDeliveries: trimExpected(stored, orderLines, (shares) => shares.toReversed()),
  }
  return {
    after: advance(stored, 'ship', isDone ? 'Shipped' : 'PartiallyShipped', change, now),
    delivery,
    departures,
    serialNumbers,
  }
}

export const noSuchLine = ({ id }: StoredOrder, lineNumber: string) =>
  new Problem('order_line_not_found', `The order ${id} has no line ${lineNumber}.`)

function refuseLine(line: OrderLine, wanted: ShipLine, topLines: OrderLine[]): Problem | undefined {
  const { lineNumber, quantity, serialNumbers } = wanted
  if (isDelivery(line)) return new Problem('line_not_shippable', `Line ${lineNumber} is the delivery itself.`)
  if (!topLines.includes(line)) {
    const parent = lineNumber.split('.')[0]
    return new Problem(
      'line_not_shippable',
      `Line ${lineNumber} is a part of a PC: ship the PC, line ${parent}.`,
    )
  }
  if (quantity > openUnits(line)) {
    return new Problem(
      'quantity_not_open',
      `Line ${lineNumber} has ${openUnits(line)} open units, not ${quantity}.`,
    )
  }
  if (serialNumbers.length > 0 && serialNumbers.length !== quantity) {
    const given = `${serialNumbers.length} serial numbers for ${quantity} units`
    return new Problem(
      'serial_numbers_wrong',
      `Line ${lineNumber} has ${given}: give one for each unit, or none.`,
    )
  }
  return undefined
}

/** Each part belongs to a PC of this delivery, and has no more serial numbers than units that leave with it. */
function refuseComponents(
  { stored, lines }: ShipCommand,
  components: ShippedComponent[],
): Problem | undefined {
  for (const { lineNumber, serialNumbers } of components) {
    const pcs = lines.filter((each) => lineNumber.startsWith(`${each.lineNumber}.`))
    const pc = pcs[0] && findLine(stored.order.orderLines, pcs[0].lineNumber)
    const part = pc && findLine(pc.orderLines, lineNumber)
    if (!part) {
      return new Problem('order_line_not_found', `No PC of this delivery has a part ${lineNumber}.`)
    }
    const units = pcs.reduce((sum, { quantity }) => sum + quantity, 0) * perUnit(pc, part)
    const given = components.filter((each) => each.lineNumber === lineNumber).length
    if (given > 1 || serialNumbers.length > units) {
      const detail = `${units} units of the part ${lineNumber} leave: name it once, with at most ${units} serial numbers.`
      return new Problem('serial_numbers_wrong', detail)
    }
  }
  return undefined
}

function depart(units: Map<string, number>, { stored, uncounted }: ShipCommand): Departure[] | Problem {
  const claims = claimsOf(stored.order)
  const departures: Departure[] = []
  for (const [productId, count] of [...units].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const claim = claims.find((each) => each.productId === productId) ?? {
      productId,
      reserved: 0,
      waiting: 0,
    }
    const isCounted = !uncounted.has(productId)
    if (count > (isCounted ? claim.reserved : claim.reserved + claim.waiting)) {
      const detail = `${count} of ${productId} are to be shipped, but only ${claim.reserved} are reserved on the shelf.`
      return new Problem('not_on_the_shelf', detail)
    }
    departures.push({ productId, units: count, isCounted })
  }
  return departures
}

function deliveryOf({
  stored,
  lines,
  components = [],
  trackingNumber,
  trackingUrl,
  now,
}: ShipCommand): Delivery {
  const { order, id } = stored
  const { collectionPoint, deliveryAddress } = termsOf(stored)
  // A part is listed with as many units as have a serial number.
  const parts = components.map((part) => ({ ...part, quantity: part.serialNumbers.length }))
  return {
    deliveryId: `${id}-D${order.deliveries.length + 1}`,
    trackingNumber,
    ...(trackingUrl && { trackingUrl }),
    events: { created: isoDate(now), shipped: isoDate(now) },
    deliveryLines: [...lines, ...parts].map(({ lineNumber, quantity, serialNumbers }, index) => ({
      lineNumber: String((index + 1) * 10),
      quantity,
      orderLineNumber: lineNumber,
      serialNumbers,
    })),
    collectionPoint,
    deliveryAddress,
  }
}
