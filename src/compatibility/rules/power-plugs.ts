import { counted, does, message } from '../engine/message.ts'
import type { Part } from '../engine/part.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'
import { total } from '../engine/total.ts'
import type { GraphicsCardFacts } from '../facts/graphics-card.ts'
import { mayHaveSixteenPins, mostPlugs } from '../tables/card-plugs.ts'
import type { Socket } from '../tables/sockets.ts'
import { leastAdapterPins, leastEps8Pins, leastPcie8Pins } from '../tables/supply-plugs.ts'
import { sustainedPower } from '../tables/sustained-power.ts'
import { suppliesOf } from './supplies.ts'

/** A card up to this power lives from its slot alone. */
const slotWatts = 75
/** What one 8-pin plug carries. */
const plugWatts = 150

type Sockets = Pick<GraphicsCardFacts, 'pcie6Pins' | 'pcie8Pins' | 'pcie16Pins' | 'boardPowerWatts'>
type Card = Sockets & Pick<GraphicsCardFacts, 'chip'>

const silent = ({ pcie6Pins, pcie8Pins, pcie16Pins }: Sockets): boolean =>
  pcie6Pins === undefined && pcie8Pins === undefined && pcie16Pins === undefined

/** 6- and 8-pin plugs a card needs. One kind of socket known means the card's data sheet was read: the others are none. */
const plugsNeeded = (card: Sockets): number | undefined => {
  if (!silent(card)) return (card.pcie6Pins ?? 0) + (card.pcie8Pins ?? 0)
  return card.boardPowerWatts !== undefined && card.boardPowerWatts <= slotWatts ? 0 : undefined
}

/** Plugs that suffice for a card, also for one of unknown sockets. A supply with a 16-pin plug has it for that socket. */
const plugsEnough =
  (hasSixteenPins: boolean) =>
  (card: Card): number | undefined =>
    plugsNeeded(card) ?? (hasSixteenPins || !mayHaveSixteenPins(card) ? mostPlugs(card) : undefined)

export const pciePower = defineRule({
  number: 31,
  name: 'PciePower',
  subject: 'Power',
  title: 'Graphics power plugs',
  checks:
    'The power supply, chosen or in the case, has a 6+2-pin plug for every 6- and 8-pin socket of the graphics cards. A supply of unknown plugs counts with one if it is 80 PLUS Bronze or better and gives 600 W or more, and with two if it is Gold or better, gives 650 W or more and has no second 16-pin plug. A card of unknown sockets needs two plugs at most up to 200 W, and three above; it may have a 16-pin socket instead, unless its chip came with others only, or with an adapter for two 8-pin plugs (GeForce RTX 30).',
  source:
    "The makers' data sheets: supplies of 600 W and 80 PLUS Bronze have at least one 6+2-pin plug, those of 650 W and Gold two to four; only a few with two 16-pin plugs, from 850 W on, have one (NZXT C850 SFX of 2026). Cards of 200 W have two sockets at most, and the largest ones three (GeForce RTX 3090, Radeon RX 7900 XTX). The 16-pin socket came with the GeForce RTX 30.",
  needs: {
    graphicsCard: ['pcie6Pins', 'pcie8Pins', 'pcie16Pins', 'boardPowerWatts', 'chip'],
    powerSupply: ['pcie8Pins', 'pcie16Pins', 'ratedWatts', 'efficiency'],
    case: ['includesPsu', 'includedPsuPlugs'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Blocking', when: 'there are too few plugs' },
    { verdict: 'Unverified', when: 'the sockets or plugs are not known and matter' },
  ],
  judge({ graphicsCard, powerSupply, case: cases }, verdicts) {
    if (graphicsCard.length === 0) return
    const needed = total(graphicsCard, plugsNeeded, 'pcie8Pins')
    if (needed.sum === 0 && needed.unknown.length === 0) return
    for (const { part: supply, plugs: has, ref } of suppliesOf<'pcie8Pins'>(powerSupply, cases)) {
      const plugs = has.pcie8Pins
      if (plugs !== undefined && needed.sum > plugs)
        verdicts.give(
          'Blocking',
          `Needs ${counted(needed.sum, 'plug')}, supply has ${plugs}`,
          message`${graphicsCard} ${does(graphicsCard, 'need')} ${counted(needed.sum, 'PCI Express power plug')}, ${supply} has ${plugs}. Choose a power supply with ${needed.sum} or more, or a card that needs fewer.`,
          ...graphicsCard,
          supply,
        )
      else if (plugs === undefined || needed.unknown.length > 0) {
        const chosen = powerSupply.find(({ productId }) => productId === supply.productId)
        const atLeast = plugs ?? (chosen ? leastPcie8Pins(chosen.facts) : 0)
        const hasSixteenPins = (chosen?.facts.pcie16Pins ?? 0) >= graphicsCard.length
        const enough = total(graphicsCard, plugsEnough(hasSixteenPins), 'pcie8Pins')
        if (enough.unknown.length === 0 && enough.sum <= atLeast) continue
        verdicts.unverified(
          ...(needed.unknown.length > 0 ? needed.unknown : distinct(graphicsCard).map(relatedPart)),
          ref('pcie8Pins'),
        )
      }
    }
  },
})

export const sixteenPinPower = defineRule({
  number: 32,
  name: 'SixteenPinPower',
  subject: 'Power',
  title: '16-pin graphics power',
  checks:
    'Every 16-pin socket of a card (12VHPWR, 12V-2x6) gets a plug of its own, or an adapter with enough 8-pin plugs. An 8-pin plug gives 150 W and the slot 75 W: a card that draws more than the free ones give is refused. A supply of unknown plugs has a 16-pin plug or two 8-pin plugs if it is 80 PLUS Gold or better and gives 650 W or more, and else one if it is Bronze or better and gives 600 W or more.',
  source:
    'PCI Express Card Electromechanical Specification (75 W from the slot, 150 W from an 8-pin plug, up to 600 W from a 16-pin plug); Intel ATX 3.0 and 3.1 power supply design guides.',
  needs: {
    graphicsCard: ['pcie6Pins', 'pcie8Pins', 'pcie16Pins', 'adapter8Pins', 'boardPowerWatts'],
    powerSupply: ['pcie8Pins', 'pcie16Pins', 'ratedWatts', 'efficiency'],
    case: ['includesPsu', 'includedPsuPlugs'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Unsafe', when: 'the card draws more than the free 8-pin plugs give' },
    { verdict: 'Power', when: 'an adapter is needed, and has too few 8-pin plugs to draw from' },
    {
      verdict: 'Advice',
      when: 'the adapter in the box of the card is needed, or may be, and has enough plugs',
    },
    { verdict: 'Unverified', when: "the power supply's plugs are not known and matter" },
  ],
  judge({ graphicsCard, powerSupply, case: cases }, verdicts) {
    const hungry = graphicsCard.filter((card) => card.facts.pcie16Pins)
    if (hungry.length === 0) return
    const sockets = socketsOf(hungry)
    const taken = total(graphicsCard, plugsNeeded).sum
    for (const { part: supply, plugs: has, ref } of suppliesOf<'pcie8Pins' | 'pcie16Pins'>(
      powerSupply,
      cases,
    )) {
      const { pcie16Pins, pcie8Pins } = has
      if (pcie16Pins !== undefined && pcie16Pins >= sockets.length) continue
      if (pcie16Pins === undefined || pcie8Pins === undefined) {
        const chosen = powerSupply.find(({ productId }) => productId === supply.productId)
        const atLeast = (pcie8Pins ?? (chosen ? leastAdapterPins(chosen.facts) : 0)) - taken
        const [only, ...more] = sockets
        const isFed = only && more.length === 0 && only.plugs <= atLeast && only.watts <= atLeast * plugWatts
        const known = distinct(hungry).map((card) => fact(card, 'pcie16Pins'))
        if (!isFed) verdicts.unverified(...known, ref('pcie16Pins'), ref('pcie8Pins'))
        else
          verdicts.give(
            'Advice',
            'May need a 16-pin adapter',
            message`${hungry} needs a 16-pin plug. Whether ${supply} has one is not known; if not, the adapter of the card works with ${only.plugs} of its 8-pin plugs, each on its own cable.`,
            ...hungry,
            supply,
          )
        continue
      }
      // Native plugs go to the sockets that draw most; each of the others needs an adapter.
      const adapted = sockets.slice(pcie16Pins)
      const forAdapters = adapted.reduce((sum, { plugs }) => sum + plugs, 0)
      const watts = adapted.reduce((sum, socket) => sum + socket.watts, 0)
      const free = Math.max(pcie8Pins - taken, 0)
      const given = free * plugWatts
      const lacking = message`${hungry} ${does(hungry, 'need')} ${counted(sockets.length, '16-pin plug')}, ${supply} has ${pcie16Pins}`
      if (watts > given)
        verdicts.give(
          'Unsafe',
          `${watts + slotWatts * adapted.length} W from ${free} 8-pin plugs`,
          message`${lacking}. What is left draws ${watts + slotWatts * adapted.length} W, and the ${free} free 8-pin plugs give ${given + slotWatts * adapted.length} W with the slot: cables and supply would be overloaded. Choose a power supply with 12V-2x6.`,
          ...hungry,
          supply,
        )
      else if (free >= forAdapters)
        verdicts.give(
          'Advice',
          'Needs a 16-pin adapter',
          message`${lacking}. The adapter works with ${forAdapters} of its ${free} free 8-pin plugs, each on its own cable; a power supply with 12V-2x6 is neater.`,
          ...hungry,
          supply,
        )
      else
        verdicts.give(
          'Power',
          `Needs ${forAdapters} 8-pin plugs, ${free} free`,
          message`${lacking}, and an adapter needs ${forAdapters} 8-pin plugs of which ${free} are free. Choose a power supply with 12V-2x6.`,
          ...hungry,
          supply,
        )
    }
  },
})

/** The 16-pin sockets of cards: what each draws beside the slot and the 8-pin plugs of its adapter; hungriest first. */
const socketsOf = (
  cards: readonly Part<'graphicsCard', Sockets & Pick<GraphicsCardFacts, 'adapter8Pins'>>[],
) =>
  cards
    .flatMap(({ facts }) => {
      const count = facts.pcie16Pins ?? 0
      const watts = Math.max((facts.boardPowerWatts ?? slotWatts) - slotWatts, 0) / count
      const plugs = facts.adapter8Pins ?? Math.max(Math.ceil(watts / plugWatts), 2)
      return Array.from({ length: count }, () => ({ watts, plugs: Math.max(plugs, 1) }))
    })
    .sort((a, b) => b.watts - a.watts)

/** Boards with these have at most two CPU power sockets, and one of them suffices for all but the largest CPUs. */
const consumerSockets = new Set<Socket | undefined>([
  'AM4',
  'AM5',
  'LGA 1151',
  'LGA 1200',
  'LGA 1700',
  'LGA 1851',
])

/** What one 8-pin EPS plug carries with the plainest terminals; others carry up to 336 W. */
const epsPlugWatts = 235

export const cpuPower = defineRule({
  number: 33,
  name: 'CpuPower',
  subject: 'Power',
  title: 'CPU power plugs',
  checks:
    'The power supply, chosen or in the case, has an EPS plug for every CPU power socket the board must have fed. Extra sockets of a consumer board are optional: one plug is enough for a CPU of up to 235 W. Such a board of unknown sockets has two at most; a supply of unknown plugs has one if it is 80 PLUS Bronze or better and gives 600 W or more, and two if it is Titanium and gives 850 W or more.',
  source:
    "Intel's EPS12V power supply design guide (the 8-pin plug has four 12 V contacts, of 5 A with the plainest terminals to 7 A); the board makers' data sheets: no board for AM4, AM5 or LGA 1151 to 1851 has more than two CPU power sockets.",
  needs: {
    motherboard: ['epsConnectors', 'epsRequired', 'socket'],
    cpu: ['sustainedWatts', 'tdpWatts', 'generation', 'socket', 'cores'],
    powerSupply: ['eps8Pins', 'ratedWatts', 'efficiency'],
    case: ['includesPsu', 'includedPsuPlugs'],
  },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'a required socket stays empty' },
    { verdict: 'Power', when: 'an optional socket stays empty, and the CPU may draw over 235 W' },
    { verdict: 'Unverified', when: 'the sockets or plugs are not known and matter' },
  ],
  judge({ motherboard, cpu, powerSupply, case: cases }, verdicts) {
    const supplies = suppliesOf<'eps8Pins'>(powerSupply, cases)
    const isModest =
      cpu.length > 0 && cpu.every(({ facts }) => (sustainedPower(facts)?.watts ?? Infinity) <= epsPlugWatts)
    for (const board of distinct(motherboard)) {
      const { epsConnectors, epsRequired, socket } = board.facts
      const isConsumer = consumerSockets.has(socket)
      // Boards start with one socket fed; the second is for overclocking unless the manual says otherwise.
      const required = epsRequired ?? (epsConnectors === undefined ? undefined : Math.min(epsConnectors, 1))
      for (const { part: supply, plugs: has, ref } of supplies) {
        const plugs = has.eps8Pins
        const chosen = powerSupply.find(({ productId }) => productId === supply.productId)
        const atLeast = plugs ?? (chosen ? leastEps8Pins(chosen.facts) : 0)
        if (plugs !== undefined && required !== undefined && required > plugs)
          verdicts.give(
            'Blocking',
            `Needs ${counted(required, 'EPS plug')}, has ${plugs}`,
            message`${board} needs ${counted(required, 'CPU power plug')} (EPS), ${supply} has ${plugs}. Choose a power supply with ${required}.`,
            board,
            supply,
          )
        else if (isConsumer && isModest && (epsRequired ?? 1) <= atLeast) continue
        else if (plugs === undefined || epsConnectors === undefined) {
          const isEnough = atLeast >= 2 && isConsumer && epsRequired === undefined
          if (!isEnough) verdicts.unverified(fact(board, 'epsConnectors'), ref('eps8Pins'))
        } else if (epsConnectors > plugs)
          verdicts.give(
            'Power',
            `${counted(epsConnectors, 'EPS socket')}, ${counted(plugs, 'plug')}`,
            message`${board} has ${epsConnectors} CPU power sockets (EPS), ${supply} has ${counted(plugs, 'plug')}: it runs, the optional socket stays empty. For overclocking or a large CPU choose a power supply with ${epsConnectors}.`,
            board,
            supply,
          )
      }
    }
  },
})
