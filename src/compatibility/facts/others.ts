import Type from 'typebox'
import { sockets } from '../tables/sockets.ts'
import { count, type FactsOf, flag, inches, lanes, oneOf, someOf } from './vocabulary.ts'

export const OperatingSystemFacts = Type.Object(
  {
    system: oneOf('Which system', ['Windows 10', 'Windows 11', 'Windows Server', 'Linux', 'Other']),
    edition: oneOf('Edition of Windows 10 or 11', ['Home', 'Pro', 'Pro for Workstations']),
  },
  { additionalProperties: false },
)
export type OperatingSystemFacts = FactsOf<typeof OperatingSystemFacts>

export const MonitorFacts = Type.Object(
  {
    sizeInches: inches('Diagonal', 5, 120),
    widthPixels: count('Pixels across', 640, 16_384),
    heightPixels: count('Pixels down', 480, 16_384),
    refreshHz: count('Highest refresh rate, in Hz', 20, 1000),
    panel: oneOf('How the panel is made', ['IPS', 'VA', 'TN', 'OLED']),
  },
  { additionalProperties: false },
)
export type MonitorFacts = FactsOf<typeof MonitorFacts>

/** What an accessory adds to a PC: hubs, controllers, brackets and mounting kits settle what a rule would object to. */
export const ExtensionFacts = Type.Object(
  {
    fanHeaders: count('Fans that a hub feeds from one header', 1, 24),
    sataPorts: count('SATA ports that a controller card adds', 1, 32),
    slotLanes: lanes('Edge of its PCI Express card in lanes; absent: it is no such card'),
    sfxBracket: flag('Holds an SFX supply in an ATX bay'),
    mountsFor: someOf('Sockets that a mounting kit for coolers fits', sockets),
  },
  { additionalProperties: false },
)
export type ExtensionFacts = FactsOf<typeof ExtensionFacts>

/** Things on the desk or in the drawer that no rule concerns: they always fit. */
export const AccessoryFacts = Type.Object({}, { additionalProperties: false })
export type AccessoryFacts = FactsOf<typeof AccessoryFacts>
