import type { CoolerFacts } from '../facts/cooler.ts'
import type { Socket } from './sockets.ts'

/** How coolers are held. Sockets on one line have the same holes: a bracket for one fits all of them. */
const lines: readonly (readonly Socket[])[] = [
  ['LGA 1156', 'LGA 1155', 'LGA 1150', 'LGA 1151', 'LGA 1200'],
  ['LGA 1700', 'LGA 1851'],
  ['LGA 1366', 'LGA 1356'],
  ['LGA 2011', 'LGA 2011-3', 'LGA 2066'],
  ['LGA 4677', 'LGA 4710'],
  ['AM2', 'AM2+', 'AM3', 'AM3+', 'FM1', 'FM2', 'FM2+'],
  ['TR4', 'sTRX4', 'sWRX8', 'sTR5', 'SP3', 'SP6'],
]

/** Lines between which makers sell or send a mounting kit. All other lines stay apart. */
const kits: readonly (readonly [Socket, Socket])[] = [
  ['LGA 1200', 'LGA 1700'],
  // Makers sent kits for LGA 2011 to owners of coolers of the time of LGA 1366.
  ['LGA 1366', 'LGA 2011'],
]

const lineBySocket = new Map(lines.flatMap((line) => line.map((socket) => [socket, line])))

const lineOf = (socket: Socket): readonly Socket[] => lineBySocket.get(socket) ?? [socket]

const isOnLine = (brackets: readonly Socket[], socket: Socket): boolean => {
  const line = lineOf(socket)
  return brackets.some((bracket) => line.includes(bracket))
}

/**
 * Whether a cooler fits: as it is, with the maker's kit, or never. `backplate`: AM4 and AM5 have the same holes, but the
 * backplate of AM5 boards stays on, so that only a cooler without a backplate of its own fits.
 */
export const coolerFits = (
  { sockets = [], ownBackplate }: Pick<CoolerFacts, 'sockets' | 'ownBackplate'>,
  cpu: Socket,
): 'fits' | 'backplate' | 'kit' | 'never' => {
  if (isOnLine(sockets, cpu)) return 'fits'
  if ((cpu === 'AM5' && sockets.includes('AM4')) || (cpu === 'AM4' && sockets.includes('AM5'))) {
    if (ownBackplate === undefined) return 'backplate'
    return ownBackplate ? 'kit' : 'fits'
  }
  const line = lineOf(cpu)
  const hasKit = kits.some(
    ([a, b]) => (line.includes(a) && isOnLine(sockets, b)) || (line.includes(b) && isOnLine(sockets, a)),
  )
  return hasKit ? 'kit' : 'never'
}
