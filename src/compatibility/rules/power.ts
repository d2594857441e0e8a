import { message } from '../engine/message.ts'
import type { Part } from '../engine/part.ts'
import { powerDraw } from '../engine/power-draw.ts'
import { defineRule, distinct, type FactRef, fact } from '../engine/rule.ts'
import { graphicsChips } from '../tables/graphics-chips.ts'
import { sustainedPower } from '../tables/sustained-power.ts'

/** Room above the estimated load, for peaks and for efficiency in the middle of the range. */
const headroom = 1.25

type Cpu = Part<'cpu', Parameters<typeof sustainedPower>[0]>

/** "88", "88, derived from its 65 W class" or "at least 65". */
const cpuWords = (cpu: readonly Cpu[], watts: number): string => {
  const powers = cpu.map(({ facts }) => sustainedPower(facts))
  if (powers.includes(undefined)) return `at least ${watts}`
  const derived = powers.find((power) => power?.derivedFrom)
  return derived ? `${watts}, derived from its ${derived.derivedFrom} W class` : `${watts}`
}

export const power = defineRule({
  number: 30,
  name: 'Power',
  subject: 'Power',
  title: 'Power',
  checks:
    'The power supply, chosen or in the case, gives the estimated load with 25 % to spare, and what the card maker recommends. The load is the sustained power of the CPU (its own, or derived from its family and base power; else the base power as a floor), the cards, 50 W for board and memory, 8 W for each drive and 3 W for each fan.',
  source:
    "AMD's package power tracking limit (PPT: 1.35 times the base power on AM4 and AM5), Intel's datasheets (PL2: 1.25 times the base power up to the 9th generation, by class since; maximum turbo power since the 12th), the card makers' board power and their recommended power supplies.",
  needs: {
    cpu: ['sustainedWatts', 'tdpWatts', 'generation', 'socket', 'cores'],
    graphicsCard: ['boardPowerWatts', 'recommendedPsuWatts', 'chip'],
    storage: [],
    fan: ['quantity'],
    powerSupply: ['ratedWatts'],
    case: ['includesPsu', 'includedPsuWatts'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Unsafe', when: 'it gives less than the load' },
    {
      verdict: 'Power',
      when: 'it leaves less than 25 %, or is below the recommendation for the graphics card',
    },
    {
      verdict: 'Unverified',
      when: 'the sustained power of the CPU is neither known nor derived, or the power of a card or the supply is not known',
    },
  ],
  judge({ cpu, graphicsCard, storage, fan, powerSupply, case: cases }, verdicts) {
    if (cpu.length + graphicsCard.length === 0) return
    const supplies: { part: Part; watts: number | undefined; ref: FactRef }[] = distinct(powerSupply).map(
      (supply) => ({
        part: supply,
        watts: supply.facts.ratedWatts,
        ref: fact(supply, 'ratedWatts'),
      }),
    )
    if (supplies.length === 0)
      for (const box of distinct(cases))
        if (box.facts.includesPsu)
          supplies.push({ part: box, watts: box.facts.includedPsuWatts, ref: fact(box, 'includedPsuWatts') })
    if (supplies.length === 0) return

    const draw = powerDraw({ cpu, graphicsCard, storage, fan })
    const load = draw.totalWatts
    const consumers = [...cpu, ...graphicsCard]
    const sum = message`${consumers} and the rest draw about ${load} W (CPU ${cpuWords(cpu, draw.cpuWatts)}, graphics ${draw.graphicsWatts}, rest ${draw.restWatts})`
    for (const { part, watts, ref } of supplies) {
      if (watts !== undefined && watts < load)
        verdicts.give(
          'Unsafe',
          `${watts} W for a load of ${load} W`,
          message`${sum}, ${part} gives ${watts} W: it would be overloaded. Choose a power supply of at least ${Math.ceil(load * headroom)} W.`,
          ...consumers,
          part,
        )
      else if (watts === undefined || draw.unknown.length > 0) verdicts.unverified(...draw.unknown, ref)
      if (watts !== undefined && watts >= load && watts < load * headroom)
        verdicts.give(
          'Power',
          `${watts} W is tight for ${load} W`,
          message`${sum}, ${part} gives ${watts} W, which leaves less than 25 %. Choose ${Math.ceil(load * headroom)} W or more.`,
          ...consumers,
          part,
        )
      for (const card of distinct(graphicsCard)) {
        const { recommendedPsuWatts, chip } = card.facts
        const recommended = recommendedPsuWatts ?? (chip && graphicsChips[chip][0])
        if (watts !== undefined && recommended !== undefined && watts >= load && watts < recommended)
          verdicts.give(
            'Power',
            `${watts} W, ${recommended} W recommended`,
            message`For ${card} its maker recommends a power supply of ${recommended} W, ${part} gives ${watts} W. Choose ${recommended} W to be safe against peaks.`,
            card,
            part,
          )
      }
    }
  },
})
