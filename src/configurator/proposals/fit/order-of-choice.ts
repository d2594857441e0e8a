import type { Kind } from '../../../compatibility/index.ts'

/** The kinds that a PC is made of. Each choice decides what fits after it; the power supply must know all others. */
export const orderOfChoice: readonly Kind[] = [
  'cpu',
  'motherboard',
  'memory',
  'graphicsCard',
  'case',
  'cooler',
  'storage',
  'powerSupply',
]

const rank = (kind: Kind): number => {
  const place = orderOfChoice.indexOf(kind)
  return place < 0 ? orderOfChoice.length : place
}

export const inOrderOfChoice = (a: { kind: Kind }, b: { kind: Kind }): number => rank(a.kind) - rank(b.kind)
