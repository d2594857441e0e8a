import type { Facts } from '../../../compatibility/index.ts'
import type { ScoredKind } from '../value/purposes.ts'

const step = (value: number | undefined, ...steps: number[]): number =>
  steps.findIndex((each) => (value ?? 0) <= each)

/** Parts of one class are about as easy to fit: within it, a dearer part is a candidate only if it scores higher. */
const classes: { [K in ScoredKind]: (facts: Facts<K>) => unknown[] } = {
  cpu: ({ socket, integratedGraphics }) => [[socket, integratedGraphics]],
  // The chipset decides which firmware a CPU needs.
  motherboard: ({ chipset, socket, memoryTypes, formFactor, memoryForm }) => [
    [chipset, socket, memoryTypes, formFactor, memoryForm],
  ],
  memory: ({ type, form, ecc, registered, modules = 0 }) => [[type, form, ecc, registered, modules > 2]],
  graphicsCard: ({ chip, lengthMm }) => [[chip?.split(' ')[0], step(lengthMm, 200, 270, 310)]],
  storage: ({ form, interface: bus }) => [[form, bus]],
  powerSupply: ({ form, ratedWatts, pcie16Pins = 0 }) => [
    [form, step(ratedWatts, 450, 550, 650, 750, 850, 1000, 1200), pcie16Pins > 0],
  ],
  case: ({ type, boardForms, psuForms }) => [[type, boardForms, psuForms]],
  // A cooler competes for every socket that it fits.
  cooler: ({ type, sockets = [], heightMm, radiatorMm }) =>
    sockets.map((socket) => [socket, type, step(heightMm, 40, 50, 70, 135, 160), radiatorMm]),
}

const numbers = new Map<string, number>()
const keptClasses = new WeakMap<object, readonly number[]>()

/** The classes in which a part competes, as numbers; parts with equal facts share them. */
export function classesOf(kind: ScoredKind, facts: Facts): readonly number[] {
  const known = keptClasses.get(facts)
  if (known) return known
  const all = (classes[kind] as (facts: Facts) => unknown[])(facts)
  const own = all.map((each) => numbers.getOrInsert(JSON.stringify([kind, each]), numbers.size))
  keptClasses.set(facts, own)
  return own
}
