import { message } from '../engine/message.ts'
import { powerDraw } from '../engine/power-draw.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'

/** Cards of less power have peaks that every supply with headroom bears. */
const largeCardWatts = 300
/** A card may draw twice its power for 100 microseconds. */
const peakFactor = 2
/** What supplies from before ATX 3 bear for a moment before they switch off, at least. */
const bearableFactor = 1.3

export const powerPeaks = defineRule({
  number: 50,
  name: 'PowerPeaks',
  subject: 'Power',
  title: 'Peaks of the graphics card',
  checks:
    'A supply from before ATX 3 bears the peaks of a card of 300 W or more: twice the power of the card for a moment, against 130 % of its own.',
  source:
    "Intel's ATX 3.0 power supply design guide, by which cards draw up to twice their power for 100 microseconds and supplies must bear it; in earlier versions a supply may switch off from about 130 % of its power on.",
  needs: {
    cpu: ['sustainedWatts', 'tdpWatts', 'generation', 'socket', 'cores'],
    graphicsCard: ['boardPowerWatts'],
    storage: [],
    fan: ['quantity'],
    powerSupply: ['ratedWatts', 'atx3'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Power', when: 'the supply is older, and the peaks are higher' },
    { verdict: 'Unverified', when: 'it is not known whether the supply is made for ATX 3, and it matters' },
  ],
  judge({ cpu, graphicsCard, storage, fan, powerSupply }, verdicts) {
    const large = graphicsCard.filter(({ facts }) => (facts.boardPowerWatts ?? 0) >= largeCardWatts)
    if (large.length === 0) return
    const load = powerDraw({ cpu, graphicsCard, storage, fan }).totalWatts
    const peak = large.reduce((sum, { facts }) => sum + (peakFactor - 1) * (facts.boardPowerWatts ?? 0), load)
    const needed = Math.ceil(peak / bearableFactor)
    for (const supply of distinct(powerSupply)) {
      const { ratedWatts, atx3 } = supply.facts
      // An unknown power, or one below the load, is reported by Power.
      if (atx3 || ratedWatts === undefined || ratedWatts < load || ratedWatts >= needed) continue
      if (atx3 === undefined) verdicts.unverified(...distinct(large).map(relatedPart), fact(supply, 'atx3'))
      else
        verdicts.give(
          'Power',
          `Peaks of about ${peak} W`,
          message`${large} may draw twice the power for a moment, the PC about ${peak} W. ${supply} gives ${ratedWatts} W and is older than ATX 3, so it may switch off. Choose a supply for ATX 3, or one of at least ${needed} W.`,
          ...large,
          supply,
        )
    }
  },
})
