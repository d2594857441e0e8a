import type { Part } from '../engine/part.ts'
import { distinct, type FactRef, fact } from '../engine/rule.ts'
import type { CaseFacts } from '../facts/case.ts'
import type { PowerSupplyFacts } from '../facts/power-supply.ts'

export type Plug = keyof NonNullable<CaseFacts['includedPsuPlugs']>

/** A power supply and its plugs: one that is chosen, or the one that comes with the case. */
export interface Supply<P extends Plug> {
  part: Part
  plugs: { readonly [Name in P]?: number }
  ref(name: P): FactRef
}

type Chosen<P extends Plug> = Part<'powerSupply', Pick<PowerSupplyFacts, P>>
type Box = Part<'case', Pick<CaseFacts, 'includesPsu' | 'includedPsuPlugs'>>

/** The supplies that feed a PC: those chosen, else those of the cases. */
export const suppliesOf = <P extends Plug>(
  powerSupply: readonly Chosen<P>[],
  cases: readonly Box[],
): readonly Supply<P>[] => {
  if (powerSupply.length > 0)
    return distinct(powerSupply).map((supply) => ({
      part: supply,
      plugs: supply.facts,
      ref: (name) => fact(supply, name),
    }))
  return distinct(cases)
    .filter((box) => box.facts.includesPsu)
    .map((box) => ({
      part: box,
      plugs: box.facts.includedPsuPlugs ?? {},
      // The list may be there without this plug in it.
      ref: (name) => ({
        ...fact(box, 'includedPsuPlugs'),
        known: box.facts.includedPsuPlugs?.[name] !== undefined,
      }),
    }))
}
