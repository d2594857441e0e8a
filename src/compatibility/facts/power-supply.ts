import Type from 'typebox'
import { count, type FactsOf, flag, millimetres, oneOf, powerSupplyForms, watts } from './vocabulary.ts'

/** Efficiency classes of 80 PLUS, lowest first. */
export const efficiencies = ['White', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Titanium'] as const

export const PowerSupplyFacts = Type.Object(
  {
    ratedWatts: watts('Power it gives continuously', 50, 3000),
    form: oneOf('Its outline', powerSupplyForms),
    lengthMm: millimetres('Length (depth)', 60, 300),
    eps8Pins: count('CPU power plugs (EPS, 4+4 pins); leave out a 0', 1, 8),
    pcie8Pins: count('6+2-pin PCI Express plugs; leave out a 0 that means not known', 0, 24),
    pcie16Pins: count('16-pin plugs of its own (12VHPWR or 12V-2x6)', 0, 4),
    sataConnectors: count('SATA power plugs', 0, 40),
    atx3: flag('Made for ATX 3.0 or 3.1, which demand that it bears the peaks of graphics cards'),
    efficiency: oneOf('Efficiency class (80 PLUS)', efficiencies),
    modularity: oneOf('Which cables can be unplugged', ['Full', 'Semi', 'None']),
  },
  { additionalProperties: false },
)
export type PowerSupplyFacts = FactsOf<typeof PowerSupplyFacts>
