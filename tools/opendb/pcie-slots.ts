import type { BoardForm, ChipsetName, PcieSlots, Socket } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

const laneCounts = [1, 2, 4, 8, 16] as const
type Lanes = (typeof laneCounts)[number]

/** Small boards may really have a single slot, or no long one. On all others such a list is incomplete. */
const smallForms: readonly (BoardForm | undefined)[] = ['Mini-ITX', 'Thin Mini-ITX', 'Mini-DTX', 'Flex ATX']

/** What a board is, as far as its slots depend on it. */
export interface SlotBoard {
  form: BoardForm | undefined
  socket: Socket | undefined
  chipset: ChipsetName | undefined
}

/** PCI Express slots. A list with a hole in it is worth nothing: the missing slot would refuse a card. */
export function readPcieSlots(source: Source, board: SlotBoard): PcieSlots[] | undefined {
  const rows = source.items('pcie_slots')
  if (rows.length === 0) return undefined
  const byLanes = new Map<Lanes, number>()
  for (const row of rows) {
    const lanes = laneCounts.find((count) => count === row.number('lanes'))
    const quantity = row.number('quantity') ?? 0
    if (!lanes || quantity < 1 || quantity > 8) {
      source.repair('a row of the PCI Express slots is out of range, so the slots are not known', quantity)
      return undefined
    }
    byLanes.set(lanes, (byLanes.get(lanes) ?? 0) + quantity)
  }
  const total = [...byLanes.values()].reduce((sum, quantity) => sum + quantity, 0)
  if ((!byLanes.has(16) || total === 1) && !smallForms.includes(board.form)) {
    source.repair('a large board with a single slot or no x16 slot has an incomplete list', source.name)
    return undefined
  }
  const slotOf = slotReader(source, rows, board)
  return [...byLanes].sort(([a], [b]) => b - a).map(([lanes, quantity]) => ({ ...slotOf(lanes), quantity }))
}

/**
 * OpenDB has one number, the lanes. On consumer boards every slot of two, four or eight lanes beside an x16 one is as
 * long as it ("PCIe x16 slot (supports x4 mode)"). A slot of one lane may be either; so may all on server boards.
 */
function slotReader(source: Source, rows: readonly Source[], { socket, chipset }: SlotBoard) {
  const isBulk = rows.every((row) => row.text('_id') && row.text('gen') === '4.0')
  const isConsumer = consumerSockets.includes(socket) && !/^[CW]\d/.test(chipset ?? '')
  const hasLong = rows.some((row) => row.number('lanes') === 16)
  return (lanes: Lanes): Omit<PcieSlots, 'quantity'> => {
    if (lanes === 16) return isBulk ? { size: 16 } : { lanes, size: 16 }
    if (lanes === 1 || isBulk || !isConsumer || !hasLong) return { lanes }
    source.repair('a slot of fewer lanes beside an x16 slot is as long as it', `x${lanes}`)
    return { lanes, size: 16 }
  }
}

const consumerSockets: readonly (Socket | undefined)[] = [
  'AM4',
  'AM5',
  'LGA 1150',
  'LGA 1151',
  'LGA 1155',
  'LGA 1200',
  'LGA 1700',
  'LGA 1851',
]
