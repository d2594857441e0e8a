import { message } from '../engine/message.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'
import type { BoardForm, MemoryType } from '../facts/vocabulary.ts'
import { memoryTypesOf } from '../tables/rated-memory.ts'
import { registeredMemory, unbufferedMemory } from '../tables/registered-memory.ts'
import { memoryOfSocket, type Socket } from '../tables/sockets.ts'

/** Whether the CPUs of a socket speak a type of memory, so that some board for them takes it. */
const isOnAnotherBoard = (socket: Socket | undefined, type: MemoryType): boolean =>
  socket === undefined || (memoryOfSocket[socket]?.includes(type) ?? true)

export const memoryTypeBoard = defineRule({
  number: 4,
  name: 'MemoryTypeBoard',
  subject: 'Memory',
  title: 'Memory type of the board',
  checks: "The memory is of the generation the board's slots take.",
  needs: { memory: ['type'], motherboard: ['memoryTypes', 'socket'] },
  each: 'memory',
  verdicts: [
    { verdict: 'Blocking', when: 'the generations differ' },
    { verdict: 'Unverified', when: 'a generation is not known' },
  ],
  judge({ memory, motherboard }, verdicts) {
    for (const kit of distinct(memory))
      for (const board of distinct(motherboard)) {
        const { memoryTypes } = board.facts
        const { type } = kit.facts
        if (!type || !memoryTypes) verdicts.unverified(fact(kit, 'type'), fact(board, 'memoryTypes'))
        else if (!memoryTypes.includes(type))
          verdicts.give(
            'Blocking',
            `${type} in a ${memoryTypes.join('/')} board`,
            message`${kit} is ${type}, ${board} takes ${memoryTypes.join(' or ')}. Choose ${memoryTypes.join(' or ')} memory${isOnAnotherBoard(board.facts.socket, type) ? `, or the ${type} version of the board` : ''}.`,
            kit,
            board,
          )
      }
  },
})

export const memoryTypeCpu = defineRule({
  number: 5,
  name: 'MemoryTypeCpu',
  subject: 'Memory',
  title: 'Memory type of the CPU',
  checks: "The memory is of a generation the CPU's memory controller speaks.",
  needs: { memory: ['type'], cpu: ['memoryTypes', 'generation'] },
  each: 'memory',
  verdicts: [
    { verdict: 'Blocking', when: 'the CPU does not speak this generation' },
    { verdict: 'Unverified', when: 'a generation is not known' },
  ],
  judge({ memory, cpu }, verdicts) {
    for (const kit of distinct(memory))
      for (const chip of distinct(cpu)) {
        const types = memoryTypesOf(chip.facts)
        const { type } = kit.facts
        if (!type || !types) verdicts.unverified(fact(kit, 'type'), fact(chip, 'memoryTypes'))
        else if (!types.includes(type))
          verdicts.give(
            'Blocking',
            `${type}, CPU takes ${types.join('/')}`,
            message`${kit} is ${type}, ${chip} takes ${types.join(' or ')}. Choose ${types.join(' or ')} memory or another CPU.`,
            kit,
            chip,
          )
      }
  },
})

/** Slot length by board outline. Mini-ITX boards come with either, so there it must be known. */
const formOf: Partial<Record<BoardForm, 'DIMM' | 'SO-DIMM'>> = {
  'Thin Mini-ITX': 'SO-DIMM',
  'Micro ATX': 'DIMM',
  ATX: 'DIMM',
  EATX: 'DIMM',
  'XL ATX': 'DIMM',
  'SSI CEB': 'DIMM',
  'SSI EEB': 'DIMM',
  HPTX: 'DIMM',
}

export const memoryForm = defineRule({
  number: 9,
  name: 'MemoryForm',
  subject: 'Memory',
  title: 'Memory module length',
  checks: 'The modules are of the length the slots take: DIMM or SO-DIMM. Thin Mini-ITX boards take SO-DIMM.',
  needs: { memory: ['form'], motherboard: ['memoryForm', 'formFactor'] },
  each: 'memory',
  verdicts: [
    { verdict: 'Blocking', when: 'one is DIMM and the other SO-DIMM' },
    { verdict: 'Unverified', when: 'a length is not known and does not follow from the board outline' },
  ],
  judge({ memory, motherboard }, verdicts) {
    for (const kit of distinct(memory))
      for (const board of distinct(motherboard)) {
        const { formFactor } = board.facts
        const taken = board.facts.memoryForm ?? (formFactor && formOf[formFactor])
        const { form } = kit.facts
        if (!form || !taken) verdicts.unverified(fact(kit, 'form'), fact(board, 'memoryForm'))
        else if (form !== taken)
          verdicts.give(
            'Blocking',
            `${form} in a ${taken} board`,
            message`${kit} is ${form}, the slots of ${board} take ${taken}. Choose ${taken} memory.`,
            kit,
            board,
          )
      }
  },
})

export const registeredOrEcc = defineRule({
  number: 10,
  name: 'RegisteredOrEcc',
  subject: 'Memory',
  title: 'Registered or ECC memory',
  checks:
    'Registered memory only goes into boards made for it, and nothing else goes into registered-only platforms (TRX50, WRX90, C621); ECC memory corrects errors only if board and CPU support it.',
  source:
    "AMD's platform pages for TRX50 and WRX90 (DDR5 RDIMM); Intel's Xeon Scalable datasheet (RDIMM and LRDIMM); JEDEC module standards, by which registered and unbuffered DDR5 modules have different notches.",
  needs: {
    memory: ['registered', 'ecc'],
    motherboard: ['registeredMemory', 'unbufferedMemory', 'eccSupport', 'chipset'],
    cpu: ['eccSupport'],
  },
  each: 'memory',
  verdicts: [
    {
      verdict: 'Blocking',
      when: 'registered memory meets a board for unbuffered memory, or unbuffered memory a registered-only platform',
    },
    { verdict: 'Advice', when: 'ECC memory meets a board or CPU without ECC: it runs, without correction' },
    { verdict: 'Unverified', when: 'it is not known whether the memory is registered or the board takes it' },
  ],
  judge({ memory, motherboard, cpu }, verdicts) {
    for (const kit of distinct(memory)) {
      const { registered, ecc } = kit.facts
      for (const board of distinct(motherboard)) {
        const taken = registeredMemory(board.facts)
        if (registered && taken === false) {
          verdicts.give(
            'Blocking',
            'Registered memory',
            message`${kit} is registered memory, ${board} takes only unbuffered. Choose unbuffered (UDIMM) memory.`,
            kit,
            board,
          )
          continue
        }
        const onlyRegistered = unbufferedMemory(board.facts) === false
        if (registered === false && onlyRegistered) {
          verdicts.give(
            'Blocking',
            'Unbuffered memory',
            message`${kit} is unbuffered, ${board} takes only registered memory. Choose registered (RDIMM) memory.`,
            kit,
            board,
          )
          continue
        }
        const inDoubt =
          registered === undefined ? taken !== true || onlyRegistered : registered && taken === undefined
        if (inDoubt) verdicts.unverified(fact(kit, 'registered'), fact(board, 'registeredMemory'))
        else if (ecc && board.facts.eccSupport === undefined)
          verdicts.unverified(fact(kit, 'ecc'), fact(board, 'eccSupport'))
      }
      if (!ecc) continue
      for (const chip of distinct(cpu))
        if (chip.facts.eccSupport === undefined)
          verdicts.unverified(relatedPart(kit), fact(chip, 'eccSupport'))
      for (const side of [...distinct(motherboard), ...distinct(cpu)])
        if (side.facts.eccSupport === false)
          verdicts.give(
            'Advice',
            'ECC not used',
            message`${kit} is ECC memory, ${side} has no ECC: it runs without error correction. Choose memory without ECC to save money, or parts with ECC.`,
            kit,
            side,
          )
    }
  },
})
