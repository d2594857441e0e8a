import type { MotherboardFacts } from '../facts/motherboard.ts'
import type { StorageFacts } from '../facts/storage.ts'
import type { Socket } from './sockets.ts'

/** Ports that few boards have, each with its fact and its words. */
export const rarePorts = {
  'U.2': { fact: 'u2Ports', port: 'port', advice: 'Choose an M.2 or SATA drive, or a board with U.2.' },
  SAS: { fact: 'sasPorts', port: 'port', advice: 'A SATA port does not take it. Choose a SATA drive.' },
  mSATA: { fact: 'mSataSlots', port: 'slot', advice: 'Choose an M.2 or SATA drive.' },
  PATA: { fact: 'pataPorts', port: 'port', advice: 'Choose a SATA drive.' },
} as const

export type RarePort = keyof typeof rarePorts

/** The rare port a drive needs, if any. An NVMe drive of 2.5" is a U.2 drive. */
export const rarePortOf = ({ form, interface: speech }: Pick<StorageFacts, 'form' | 'interface'>) => {
  if (form === 'mSATA') return 'mSATA'
  if (speech === 'U.2' || speech === 'SAS' || speech === 'PATA') return speech
  return speech === 'NVMe' && (form === '2.5"' || form === '3.5"') ? 'U.2' : undefined
}

/** Consumer sockets of boards made since PATA and mSATA were gone. */
const consumer: readonly (Socket | undefined)[] = ['AM4', 'AM5', 'LGA 1200', 'LGA 1700', 'LGA 1851']

type Board = Pick<
  MotherboardFacts,
  'u2Ports' | 'sasPorts' | 'mSataSlots' | 'pataPorts' | 'socket' | 'chipset'
>

/** How many ports of a kind a board has: its own fact, or none where such boards never have it. */
export const rarePortsOf = (board: Board, kind: RarePort): number | undefined => {
  const own = board[rarePorts[kind].fact]
  if (own !== undefined || kind === 'U.2') return own
  if (consumer.includes(board.socket)) return 0
  const isConsumer1151 = board.socket === 'LGA 1151' && board.chipset && !board.chipset.startsWith('C')
  return isConsumer1151 && kind !== 'mSATA' ? 0 : undefined
}
