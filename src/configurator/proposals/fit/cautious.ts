import type { Build, Facts } from '../../../compatibility/index.ts'

/** What goes into a case that does not say what it takes. */
interface Room {
  coolerMm: number
  supplies: readonly string[]
  supplyMm: number
}

/**
 * What nearly every case of a class takes. Source: the lowest hundredth of the limits that case makers state (for small
 * cases the lowest of all), rounded down. Limits: a few thin cases still take less, so the check stays open in the answer.
 */
const rooms: Partial<Record<NonNullable<Facts<'case'>['type']>, Room>> = {
  'Full Tower': { coolerMm: 155, supplies: ['ATX'], supplyMm: 180 },
  'Mid Tower': { coolerMm: 145, supplies: ['ATX'], supplyMm: 150 },
  'Open Frame': { coolerMm: 155, supplies: ['ATX'], supplyMm: 180 },
  // Slim ones are among them.
  'Mini Tower': { coolerMm: 65, supplies: ['ATX', 'SFX'], supplyMm: 140 },
  Desktop: { coolerMm: 45, supplies: ['SFX'], supplyMm: 100 },
}

/** Mini-ITX, and cases of which not even the class is known. */
const smallest: Room = { coolerMm: 37, supplies: ['SFX'], supplyMm: 100 }

/** What nearly no supply of an outline exceeds: the highest hundredth of the lengths that makers state. */
const longestMm: Partial<Record<NonNullable<Facts<'powerSupply'>['form']>, number>> = {
  ATX: 210,
  SFX: 105,
  'SFX-L': 130,
  TFX: 185,
  'Flex ATX': 152,
}

/** A card as long as the shortest boards are wide. */
const shortCardMm = 170

const isUpTo = (size: number | undefined, most: number): boolean => size !== undefined && size <= most

/** Whether parts go with nearly every case of the class, and every board, by the rule whose check one without facts leaves open. */
const goes: Readonly<Record<string, (build: Build, room: Room) => boolean>> = {
  CoolerHeight: ({ cooler }, { coolerMm }) =>
    cooler.every(({ facts }) => facts.type === 'Liquid' || isUpTo(facts.heightMm, coolerMm)),
  RadiatorMount: () => false,
  PowerSupplyForm: ({ powerSupply }, { supplies }) =>
    powerSupply.every(({ facts }) => supplies.includes(facts.form ?? '')),
  PowerSupplyLength: ({ powerSupply, case: [box] }, { supplyMm }) =>
    powerSupply.every(({ facts: { lengthMm, form } }) =>
      isUpTo(lengthMm ?? longestMm[form ?? 'ATX'], box?.facts.maxPsuLengthMm ?? supplyMm),
    ),
  // Which drives a slot with the key of drives takes is often not said; whether there is one must be.
  M2Slots: ({ storage, motherboard }) =>
    storage.filter(({ facts }) => facts.form === 'M.2').length <=
    motherboard.flatMap(({ facts }) => facts.m2Slots?.filter(({ key }) => key === 'M') ?? []).length,
  SataPorts: ({ storage }) => storage.filter(({ facts }) => facts.interface === 'SATA').length <= 1,
  // Every board but a few of servers and thin ones has one long slot.
  ExpansionSlots: ({ graphicsCard, networkCard, soundCard, captureCard }) =>
    graphicsCard.length <= 1 && networkCard.length + soundCard.length + captureCard.length === 0,
  CardLength: ({ graphicsCard }) => graphicsCard.every(({ facts }) => isUpTo(facts.lengthMm, shortCardMm)),
}

/** Whether there are parts that may be taken although the check of a rule stays open. */
export const isCautious = (ruleName: string): boolean => ruleName in goes

/**
 * Whether a check may stay open: what is unknown of a case or board is not used to an advantage, so only parts that go with
 * nearly every one of its class are taken. Undefined: the rule is about something else.
 */
export function fitsCautiously(ruleName: string, build: Build): boolean | undefined {
  return goes[ruleName]?.(build, rooms[build.case[0]?.facts.type ?? 'Mini-ITX'] ?? smallest)
}

/** What to say where such a check of a case stays open. */
export const cautionWords: Readonly<Record<string, string>> = {
  CoolerHeight: 'the case states no cooler height, so a low cooler was chosen',
  PowerSupplyForm: 'the case states no power supply outline, so a small one was chosen',
  CardLength: 'the case states no card length, so a short card was chosen',
}
