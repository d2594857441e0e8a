import { coolingByName, type GraphicsCardFacts, graphicsChipNames } from '../../src/compatibility/index.ts'
import { count, figure, positive, sumOf } from './figure.ts'
import { readGraphicsPlugs } from './graphics-plugs.ts'
import type { Typical } from './peers.ts'
import type { Source } from './source.ts'

export function readGraphicsCard(source: Source, typical: Typical): GraphicsCardFacts {
  const chipset = source.text('chipset') ?? ''
  const boardPowerWatts = readPower(source, typical)
  return {
    chip: chipOf(chipset),
    lengthMm: figure(source, 'length', 'the card length', 60, 500),
    widthSlots: readThickness(source),
    lowProfile: isLowProfile(source),
    slotLanes: edgeOf(source.text('interface') ?? ''),
    boardPowerWatts,
    ...readGraphicsPlugs(source, boardPowerWatts, chipset),
    cooling: coolingOf(source),
    radiatorMm:
      figure(source, 'radiator_size', 'the radiator of a card', 92, 480) ??
      source.derive('radiatorMm', coolingByName(source.name).radiatorMm),
    memoryGb: figure(source, 'memory', 'the graphics memory', 0.25, 512),
    boostGhz: inGigahertz(figure(source, 'core_boost_clock', 'the boost clock of a card', 100, 6000)),
    hdmiOutputs: outputsOf(source, ['hdmi_2_1', 'hdmi_2_0']),
    displayPortOutputs: outputsOf(source, ['displayport_2_1', 'displayport_2_1a', 'displayport_1_4a']),
    releaseYear: positive(source, 'metadata.releaseYear', 1995, 2100),
  }
}

/** The longest low-profile cards that are sold are 182 mm long (GeForce RTX 5060 with three fans); beyond this length there is none. */
const longestLowProfileMm = 200

function isLowProfile(source: Source): boolean | undefined {
  if (/low[- ]profile|\bLP\b/i.test(source.name)) return true
  const isLong = (source.number('length') ?? 0) > longestLowProfileMm
  if (isLong) source.repair('a card of more than 200 mm is no low-profile card', source.name)
  return source.derive('lowProfile', isLong ? false : undefined)
}

/** Its name is surer than the field, which calls some of them cooled by one fan. */
function coolingOf(source: Source): GraphicsCardFacts['cooling'] {
  const field = /hybrid|water/i.test(source.text('cooling') ?? '') ? 'Radiator' : undefined
  return coolingByName(source.name).cooling ?? field
}

/** "GeForce RTX 3080 12 GB" and "GeForce RTX 3070 LHR" share their maker's recommendation; the 3050 with 6 GB is a chip of its own. */
function chipOf(chipset: string): GraphicsCardFacts['chip'] {
  const plain = chipset.replace(/ (\d+ ?GB|LHR|GDDR6X)/g, '')
  return (
    graphicsChipNames.find((name) => name === chipset) ?? graphicsChipNames.find((name) => name === plain)
  )
}

/** A power far from that of other cards with the chip is a recommended power supply, or a slip. */
function readPower(source: Source, typical: Typical): number | undefined {
  const power = figure(source, 'tdp', 'the card power', 5, 800)
  const usual = typical(source)
  if (power === undefined || usual === undefined || (power <= usual * 1.75 && power >= usual * 0.5))
    return power
  source.repair('the card power is far from that of the same chip', `${power}, usual ${usual}`)
  return undefined
}

const slotMm = 20.32

/** Slots; what is too large for slots is millimetres. The width of the bracket stands in where the card's is missing. */
function readThickness(source: Source): number | undefined {
  const [thickness, bracket] = ['total_slot_width', 'case_expansion_slot_width'].map((path) =>
    source.number(path),
  )
  const slots = asSlots(thickness) ?? asSlots(bracket)
  if (thickness !== undefined && slots !== thickness)
    source.repair(
      thickness === 0 ? 'the card thickness: 0 means not known' : 'the card thickness was in millimetres',
      thickness,
    )
  return slots
}

function asSlots(width: number | undefined): number | undefined {
  if (width === undefined) return undefined
  if (width >= 0.5 && width <= 5) return width
  return width >= 30 && width <= 100 ? Math.round((width / slotMm) * 10) / 10 : undefined
}

/** Cards of eight lanes mostly have the long edge all the same; of four, some do. */
function edgeOf(text: string): GraphicsCardFacts['slotLanes'] {
  const lanes = Number(/x(\d+)$/.exec(text)?.[1])
  if (lanes === 16 || lanes === 8) return 16
  return lanes === 1 ? 1 : undefined
}

const inGigahertz = (megahertz: number | undefined) =>
  megahertz === undefined ? undefined : megahertz / 1000

/** All versions of a plug together. Cards without any are unlisted, not without outputs. */
function outputsOf(source: Source, plugs: string[]): number | undefined {
  const sum = sumOf(...plugs.map((plug) => count(source, `video_outputs.${plug}`, 'outputs of a card', 8)))
  return sum === undefined || sum > 8 ? undefined : sum
}
