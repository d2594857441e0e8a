import type { MemoryType } from '../facts/vocabulary.ts'

/**
 * CPU sockets, in the one spelling used everywhere. Importers map other spellings to these
 * ("sTR4" is TR4, "1151v2" is LGA 1151: the chipset table tells the two apart, not the socket).
 */
export const sockets = [
  'LGA 775',
  'LGA 1156',
  'LGA 1155',
  'LGA 1150',
  'LGA 1151',
  'LGA 1200',
  'LGA 1700',
  'LGA 1851',
  'LGA 1366',
  'LGA 1356',
  'LGA 2011',
  'LGA 2011-3',
  'LGA 2066',
  'LGA 3647',
  'LGA 4677',
  'LGA 4710',
  'AM1',
  'AM2',
  'AM2+',
  'AM3',
  'AM3+',
  'AM4',
  'AM5',
  'FM1',
  'FM2',
  'FM2+',
  'G34',
  'TR4',
  'sTRX4',
  'sWRX8',
  'sTR5',
  'SP3',
  'SP5',
  'SP6',
  'Soldered',
] as const

export type Socket = (typeof sockets)[number]

/** The memory that CPUs of a socket speak; boards take one or two of them. */
export const memoryOfSocket: Partial<Record<Socket, readonly MemoryType[]>> = {
  AM3: ['DDR3'],
  'AM3+': ['DDR3'],
  FM1: ['DDR3'],
  FM2: ['DDR3'],
  'FM2+': ['DDR3'],
  AM4: ['DDR4'],
  AM5: ['DDR5'],
  'LGA 1156': ['DDR3'],
  'LGA 1155': ['DDR3'],
  'LGA 1150': ['DDR3'],
  'LGA 1151': ['DDR3', 'DDR4'],
  'LGA 1200': ['DDR4'],
  'LGA 1700': ['DDR4', 'DDR5'],
  'LGA 1851': ['DDR5'],
  'LGA 1366': ['DDR3'],
  'LGA 2011': ['DDR3'],
  'LGA 2011-3': ['DDR4'],
  'LGA 2066': ['DDR4'],
  TR4: ['DDR4'],
  sTRX4: ['DDR4'],
  sWRX8: ['DDR4'],
  sTR5: ['DDR5'],
}

/** Sockets that also take CPUs made for an older one. */
const alsoTakes: Partial<Record<Socket, readonly Socket[]>> = {
  'AM2+': ['AM2', 'AM3'],
  'AM3+': ['AM3'],
  'FM2+': ['FM2'],
}

/** Whether a board's socket takes a CPU's. */
export const socketTakes = (board: Socket, cpu: Socket): boolean =>
  board !== 'Soldered' && (board === cpu || (alsoTakes[board]?.includes(cpu) ?? false))
