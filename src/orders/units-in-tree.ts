// Units of lines, dealt down the tree: what a PC has, each of its parts has as often as it is in the PC.
import type { OrderLine } from '../contract/order.ts'
import { perUnit } from './lines.ts'

/**
 * Units of every line, by line number. `own` are units that a line has by itself, negative if it lost some. A PC has as many units as
 * its parts are enough for.
 */
export function unitsInTree(lines: OrderLine[], own: (line: OrderLine) => number): Map<string, number> {
  const units = new Map<string, number>()
  function deal(line: OrderLine, fromAbove: number): number {
    const all = fromAbove + own(line)
    const enoughFor = line.orderLines.map((part) => {
      const each = perUnit(line, part)
      return Math.floor(deal(part, all * each) / each)
    })
    const left = Math.min(all, ...enoughFor)
    units.set(line.lineNumber, left)
    return left
  }
  for (const line of lines) deal(line, 0)
  return units
}
