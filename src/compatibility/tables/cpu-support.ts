import type { CpuFacts } from '../facts/cpu.ts'
import type { MotherboardFacts } from '../facts/motherboard.ts'
import { chipset } from './chipsets.ts'
import { socketTakes } from './sockets.ts'

type Cpu = Pick<CpuFacts, 'socket' | 'generation'>
type Board = Pick<MotherboardFacts, 'socket' | 'chipset' | 'cpuSupport'>

/**
 * Whether a board runs a CPU: at once, with firmware that lists it (perhaps from a known version on), never, or not
 * known. `makersOnly`: AMD or Intel does not name it for the chipset, but this board's maker (`listed`) or some do.
 */
export interface CpuSupport {
  state: 'native' | 'update' | 'makersOnly' | 'never' | 'unknown' | 'otherSocket'
  biosVersion?: string | undefined
  listed?: boolean
}

const native: CpuSupport = { state: 'native' }
const update: CpuSupport = { state: 'update' }
const makersOnly: CpuSupport = { state: 'makersOnly' }
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
  const row = board.chipset && chipset(board.chipset)
  const isNamed = row && (row.native.includes(generation) || row.update.includes(generation))
  if (listed && row && !isNamed) return { state: 'makersOnly', listed: true, biosVersion: listed.biosVersion }
  if (listed) return listed.biosVersion ? { state: 'update', biosVersion: listed.biosVersion } : native
  if (!row) return unknown
  if (isNamed) return row.native.includes(generation) ? native : update
  return row.makersOnly.includes(generation) ? makersOnly : never
}
