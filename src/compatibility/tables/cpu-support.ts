import type { CpuFacts } from '../facts/cpu.ts'
import type { MotherboardFacts } from '../facts/motherboard.ts'
import { chipset } from './chipsets.ts'
import { socketTakes } from './sockets.ts'

type Cpu = Pick<CpuFacts, 'socket' | 'generation'>
type Board = Pick<MotherboardFacts, 'socket' | 'chipset' | 'cpuSupport'>

/** Whether a board runs a CPU: at once, after a firmware update (perhaps from a known version on), never, or not known. */
export interface CpuSupport {
  state: 'native' | 'update' | 'never' | 'unknown' | 'otherSocket'
  biosVersion?: string
}

const native: CpuSupport = { state: 'native' }
const update: CpuSupport = { state: 'update' }
const never: CpuSupport = { state: 'never' }
const unknown: CpuSupport = { state: 'unknown' }
const otherSocket: CpuSupport = { state: 'otherSocket' }

/**
 * Reads the maker's list first, then the chipset table. A generation that is missing from the maker's list is looked
 * up in the table, because such lists are often copied incompletely.
 */
export const cpuSupport = (cpu: Cpu, board: Board): CpuSupport => {
  if (board.socket && cpu.socket && !socketTakes(board.socket, cpu.socket)) return otherSocket
  const { generation } = cpu
  if (!generation) return unknown
  const listed = board.cpuSupport?.find((line) => line.generation === generation)
  if (listed) return listed.biosVersion ? { state: 'update', biosVersion: listed.biosVersion } : native
  if (!board.chipset) return unknown
  const row = chipset(board.chipset)
  if (row.native.includes(generation)) return native
  return row.update.includes(generation) ? update : never
}
