import { counted, does, message } from '../engine/message.ts'
import type { Part } from '../engine/part.ts'
import { defineRule, distinct, type FactRef, fact, relatedPart, type Verdicts } from '../engine/rule.ts'
import type { MotherboardFacts, PcieSlots } from '../facts/motherboard.ts'
import { slotPositions } from '../tables/board-outlines.ts'

/** A card in a slot: how long its edge is and how thick it is, as far as known. */
interface Plugged {
  part: Part
  lanes: number | undefined
  lanesRef: FactRef
  slots: number | undefined
  slotsRef?: FactRef
}

/** Platforms whose chipsets and boards came after PCI; some boards for AM4 and older sockets still have it. */
const withoutPci: ReadonlySet<string> = new Set(['AM5', 'LGA 1700', 'LGA 1851', 'sTRX4', 'sTR5'])

const edgeLengths = [1, 2, 4, 8, 16]

/** A slot is no shorter than its lanes, and there is no connector between x1 and x4. */
const shortest = ({ size, lanes }: PcieSlots): number => size ?? (lanes === 2 ? 4 : (lanes ?? 1))
const longest = ({ size }: PcieSlots): number => size ?? 16

const lengthsOf = (slots: readonly PcieSlots[], lengthOf: (slot: PcieSlots) => number): readonly number[] =>
  countByLength(slots.flatMap((slot) => Array<number>(slot.quantity).fill(lengthOf(slot))))

/** "x16 + x4 or longer + x1". */
const slotWords = (slots: readonly PcieSlots[]): string =>
  slots
    .flatMap((slot) =>
      Array<string>(slot.quantity).fill(slot.size ? `x${slot.size}` : `x${shortest(slot)} or longer`),
    )
    .join(' + ')

/** How many of some edges or slots have at least each length. */
const countByLength = (lanes: readonly number[]): readonly number[] =>
  edgeLengths.map((length) => lanes.filter((each) => each >= length).length)

/** Whether cards find slots: for every length, no more cards need it than slots have it. */
const findSlots = (cards: readonly number[], slots: readonly number[]): boolean =>
  cards.every((count, index) => count <= (slots[index] as number))

function judgePci(
  card: Part,
  boards: readonly Part<'motherboard', Pick<MotherboardFacts, 'socket'>>[],
  verdicts: Verdicts,
) {
  const without = boards.find(({ facts }) => facts.socket && withoutPci.has(facts.socket))
  if (without)
    verdicts.give(
      'Blocking',
      'No PCI slot on this platform',
      message`${card} needs an old PCI slot, and boards with ${without.facts.socket ?? ''} such as ${without} have none. Choose a PCI Express card.`,
      card,
      without,
    )
  else
    verdicts.give(
      'Completeness',
      'Needs an old PCI slot',
      message`${card} needs a PCI slot, which few boards still have. Check the board, or choose a PCI Express card.`,
      card,
    )
}

export const expansionSlots = defineRule({
  number: 25,
  name: 'ExpansionSlots',
  subject: 'Expansion',
  title: 'Expansion slots',
  checks:
    'The board has a long enough PCI Express slot for every card, also with those a thick card covers. Only the mechanical length counts: a card runs in a slot with fewer lanes than its edge has.',
  source:
    'PCI Express Card Electromechanical Specification (PCI-SIG): connectors are x1, x4, x8 or x16 long, and a card works in a longer connector and with fewer lanes. Board makers list such slots as "PCIe x16 slot (supports x4 mode)".',
  needs: {
    graphicsCard: ['slotLanes', 'widthSlots'],
    networkCard: ['interface', 'slotLanes'],
    soundCard: ['interface', 'slotLanes'],
    captureCard: ['interface', 'slotLanes'],
    storage: ['form', 'slotLanes'],
    accessory: ['slotLanes'],
    motherboard: ['pcieSlots', 'formFactor', 'socket'],
  },
  verdicts: [
    {
      verdict: 'Blocking',
      when: 'there are more cards than slots they fit in, or a card needs an old PCI slot on a platform without any',
    },
    { verdict: 'Clearance', when: 'thick cards may cover the slots of the others' },
    { verdict: 'Completeness', when: 'a card needs an old PCI slot' },
    { verdict: 'Unverified', when: 'slots, edges or thicknesses are not known and could matter' },
  ],
  judge({ graphicsCard, networkCard, soundCard, captureCard, storage, accessory, motherboard }, verdicts) {
    if (motherboard.length === 0) return
    const cards: Plugged[] = graphicsCard.map((card) => ({
      part: card,
      lanes: card.facts.slotLanes,
      lanesRef: fact(card, 'slotLanes'),
      slots: card.facts.widthSlots,
      slotsRef: fact(card, 'widthSlots'),
    }))
    for (const card of [...networkCard, ...soundCard, ...captureCard])
      if (card.facts.interface === 'PCIe')
        cards.push({ part: card, lanes: card.facts.slotLanes, lanesRef: fact(card, 'slotLanes'), slots: 1 })
      else if (card.facts.interface === undefined) verdicts.unverified(fact(card, 'interface'))
      else if (card.facts.interface === 'PCI') judgePci(card, motherboard, verdicts)
    for (const drive of storage)
      if (drive.facts.form === 'PCIe card')
        cards.push({
          part: drive,
          lanes: drive.facts.slotLanes,
          lanesRef: fact(drive, 'slotLanes'),
          slots: 1,
        })
    for (const card of accessory)
      if (card.facts.slotLanes !== undefined)
        cards.push({ part: card, lanes: card.facts.slotLanes, lanesRef: fact(card, 'slotLanes'), slots: 1 })
    if (cards.length === 0) return

    const parts = cards.map((card) => card.part)
    const unknownEdges = cards.filter((card) => card.lanes === undefined).map((card) => card.lanesRef)
    const edges = countByLength(cards.map(({ lanes }) => lanes ?? 1))
    const longestEdges =
      unknownEdges.length === 0 ? edges : countByLength(cards.map(({ lanes }) => lanes ?? 16))
    let edgeWords: string | undefined
    let cardRefs: FactRef[] | undefined
    const thickness = cards.reduce((sum, card) => sum + Math.ceil(card.slots ?? 1), 0)
    for (const board of distinct(motherboard)) {
      const { pcieSlots, formFactor } = board.facts
      if (!pcieSlots) {
        cardRefs ??= parts.map(relatedPart)
        verdicts.unverified(...cardRefs, fact(board, 'pcieSlots'))
        continue
      }
      const surely = lengthsOf(pcieSlots, shortest)
      const atBest = pcieSlots.some((slot) => slot.size === undefined)
        ? lengthsOf(pcieSlots, longest)
        : surely
      if (!findSlots(edges, atBest)) {
        edgeWords ??= cards.map((card) => (card.lanes ? `x${card.lanes}` : 'any')).join(' + ')
        verdicts.give(
          'Blocking',
          `${counted(cards.length, 'card')}, too few slots`,
          message`${parts} ${does(parts, 'need')} ${edgeWords}, ${board} has ${slotWords(pcieSlots) || 'no slots'}. Leave a card out, or choose a board with more or longer slots.`,
          ...parts,
          board,
        )
      } else if (!findSlots(longestEdges, surely)) {
        // The list is there; what may be missing is a length within it.
        const known = findSlots(edges, surely)
        if (!known) cardRefs ??= parts.map(relatedPart)
        verdicts.unverified(...(known ? [] : (cardRefs ?? [])), ...unknownEdges, {
          ...fact(board, 'pcieSlots'),
          known,
        })
      }
      if (cards.length < 2) continue
      const positions = formFactor && slotPositions[formFactor]
      if (positions !== undefined && thickness > positions)
        verdicts.give(
          'Clearance',
          `Cards cover ${thickness} of ${positions} slots`,
          message`${parts} are ${thickness} slots thick together, ${board} has room for ${positions}: one may cover the slot of another. Check the order of the slots, or choose thinner cards.`,
          ...parts,
          board,
        )
      else if (positions === undefined || cards.some((card) => card.slots === undefined))
        verdicts.unverified(...cards.flatMap((card) => card.slotsRef ?? []), fact(board, 'formFactor'))
    }
  },
})

export const wireless = defineRule({
  number: 45,
  name: 'Wireless',
  subject: 'Expansion',
  title: 'Wi-Fi',
  checks: 'An M.2 Wi-Fi card has an E-key slot; and there is some Wi-Fi, on the board or on a card.',
  needs: {
    networkCard: ['interface', 'm2Key', 'wireless'],
    motherboard: ['wifiSlots', 'm2Slots', 'wireless'],
  },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'there are more E-key cards than E-key slots' },
    { verdict: 'Advice', when: 'there is no Wi-Fi at all' },
    { verdict: 'Unverified', when: 'the slots or the Wi-Fi of the board are not known' },
  ],
  judge({ networkCard, motherboard }, verdicts) {
    const keyed = networkCard.filter(
      (card) =>
        card.facts.interface === 'M.2' && (card.facts.m2Key === undefined || card.facts.m2Key === 'E'),
    )
    const byCard = networkCard.some((card) => card.facts.wireless)
    for (const board of distinct(motherboard)) {
      // A list of M.2 slots without an E-key one proves nothing: such lists are made for drives.
      const listed = board.facts.m2Slots?.filter((slot) => slot.key === 'E').length || undefined
      const slots = board.facts.wifiSlots ?? listed
      if (keyed.length > 0)
        if (slots === undefined)
          verdicts.unverified(...keyed.map((card) => fact(card, 'm2Key')), fact(board, 'wifiSlots'))
        else if (keyed.length > slots)
          verdicts.give(
            'Blocking',
            `${counted(keyed.length, 'Wi-Fi card')}, ${counted(slots, 'slot')}`,
            message`${keyed} ${does(keyed, 'need')} ${counted(keyed.length, 'M.2 E-key slot')}, ${board} has ${slots}. Choose a PCI Express or USB Wi-Fi card, or a board with Wi-Fi.`,
            ...keyed,
            board,
          )
      if (byCard || board.facts.wireless) continue
      if (board.facts.wireless === undefined) verdicts.unverified(fact(board, 'wireless'))
      else
        verdicts.give(
          'Advice',
          'No Wi-Fi',
          message`${board} has no Wi-Fi, and no Wi-Fi card is chosen: the PC needs a network cable. Add a Wi-Fi card, or choose the Wi-Fi version of the board.`,
          board,
        )
    }
  },
})
