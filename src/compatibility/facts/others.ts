import Type from 'typebox'
import { type FactsOf, oneOf } from './vocabulary.ts'

export const OperatingSystemFacts = Type.Object(
  {
    system: oneOf('Which system', ['Windows 10', 'Windows 11', 'Windows Server', 'Linux', 'Other']),
  },
  { additionalProperties: false },
)
export type OperatingSystemFacts = FactsOf<typeof OperatingSystemFacts>

/** Things on the desk or in the drawer that no rule concerns: they always fit. */
export const AccessoryFacts = Type.Object({}, { additionalProperties: false })
export type AccessoryFacts = FactsOf<typeof AccessoryFacts>
