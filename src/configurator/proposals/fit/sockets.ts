import { componentPreparer, type Facts, type Part } from '../../../compatibility/index.ts'
import { openChooser } from './chooser.ts'
import { refused } from './doubts.ts'

type Socket = Facts<'cpu'>['socket']

const prepare = componentPreparer()
const known = new Map<string, boolean>()

/** Whether the rules let a CPU and a board together of which only the sockets are known. */
function isAccepted(cpu: Socket, board: Facts<'motherboard'>['socket']): boolean {
  const key = `${cpu} ${board}`
  const answer = known.get(key)
  if (answer !== undefined) return answer
  const bareCpu = prepare({ productId: 'any CPU', name: 'any CPU', kind: 'cpu', facts: { socket: cpu } })
  const facts = { socket: board }
  const bareBoard = prepare({ productId: 'any board', name: 'any board', kind: 'motherboard', facts })
  const isMatch = openChooser([bareCpu], 'motherboard')(bareBoard) < refused
  known.set(key, isMatch)
  return isMatch
}

/** Boards by their sockets: most are refused by the socket alone, and this finds the others without reading each. */
export function boardsBySocket<Item extends { part: Part }>(items: readonly Item[]): (cpu: Part) => Item[] {
  const bySocket = Map.groupBy(items, ({ part }) => (part as Part<'motherboard'>).facts.socket)
  return (cpu) =>
    [...bySocket].flatMap(([socket, boards]) =>
      isAccepted((cpu as Part<'cpu'>).facts.socket, socket) ? boards : [],
    )
}
