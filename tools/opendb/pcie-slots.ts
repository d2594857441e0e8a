import type { BoardForm, MotherboardFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

type Slots = NonNullable<MotherboardFacts['pcieSlots']>

const lengths = [1, 2, 4, 8, 16] as const

/** Small boards may really have a single slot, or no long one. On all others such a list is incomplete. */
const smallForms: readonly (BoardForm | undefined)[] = ['Mini-ITX', 'Thin Mini-ITX', 'Mini-DTX', 'Flex ATX']

/** PCI Express slots by length. A list with a hole in it is worth nothing: the missing slot would refuse a card. */
export function readPcieSlots(source: Source, form: BoardForm | undefined): Slots | undefined {
  const rows = source.items('pcie_slots')
  if (rows.length === 0) return undefined
  const byLength = new Map<(typeof lengths)[number], number>()
  for (const row of rows) {
    const lanes = lengths.find((length) => length === row.number('lanes'))
    const quantity = row.number('quantity') ?? 0
    if (!lanes || quantity < 1 || quantity > 8) {
      source.repair('a row of the PCI Express slots is out of range, so the slots are not known', quantity)
      return undefined
    }
    byLength.set(lanes, (byLength.get(lanes) ?? 0) + quantity)
  }
  const total = [...byLength.values()].reduce((sum, quantity) => sum + quantity, 0)
  if ((!byLength.has(16) || total === 1) && !smallForms.includes(form)) {
    source.repair('a large board with a single slot or no x16 slot has an incomplete list', source.name)
    return undefined
  }
  return [...byLength].sort(([a], [b]) => b - a).map(([lanes, quantity]) => ({ lanes, quantity }))
}
