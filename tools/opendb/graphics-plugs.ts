import type { GraphicsCardFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

type Plugs = Pick<GraphicsCardFacts, 'pcie6Pins' | 'pcie8Pins' | 'pcie16Pins' | 'adapter8Pins'>

/** Chips whose cards all have a 16-pin socket: 8-pins listed for them are those of the adapter in the box. */
const sixteenPinOnly = /RTX (3090 Ti|4070 Ti|4080|4090|5070|5080|5090)/

/** Watts that the slot and each kind of socket give, and how far makers go beyond. */
const slotWatts = 75
const tolerance = 1.15

/** The sockets on a card. The 16-pin one has two fields, one for its older and one for its newer form. */
export function readGraphicsPlugs(source: Source, power: number | undefined, chipset: string): Plugs {
  const [six = 0, eight = 0, older = 0, newer = 0] = [
    'pcie_6_pin',
    'pcie_8_pin',
    'pcie_12VHPWR',
    'pcie_12V_2x6',
  ].map((name) => source.number(`power_connectors.${name}`))
  const sixteen = Math.max(older, newer)
  const was = `${six} x 6, ${eight} x 8, ${sixteen} x 16`

  if (six + eight + sixteen === 0) {
    if (power !== undefined && power <= slotWatts) return { pcie6Pins: 0, pcie8Pins: 0, pcie16Pins: 0 }
    if (sixteenPinOnly.test(chipset)) {
      source.repair('all cards of the chip have a 16-pin socket', was)
      source.derive('pcie16Pins', 1)
      return { pcie6Pins: 0, pcie8Pins: 0, pcie16Pins: 1 }
    }
    source.repair('no power sockets on a card over 75 W means not known', was)
    return {}
  }
  if (eight > 0 && (sixteen > 0 || sixteenPinOnly.test(chipset))) {
    source.repair('8-pins beside a 16-pin socket belong to its adapter', was)
    // One or two of them is less than such an adapter has; the count is believed where it can feed the card.
    const feeds = power !== undefined && slotWatts + eight * 150 >= power
    return {
      pcie6Pins: 0,
      pcie8Pins: 0,
      pcie16Pins: Math.max(1, sixteen),
      adapter8Pins: feeds ? eight : undefined,
    }
  }
  const given = slotWatts + six * 75 + eight * 150 + sixteen * 600
  if ((power ?? 0) > given * tolerance || (six > 1 && eight > 1)) {
    source.repair('the power sockets do not match the power of the card', was)
    return {}
  }
  return { pcie6Pins: six, pcie8Pins: eight, pcie16Pins: sixteen }
}
