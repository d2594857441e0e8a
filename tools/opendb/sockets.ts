import { type Socket, sockets } from '../../src/compatibility/index.ts'

/** How OpenDB spells sockets otherwise. "LGA 115" stands for all of LGA 115x. */
const spellings: Record<string, Socket[]> = {
  'LGA 1151v2': ['LGA 1151'],
  'LGA 115': ['LGA 1150', 'LGA 1151', 'LGA 1155', 'LGA 1156'],
  'LGA 115x': ['LGA 1150', 'LGA 1151', 'LGA 1155', 'LGA 1156'],
  'LGA 2011-3 Narrow': ['LGA 2011-3'],
  sTR4: ['TR4'],
}

/** The sockets that a spelling stands for; none when it is not known. */
export function socketsOf(spelling: string): readonly Socket[] {
  const exact = sockets.find((socket) => socket.toLowerCase() === spelling.toLowerCase())
  if (exact) return [exact]
  if (/^Integrated\b/.test(spelling)) return ['Soldered']
  return spellings[spelling] ?? []
}

export interface BoardSocket {
  socket: Socket | undefined
  quantity: number
}

/** Reads "LGA 1700", "2 x LGA 2011", "Integrated Atom". */
export function boardSocketOf(spelling: string): BoardSocket {
  const [, quantity, name = ''] = /^(?:(\d) x )?(.+)$/.exec(spelling) ?? []
  return { socket: socketsOf(name)[0], quantity: Number(quantity ?? 1) }
}
