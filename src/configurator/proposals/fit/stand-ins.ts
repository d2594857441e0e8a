import {
  componentPreparer,
  type Facts,
  type Kind,
  kinds,
  type Part,
  type PartKind,
} from '../../../compatibility/index.ts'

/** What an open place hopes for, where a part that only fits could still leave something else missing. */
const hopes: { [K in Kind]?: Facts<K> } = {
  cpu: { integratedGraphics: true, includesCooler: true },
  case: { includesPsu: true },
}

const prepare = componentPreparer()
const standIn = (kind: Kind, facts: Facts): Part =>
  prepare({ productId: `open ${kind}`, name: `a ${kind} still to be chosen`, kind, facts })

const standIns = new Map<Kind, Part>(kinds.map((kind) => [kind, standIn(kind, hopes[kind] ?? {})]))
const boardWithCpu = standIn('motherboard', { socket: 'Soldered' })

/** Kinds of which one part may leave the PC lacking something that another does not. */
export const mayLeaveLacking = (kind: Kind): boolean => kind in hopes || kind === 'motherboard'

/**
 * Parts for the places that are still open, the best one could hope for: about everything that could stand in the
 * way of another part nothing is known, and unknown is never an error. So when the rules refuse chosen parts together
 * with these, they refuse them with whatever is chosen later, and a search need not look there.
 */
export function standInsFor(open: readonly Kind[], chosen: readonly { kind: PartKind }[]): Part[] {
  const hasCpu = chosen.some(({ kind }) => kind === 'cpu')
  return open.flatMap((kind) => {
    // A second CPU may have to be the same as the first, which a stand-in cannot be.
    if (kind === 'cpu' && hasCpu) return []
    if (kind === 'motherboard' && !hasCpu && !open.includes('cpu')) return [boardWithCpu]
    return standIns.get(kind) ?? []
  })
}
