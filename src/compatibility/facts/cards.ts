import Type from 'typebox'
import { cardInterfaces, type FactsOf, flag, lanes, m2Keys, oneOf } from './vocabulary.ts'

/** Sound and capture cards, which only need a place to plug in. */
export const CardFacts = Type.Object(
  {
    interface: oneOf('What it plugs into', cardInterfaces),
    slotLanes: lanes('Edge of a PCIe card in lanes'),
  },
  { additionalProperties: false },
)
export type CardFacts = FactsOf<typeof CardFacts>

export const NetworkCardFacts = Type.Object(
  {
    interface: oneOf('What it plugs into', cardInterfaces),
    slotLanes: lanes('Edge of a PCIe card in lanes'),
    m2Key: oneOf('Notch of an M.2 card', m2Keys),
    wireless: flag('Gives Wi-Fi'),
    platform: oneOf('The only platform its maker supports it on; absent: any', ['Intel']),
  },
  { additionalProperties: false },
)
export type NetworkCardFacts = FactsOf<typeof NetworkCardFacts>
