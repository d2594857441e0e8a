import { CardFacts, NetworkCardFacts } from './cards.ts'
import { CaseFacts } from './case.ts'
import { CoolerFacts } from './cooler.ts'
import { CpuFacts } from './cpu.ts'
import { FanFacts } from './fan.ts'
import { GraphicsCardFacts } from './graphics-card.ts'
import { MemoryFacts } from './memory.ts'
import { MotherboardFacts } from './motherboard.ts'
import { AccessoryFacts, ExtensionFacts, MonitorFacts, OperatingSystemFacts } from './others.ts'
import { PowerSupplyFacts } from './power-supply.ts'
import { StorageFacts } from './storage.ts'
import type { FactsOf } from './vocabulary.ts'

/**
 * The facts each kind of part can carry: one schema per kind, which is the type, the check for importers and the
 * documentation at once. Every fact is optional, because unknown is unknown.
 */
export const factsOf = {
  cpu: CpuFacts,
  motherboard: MotherboardFacts,
  memory: MemoryFacts,
  graphicsCard: GraphicsCardFacts,
  storage: StorageFacts,
  powerSupply: PowerSupplyFacts,
  case: CaseFacts,
  cooler: CoolerFacts,
  fan: FanFacts,
  networkCard: NetworkCardFacts,
  soundCard: CardFacts,
  captureCard: CardFacts,
  operatingSystem: OperatingSystemFacts,
  thermalPaste: AccessoryFacts,
  monitor: MonitorFacts,
  keyboard: AccessoryFacts,
  mouse: AccessoryFacts,
  headphones: AccessoryFacts,
  speakers: AccessoryFacts,
  microphone: AccessoryFacts,
  webcam: AccessoryFacts,
  lighting: AccessoryFacts,
  accessory: ExtensionFacts,
} as const

/** A kind of part. */
export type Kind = keyof typeof factsOf

/** All kinds, in the order a builder would list them. */
export const kinds = Object.keys(factsOf) as Kind[]

/** The facts of one kind, or of any. */
export type Facts<K extends Kind = Kind> = { [P in K]: FactsOf<(typeof factsOf)[P]> }[K]
