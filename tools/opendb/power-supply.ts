import { efficiencies, type PowerSupplyFacts } from '../../src/compatibility/index.ts'
import { count, figure } from './figure.ts'
import type { Source } from './source.ts'

/** OpenDB's words for outlines. What it calls Mini-ITX are the flat units of 1U cases. */
const outlines: Record<string, PowerSupplyFacts['form']> = {
  ATX: 'ATX',
  'ATX/EPS': 'ATX',
  SFX: 'SFX',
  'SFX-L': 'SFX-L',
  TFX: 'TFX',
  'Flex ATX': 'Flex ATX',
  'Mini-ITX': 'Flex ATX',
}

/** OpenDB's words for cables that can be unplugged. */
const modularities: Record<string, PowerSupplyFacts['modularity']> = {
  Full: 'Full',
  'Semi-Modular': 'Semi',
  'Non-Modular': 'None',
}

export function readPowerSupply(source: Source): PowerSupplyFacts {
  const lengthMm = figure(source, 'length', 'the length of a power supply', 80, 300)
  const pcie16Pins = readSixteenPins(source)
  return {
    ratedWatts: figure(source, 'wattage', 'the rated power', 50, 3000),
    form: readOutline(source, lengthMm),
    lengthMm,
    eps8Pins: figure(source, 'connectors.eps_8_pin', 'EPS plugs', 1, 8),
    pcie8Pins: readEightPins(source),
    pcie16Pins,
    sataConnectors: figure(source, 'connectors.sata', 'SATA plugs', 1, 40),
    atx3: readAtx3(source, pcie16Pins),
    efficiency: efficiencyOf(source.text('efficiency_rating')),
    modularity: modularities[source.text('modular') ?? ''],
  }
}

/** Supplies for ATX 3 of more than this have a 16-pin plug. */
const plugFromWatts = 450

/**
 * Named so, or not: Intel's ATX 3.0 design guide asks for a 16-pin plug above 450 W, so a supply whose plugs are listed without
 * one is older, or made by the older guide.
 */
function readAtx3(source: Source, pcie16Pins: number | undefined): boolean | undefined {
  if (/\bATX ?3(\.\d)?\b/i.test(source.name)) return true
  const isOlder = pcie16Pins === 0 && (source.number('wattage') ?? 0) > plugFromWatts
  return source.derive('atx3', isOlder ? false : undefined)
}

/** SFX is 100 mm long, its longer sister 120 mm or more; OpenDB calls both SFX. */
function readOutline(source: Source, length: number | undefined): PowerSupplyFacts['form'] {
  const form = outlines[source.text('form_factor') ?? '']
  if (form !== 'SFX' || length === undefined || length < 120) return form
  source.repair('an SFX power supply of 120 mm or more is SFX-L', length)
  return 'SFX-L'
}

/**
 * Some documents count cables instead of plugs: no 600 W unit has only one plug for cards. Two are too few from 800 W on,
 * or from 1000 W on with a 16-pin plug.
 */
function readEightPins(source: Source): number | undefined {
  const plugs = figure(source, 'connectors.pcie_6_plus_2_pin', '6+2-pin plugs', 1, 24)
  const watts = source.number('wattage') ?? 0
  const fewAt = { 1: 600, 2: source.number('connectors.pcie_12vhpwr') ? 1000 : 800 }[plugs ?? 0]
  if (fewAt === undefined || watts < fewAt) return plugs
  source.repair('6+2-pin plugs are too few for the power', `${plugs} at ${watts} W`)
  return undefined
}

/** Those made for today's cards have one, also where the field says 0. */
function readSixteenPins(source: Source): number | undefined {
  const plugs = count(source, 'connectors.pcie_12vhpwr', '16-pin plugs', 4)
  const isUnfilled = ['eps_8_pin', 'pcie_6_plus_2_pin'].every((plug) => !source.number(`connectors.${plug}`))
  if (plugs === 0 && isUnfilled) {
    source.repair('16-pin plugs 0 beside no plug for the CPU means not known', source.name)
    return undefined
  }
  if (plugs !== 0 || !/\bATX ?3(\.\d)?\b|12VHPWR|12V-?2x6|PCIE ?5/i.test(source.name)) return plugs
  source.repair('16-pin plugs 0 on a power supply for ATX 3 means not known', source.name)
  return undefined
}

/** "80+ Gold"; the lowest class has no name of its own. */
const efficiencyOf = (rating: string | undefined): PowerSupplyFacts['efficiency'] =>
  /^80\+( Standard)?$/.test(rating ?? '') ? 'White' : efficiencies.find((name) => rating?.endsWith(name))
