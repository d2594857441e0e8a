import { message } from '../engine/message.ts'
import { defineRule, distinct } from '../engine/rule.ts'
import { cheapestSlots } from './m2-fit.ts'

/** A card that lives from its slot alone is too slow to lose anything. */
const slotWatts = 75

/** With eight lanes, even the fastest cards lose a few percent at most; with four, all of them lose. */
const enoughLanes = 8

export const cardLanes = defineRule({
  number: 53,
  name: 'CardLanes',
  subject: 'Graphics',
  title: 'Lanes of the graphics card',
  checks:
    'The CPU has at least eight lanes for a graphics card, and no M.2 drive is in a slot that takes lanes from it, as far as the drives cannot use other slots. Cards up to 75 W lose nothing. Nothing is said where a board is not known to share lanes.',
  source:
    "AMD's processor pages (Ryzen 3 8300G, 5 8400F and 8500G: four lanes for graphics; Ryzen 5 8600G, 7 8700F and 8700G: eight); the board makers' manuals, which list the slots that share lanes.",
  needs: {
    graphicsCard: ['boardPowerWatts'],
    cpu: ['graphicsLanes'],
    storage: ['form', 'interface', 'm2Size'],
    motherboard: ['m2Slots'],
  },
  verdicts: [
    {
      verdict: 'Performance',
      when: 'the CPU has fewer lanes for the card, or a drive takes some of them',
    },
  ],
  judge({ graphicsCard, cpu, storage, motherboard }, verdicts) {
    const cards = distinct(graphicsCard).filter(
      ({ facts: { boardPowerWatts } }) => boardPowerWatts === undefined || boardPowerWatts > slotWatts,
    )
    if (cards.length === 0) return
    for (const chip of distinct(cpu)) {
      const { graphicsLanes } = chip.facts
      if (graphicsLanes !== undefined && graphicsLanes < enoughLanes)
        verdicts.give(
          'Performance',
          `CPU has ${graphicsLanes} lanes for the card`,
          message`${chip} has ${graphicsLanes} PCI Express lanes for ${cards}: the slot works, but a fast card is slower than it could be. Choose a CPU with 16 lanes, or go without a card.`,
          ...cards,
          chip,
        )
    }
    const drives = storage.filter(({ facts }) => facts.form === 'M.2')
    for (const board of distinct(motherboard)) {
      const slots = board.facts.m2Slots
      if (drives.length === 0 || !slots?.some(({ cardLanesLeft }) => cardLanesLeft)) continue
      const used = cheapestSlots(drives, slots, ({ cardLanesLeft }) => (cardLanesLeft ? 1 : 0))
      const lanes = Math.min(...used.map(({ cardLanesLeft = 16 }) => cardLanesLeft))
      if (lanes < 16)
        verdicts.give(
          'Performance',
          `Card runs with ${lanes} lanes`,
          message`On ${board}, a slot that ${distinct(drives)} need shares its lanes with ${cards}, which run with ${lanes} lanes then: a few percent slower. Take fewer or larger M.2 drives, or a board with more lanes.`,
          ...cards,
          ...distinct(drives),
          board,
        )
    }
  },
})
