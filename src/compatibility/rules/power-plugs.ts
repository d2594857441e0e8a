import { counted, does, say } from '../engine/message.ts'
import { beside, defineRule, distinct, fact } from '../engine/rule.ts'
import { total } from '../engine/total.ts'
import type { GraphicsCardFacts } from '../facts/graphics-card.ts'

/** A card up to this power lives from its slot alone. */
const slotWatts = 75
/** What one 8-pin plug carries. */
const plugWatts = 150

type Sockets = Pick<GraphicsCardFacts, 'pcie6Pins' | 'pcie8Pins' | 'pcie16Pins' | 'boardPowerWatts'>

const silent = ({ pcie6Pins, pcie8Pins, pcie16Pins }: Sockets): boolean =>
  pcie6Pins === undefined && pcie8Pins === undefined && pcie16Pins === undefined

/** 6- and 8-pin plugs a card needs. One kind of socket known means the card's data sheet was read: the others are none. */
const plugsNeeded = (card: Sockets): number | undefined => {
  if (!silent(card)) return (card.pcie6Pins ?? 0) + (card.pcie8Pins ?? 0)
  return card.boardPowerWatts !== undefined && card.boardPowerWatts <= slotWatts ? 0 : undefined
}

export const pciePower = defineRule({
  number: 31,
  name: 'PciePower',
  subject: 'Power',
  title: 'Graphics power plugs',
  checks: 'The power supply has a 6+2-pin plug for every 6- and 8-pin socket of the graphics cards.',
  needs: {
    graphicsCard: ['pcie6Pins', 'pcie8Pins', 'pcie16Pins', 'boardPowerWatts'],
    powerSupply: ['pcie8Pins'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Blocking', when: 'there are too few plugs' },
    { verdict: 'Unverified', when: 'the sockets or plugs are not known' },
  ],
  judge({ graphicsCard, powerSupply }, verdicts) {
    if (graphicsCard.length === 0 || powerSupply.length === 0) return
    const needed = total(graphicsCard, plugsNeeded, 'pcie8Pins')
    if (needed.sum === 0 && needed.unknown.length === 0) return
    for (const supply of distinct(powerSupply)) {
      const plugs = supply.facts.pcie8Pins
      if (plugs !== undefined && needed.sum > plugs)
        verdicts.give(
          'Blocking',
          `Needs ${counted(needed.sum, 'plug')}, supply has ${plugs}`,
          say`${graphicsCard} ${does(graphicsCard, 'need')} ${counted(needed.sum, 'PCI Express power plug')}, ${supply} has ${plugs}. Choose a power supply with ${needed.sum} or more, or a card that needs fewer.`,
          ...graphicsCard,
          supply,
        )
      else if (plugs === undefined || needed.unknown.length > 0)
        verdicts.unverified(
          ...(needed.unknown.length > 0 ? needed.unknown : distinct(graphicsCard).map(beside)),
          fact(supply, 'pcie8Pins'),
        )
    }
  },
})

export const sixteenPinPower = defineRule({
  number: 32,
  name: 'SixteenPinPower',
  subject: 'Power',
  title: '16-pin graphics power',
  checks:
    'A card with a 16-pin socket (12VHPWR, 12V-2x6) gets a plug of its own, or an adapter with enough 8-pin plugs.',
  needs: {
    graphicsCard: ['pcie6Pins', 'pcie8Pins', 'pcie16Pins', 'adapter8Pins', 'boardPowerWatts'],
    powerSupply: ['pcie8Pins', 'pcie16Pins'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Power', when: 'an adapter is needed, or has too few 8-pin plugs to draw from' },
    { verdict: 'Unverified', when: "the power supply's plugs are not known" },
  ],
  judge({ graphicsCard, powerSupply }, verdicts) {
    const hungry = graphicsCard.filter((card) => card.facts.pcie16Pins)
    if (hungry.length === 0) return
    const sockets = hungry.reduce((sum, card) => sum + (card.facts.pcie16Pins ?? 0), 0)
    const taken = total(graphicsCard, plugsNeeded).sum
    const forAdapters = hungry.reduce((sum, { facts: { adapter8Pins, boardPowerWatts } }) => {
      const plugs = adapter8Pins ?? Math.ceil(((boardPowerWatts ?? 2 * plugWatts) - slotWatts) / plugWatts)
      return sum + Math.max(plugs, 2)
    }, 0)
    for (const supply of distinct(powerSupply)) {
      const { pcie16Pins, pcie8Pins } = supply.facts
      if (pcie16Pins !== undefined && pcie16Pins >= sockets) continue
      if (pcie16Pins === undefined || pcie8Pins === undefined) {
        const known = distinct(hungry).map((card) => fact(card, 'pcie16Pins'))
        verdicts.unverified(...known, fact(supply, 'pcie16Pins'), fact(supply, 'pcie8Pins'))
        continue
      }
      const free = pcie8Pins - taken
      if (free >= forAdapters)
        verdicts.give(
          'Power',
          'Needs a 16-pin adapter',
          say`${hungry} ${does(hungry, 'need')} ${counted(sockets, '16-pin plug')}, ${supply} has ${pcie16Pins}. The adapter works with ${forAdapters} of its ${free} free 8-pin plugs, each on its own cable; a power supply with 12V-2x6 is neater.`,
          ...hungry,
          supply,
        )
      else
        verdicts.give(
          'Power',
          `Needs ${forAdapters} 8-pin plugs, ${Math.max(free, 0)} free`,
          say`${hungry} ${does(hungry, 'need')} ${counted(sockets, '16-pin plug')}, ${supply} has ${pcie16Pins}, and an adapter needs ${forAdapters} 8-pin plugs of which ${Math.max(free, 0)} are free. Choose a power supply with 12V-2x6.`,
          ...hungry,
          supply,
        )
    }
  },
})

export const cpuPower = defineRule({
  number: 33,
  name: 'CpuPower',
  subject: 'Power',
  title: 'CPU power plugs',
  checks:
    'The power supply has an EPS plug for every CPU power socket the board must have fed; extra sockets are optional.',
  needs: { motherboard: ['epsConnectors', 'epsRequired'], powerSupply: ['eps8Pins'] },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'a required socket stays empty' },
    { verdict: 'Power', when: 'an optional socket stays empty' },
    { verdict: 'Unverified', when: 'the sockets or plugs are not known' },
  ],
  judge({ motherboard, powerSupply }, verdicts) {
    for (const board of distinct(motherboard))
      for (const supply of distinct(powerSupply)) {
        const { epsConnectors } = board.facts
        const plugs = supply.facts.eps8Pins
        // Boards start with one socket fed; the second is for overclocking unless the manual says otherwise.
        const required =
          board.facts.epsRequired ?? (epsConnectors === undefined ? undefined : Math.min(epsConnectors, 1))
        if (plugs !== undefined && required !== undefined && required > plugs)
          verdicts.give(
            'Blocking',
            `Needs ${counted(required, 'EPS plug')}, has ${plugs}`,
            say`${board} needs ${counted(required, 'CPU power plug')} (EPS), ${supply} has ${plugs}. Choose a power supply with ${required}.`,
            board,
            supply,
          )
        else if (plugs === undefined || epsConnectors === undefined)
          verdicts.unverified(fact(board, 'epsConnectors'), fact(supply, 'eps8Pins'))
        else if (epsConnectors > plugs)
          verdicts.give(
            'Power',
            `${counted(epsConnectors, 'EPS socket')}, ${counted(plugs, 'plug')}`,
            say`${board} has ${epsConnectors} CPU power sockets (EPS), ${supply} has ${counted(plugs, 'plug')}: it runs, the optional socket stays empty. For overclocking or a large CPU choose a power supply with ${epsConnectors}.`,
            board,
            supply,
          )
      }
  },
})
