import {
  componentPreparer,
  type Facts,
  type Kind,
  kinds,
  kindWords,
  type Part,
  type PartKind,
  sockets,
} from '../../../compatibility/index.ts'

/** The best case of a part that is still to be chosen: it makes other parts unnecessary. */
const bestFacts: { [K in Kind]?: Facts<K> } = {
  cpu: { integratedGraphics: true, includesCooler: true },
  case: { includesPsu: true, includesCooler: true },
  motherboard: { includesPowerAdapter: true },
  accessory: { fanHeaders: 24, sataPorts: 32, sfxBracket: true, mountsFor: [...sockets] },
}

const prepare = componentPreparer()
const standIn = (kind: Kind, facts: Facts): Part =>
  prepare({ productId: `open ${kind}`, name: `a ${kindWords[kind].one} still to be chosen`, kind, facts })

const standIns = new Map<Kind, Part>(kinds.map((kind) => [kind, standIn(kind, bestFacts[kind] ?? {})]))
// A board that is fed by its adapter takes no power supply, so it is the best case only without one.
const boardWithSocket = standIn('motherboard', {})
const boardWithCpu = standIn('motherboard', { socket: 'Soldered' })
const boardWithAll = standIn('motherboard', { ...bestFacts.motherboard, socket: 'Soldered' })

/** Kinds of which one part may leave the PC lacking something that another does not. */
export const mayLeaveLacking = (kind: Kind): boolean => kind in bestFacts

/**
 * Parts for the places that are still open, in the best case. Their other facts are unknown, and unknown is never an
 * error. So when the rules refuse chosen parts together with these, they refuse them with every later choice, and a search
 * can skip them.
 */
export function standInsFor(open: readonly Kind[], chosen: readonly { kind: PartKind }[]): Part[] {
  const hasCpu = chosen.some(({ kind }) => kind === 'cpu')
  const hasSupply = open.includes('powerSupply') || chosen.some(({ kind }) => kind === 'powerSupply')
  return open.flatMap((kind) => {
    // A second CPU may have to be the same as the first, which a stand-in cannot be.
    if (kind === 'cpu' && hasCpu) return []
    if (kind === 'motherboard' && !hasCpu && !open.includes('cpu'))
      return [hasSupply ? boardWithCpu : boardWithAll]
    if (kind === 'motherboard' && hasSupply) return [boardWithSocket]
    return standIns.get(kind) ?? []
  })
}
