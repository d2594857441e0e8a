import Type, { type TObject, type TProperties } from 'typebox'
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
import { type FactsOf, someOf } from './vocabulary.ts'

/** With the names of those facts that are derived: from a product line, a class or an outline. */
const marked = <P extends TProperties>({ properties }: TObject<P>) =>
  Type.Object(
    {
      ...properties,
      derivedFacts: someOf(
        'Facts that its data do not state; they follow from its product line, class or outline',
        Object.keys(properties) as string[],
      ),
    },
    { additionalProperties: false },
  )

/**
 * The facts each kind of part can carry: one schema per kind, which is the type, the check for importers and the
 * documentation at once. Every fact is optional, because unknown is unknown.
 */
export const factsOf = {
  cpu: marked(CpuFacts),
  motherboard: marked(MotherboardFacts),
  memory: marked(MemoryFacts),
  graphicsCard: marked(GraphicsCardFacts),
  storage: marked(StorageFacts),
  powerSupply: marked(PowerSupplyFacts),
  case: marked(CaseFacts),
  cooler: marked(CoolerFacts),
  fan: marked(FanFacts),
  networkCard: marked(NetworkCardFacts),
  soundCard: marked(CardFacts),
  captureCard: marked(CardFacts),
  operatingSystem: marked(OperatingSystemFacts),
  thermalPaste: AccessoryFacts,
  monitor: marked(MonitorFacts),
  keyboard: AccessoryFacts,
  mouse: AccessoryFacts,
  headphones: AccessoryFacts,
  speakers: AccessoryFacts,
  microphone: AccessoryFacts,
  webcam: AccessoryFacts,
  lighting: AccessoryFacts,
  accessory: marked(ExtensionFacts),
} as const

/** A kind of part. */
export type Kind = keyof typeof factsOf

/** All kinds, in the order a builder would list them. */
export const kinds = Object.keys(factsOf) as Kind[]

/** The facts of one kind, or of any. */
export type Facts<K extends Kind = Kind> = { [P in K]: FactsOf<(typeof factsOf)[P]> }[K]
