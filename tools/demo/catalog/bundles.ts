import type { Kind } from '../../../src/compatibility/index.ts'
import { groupIdOf } from './groups.ts'
import type { DemoBundle } from './types.ts'

type Places = Partial<Record<Kind, [min: number, max: number]>>

/** What makes a PC what it is, beside its parts. */
type Character = Pick<DemoBundle, 'purpose' | 'caseTypes'> & Partial<Pick<DemoBundle, 'assemblyProductId'>>

const bundle = (
  id: string,
  name: string,
  description: string,
  places: Places,
  { purpose, caseTypes, assemblyProductId = 'service-pc-assembly' }: Character,
): DemoBundle => ({
  id,
  name,
  description,
  groups: (Object.entries(places) as [Kind, [number, number]][]).map(([kind, [min, max]]) => ({
    productGroupId: groupIdOf(kind),
    min,
    max,
  })),
  assemblyProductId,
  purpose,
  ...(caseTypes ? { caseTypes } : {}),
})

/** Optional groups of every bundle. */
const desk: Places = {
  operatingSystem: [0, 1],
  monitor: [0, 3],
  keyboard: [0, 1],
  mouse: [0, 1],
  headphones: [0, 1],
  speakers: [0, 1],
  microphone: [0, 1],
  webcam: [0, 1],
  thermalPaste: [0, 1],
  accessory: [0, 5],
}

/** The PCs on offer. */
export const bundles: DemoBundle[] = [
  bundle(
    'bundle-office-pc',
    'Office PC',
    'Quiet and plain: graphics in the CPU are enough, cards are optional.',
    {
      cpu: [1, 1],
      motherboard: [1, 1],
      memory: [1, 2],
      graphicsCard: [0, 1],
      storage: [1, 3],
      powerSupply: [0, 1],
      case: [1, 1],
      cooler: [0, 1],
      fan: [0, 2],
      networkCard: [0, 1],
      ...desk,
    },
    { purpose: 'office' },
  ),
  bundle(
    'bundle-gaming-pc',
    'Gaming PC',
    'A fast CPU, one strong graphics card, and light if you like.',
    {
      cpu: [1, 1],
      motherboard: [1, 1],
      memory: [1, 2],
      graphicsCard: [1, 1],
      storage: [1, 6],
      powerSupply: [1, 1],
      case: [1, 1],
      cooler: [0, 1],
      fan: [0, 10],
      networkCard: [0, 2],
      soundCard: [0, 1],
      captureCard: [0, 1],
      lighting: [0, 3],
      ...desk,
    },
    { purpose: 'gaming' },
  ),
  bundle(
    'bundle-workstation',
    'Workstation',
    'Many cores, much memory, several cards and drives; one or two CPUs.',
    {
      cpu: [1, 2],
      motherboard: [1, 1],
      memory: [1, 8],
      graphicsCard: [0, 3],
      storage: [1, 16],
      powerSupply: [1, 1],
      case: [1, 1],
      cooler: [1, 2],
      fan: [0, 12],
      networkCard: [0, 3],
      soundCard: [0, 1],
      captureCard: [0, 2],
      ...desk,
    },
    { purpose: 'workstation', assemblyProductId: 'service-pc-assembly-premium' },
  ),
  bundle(
    'bundle-mini-pc',
    'Mini PC',
    'The smallest case the parts fit in.',
    {
      cpu: [1, 1],
      motherboard: [1, 1],
      memory: [1, 1],
      graphicsCard: [0, 1],
      storage: [1, 3],
      powerSupply: [0, 1],
      case: [1, 1],
      cooler: [0, 1],
      fan: [0, 3],
      networkCard: [0, 1],
      ...desk,
    },
    { purpose: 'office', caseTypes: ['Mini-ITX', 'Desktop'] },
  ),
]
