import { counted, does, message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import { total } from '../engine/total.ts'
import type { MemoryFacts } from '../facts/memory.ts'
import { datedModuleGb } from '../tables/module-sizes.ts'

export const memorySlots = defineRule({
  number: 6,
  name: 'MemorySlots',
  subject: 'Memory',
  title: 'Memory slots',
  checks: 'The board has a slot for every module of all kits.',
  needs: { memory: ['modules'], motherboard: ['memorySlots'] },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'there are more modules than slots' },
    { verdict: 'Unverified', when: 'the number of modules or slots is not known' },
  ],
  judge({ memory, motherboard }, verdicts) {
    if (memory.length === 0) return
    const modules = total(memory, (kit) => kit.modules, 'modules')
    for (const board of distinct(motherboard)) {
      const { memorySlots } = board.facts
      // A kit of unknown size holds at least one module.
      const atLeast = modules.sum + modules.unknown.length
      if (memorySlots !== undefined && atLeast > memorySlots)
        verdicts.give(
          'Blocking',
          `${atLeast} modules, ${counted(memorySlots, 'slot')}`,
          message`${memory} ${does(memory, 'bring')} ${atLeast} modules, ${board} has ${counted(memorySlots, 'slot')}. Take fewer or larger modules, or a board with more slots.`,
          ...memory,
          board,
        )
      else if (memorySlots === undefined || modules.unknown.length > 0)
        verdicts.unverified(...modules.unknown, fact(board, 'memorySlots'))
    }
  },
})

const sizeOf = (kit: Pick<MemoryFacts, 'modules' | 'moduleGb'>): number | undefined =>
  kit.modules !== undefined && kit.moduleGb !== undefined ? kit.modules * kit.moduleGb : undefined

export const memoryCapacity = defineRule({
  number: 7,
  name: 'MemoryCapacity',
  subject: 'Memory',
  title: 'Memory capacity',
  checks:
    'All memory together is no more than the board takes and the CPU addresses. A maximum that is the slots times the largest module of its day was often lifted by firmware.',
  source:
    "The board makers' data sheets and memory lists: DDR4 modules of 32 GB came in 2019, DDR5 modules of 48 GB in 2023 and of 64 GB in 2024, and firmware raised the limits of boards sold before.",
  needs: {
    memory: ['modules', 'moduleGb'],
    motherboard: ['memoryMaxGb', 'memorySlots', 'memoryTypes'],
    cpu: ['memoryMaxGb'],
  },
  verdicts: [
    { verdict: 'Blocking', when: 'it is more than the board takes' },
    {
      verdict: 'Firmware',
      when: "it is more than the board's stated maximum, which is that of the modules of its day",
    },
    { verdict: 'Performance', when: "it is more than the CPU's maximum" },
    { verdict: 'Unverified', when: 'a size or a maximum is not known' },
  ],
  judge({ memory, motherboard, cpu }, verdicts) {
    if (memory.length === 0) return
    const size = total(memory, sizeOf, 'modules', 'moduleGb')
    for (const board of distinct(motherboard)) {
      const { memoryMaxGb } = board.facts
      const then = datedModuleGb(board.facts)
      const isLater = then && memory.every(({ facts: { moduleGb } }) => (moduleGb ?? 0) <= then.laterGb)
      if (memoryMaxGb !== undefined && size.sum > memoryMaxGb && isLater)
        verdicts.give(
          'Firmware',
          `${size.sum} GB, stated for ${memoryMaxGb} GB`,
          message`${memory} ${does(memory, 'come')} to ${size.sum} GB, ${board} is stated for ${memoryMaxGb} GB. ${memoryMaxGb} GB is ${board.facts.memorySlots ?? ''} slots of ${then.moduleGb} GB, the largest modules when it came out. Look for firmware that takes larger ones, or take less memory.`,
          ...memory,
          board,
        )
      else if (memoryMaxGb !== undefined && size.sum > memoryMaxGb)
        verdicts.give(
          'Blocking',
          `${size.sum} GB, board takes ${memoryMaxGb} GB`,
          message`${memory} ${does(memory, 'come')} to ${size.sum} GB, ${board} takes ${memoryMaxGb} GB. Take less memory, or a board that takes more.`,
          ...memory,
          board,
        )
      else if (memoryMaxGb === undefined || size.unknown.length > 0)
        verdicts.unverified(...size.unknown, fact(board, 'memoryMaxGb'))
    }
    for (const chip of distinct(cpu)) {
      const { memoryMaxGb } = chip.facts
      if (memoryMaxGb !== undefined && size.sum > memoryMaxGb)
        verdicts.give(
          'Performance',
          `${size.sum} GB, CPU takes ${memoryMaxGb} GB`,
          message`${memory} ${does(memory, 'come')} to ${size.sum} GB, ${chip} is specified for ${memoryMaxGb} GB: the rest may stay unused. Take less memory or another CPU.`,
          ...memory,
          chip,
        )
      else if (memoryMaxGb === undefined || size.unknown.length > 0)
        verdicts.unverified(...size.unknown, fact(chip, 'memoryMaxGb'))
    }
  },
})

export const moduleSize = defineRule({
  number: 8,
  name: 'ModuleSize',
  subject: 'Memory',
  title: 'Module size per slot',
  checks: "No module is larger than the board's maximum divided by its slots.",
  needs: { memory: ['moduleGb'], motherboard: ['memoryMaxGb', 'memorySlots'] },
  each: 'memory',
  verdicts: [
    { verdict: 'Firmware', when: 'a module is larger: only newer firmware may take it' },
    { verdict: 'Unverified', when: 'the module size, the maximum or the slots are not known' },
  ],
  judge({ memory, motherboard }, verdicts) {
    for (const kit of distinct(memory))
      for (const board of distinct(motherboard)) {
        const { moduleGb } = kit.facts
        const { memoryMaxGb, memorySlots } = board.facts
        if (moduleGb === undefined || memoryMaxGb === undefined || memorySlots === undefined)
          verdicts.unverified(fact(kit, 'moduleGb'), fact(board, 'memoryMaxGb'), fact(board, 'memorySlots'))
        else if (moduleGb * memorySlots > memoryMaxGb)
          verdicts.give(
            'Firmware',
            `${moduleGb} GB module, ${memoryMaxGb / memorySlots} GB per slot`,
            message`${kit} has modules of ${moduleGb} GB, ${board} is specified for ${memoryMaxGb / memorySlots} GB per slot. Look for firmware that takes larger modules, or take smaller ones.`,
            kit,
            board,
          )
      }
  },
})
