import type { Socket } from './sockets.ts'

/**
 * How coolers are held. Sockets on one line have the same holes, so a bracket for one fits all of them, also when
 * the maker names only one. Lines of one family differ by a bracket that makers sell or send as a kit.
 */
const families: readonly (readonly (readonly Socket[])[])[] = [
  [
    ['LGA 775'],
    ['LGA 1156', 'LGA 1155', 'LGA 1150', 'LGA 1151', 'LGA 1200'],
    ['LGA 1700', 'LGA 1851'],
    ['LGA 1366', 'LGA 1356'],
    ['LGA 2011', 'LGA 2011-3', 'LGA 2066'],
  ],
  [['LGA 3647'], ['LGA 4677', 'LGA 4710']],
  [['AM1'], ['AM2', 'AM2+', 'AM3', 'AM3+', 'FM1', 'FM2', 'FM2+'], ['AM4'], ['AM5']],
  [['TR4', 'sTRX4', 'sWRX8', 'sTR5', 'SP3', 'SP6'], ['SP5']],
]

const lines = new Map<Socket, readonly Socket[]>()
const familyOf = new Map<Socket, number>()
families.forEach((family, index) => {
  for (const line of family)
    for (const socket of line) {
      lines.set(socket, line)
      familyOf.set(socket, index)
    }
})

/** Whether a cooler with brackets for these sockets fits, fits with another bracket of its family, or never. */
export const coolerFits = (brackets: readonly Socket[], cpu: Socket): 'fits' | 'kit' | 'never' => {
  const line = lines.get(cpu) ?? [cpu]
  if (brackets.some((bracket) => line.includes(bracket))) return 'fits'
  const family = familyOf.get(cpu)
  return family !== undefined && brackets.some((bracket) => familyOf.get(bracket) === family)
    ? 'kit'
    : 'never'
}
