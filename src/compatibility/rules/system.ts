import { message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import { chipset } from '../tables/chipsets.ts'
import { generation } from '../tables/generations.ts'

export const noPicture = defineRule({
  number: 14,
  name: 'NoPicture',
  subject: 'Graphics',
  title: 'A picture on the screen',
  checks: 'There is a graphics card, or the CPU has graphics of its own.',
  needs: { cpu: ['integratedGraphics'], graphicsCard: [] },
  verdicts: [
    { verdict: 'Blocking', when: 'there is neither' },
    { verdict: 'Unverified', when: 'there is no card, and it is not known whether the CPU has graphics' },
  ],
  judge({ cpu, graphicsCard }, verdicts) {
    if (graphicsCard.length > 0 || cpu.some((chip) => chip.facts.integratedGraphics)) return
    for (const chip of distinct(cpu))
      if (chip.facts.integratedGraphics === undefined) verdicts.unverified(fact(chip, 'integratedGraphics'))
      else
        verdicts.give(
          'Blocking',
          'No graphics',
          message`${chip} has no graphics of its own, and no graphics card is chosen: there would be no picture. Add a graphics card, or choose a CPU with graphics.`,
          chip,
        )
  },
})

export const overclocking = defineRule({
  number: 43,
  name: 'Overclocking',
  subject: 'System',
  title: 'Overclocking',
  checks: 'An unlocked CPU is on a chipset that can overclock it.',
  needs: { cpu: ['unlocked'], motherboard: ['chipset'] },
  each: 'cpu',
  verdicts: [
    { verdict: 'Advice', when: 'the CPU is unlocked and the chipset cannot overclock' },
    { verdict: 'Unverified', when: 'one is not known and the other leaves it open' },
  ],
  judge({ cpu, motherboard }, verdicts) {
    for (const chip of distinct(cpu))
      for (const board of distinct(motherboard)) {
        const { unlocked } = chip.facts
        const name = board.facts.chipset
        const can = name && chipset(name).overclocking
        if (unlocked === false || can === true) continue
        if (unlocked === undefined || can === undefined)
          verdicts.unverified(fact(chip, 'unlocked'), fact(board, 'chipset'))
        else
          verdicts.give(
            'Advice',
            `${name} cannot overclock`,
            message`${chip} is unlocked, the ${name ?? ''} chipset of ${board} cannot overclock it. That is fine at rated speed; choose a board that can, or save with a locked CPU.`,
            chip,
            board,
          )
      }
  },
})

export const windows11 = defineRule({
  number: 44,
  name: 'Windows11',
  subject: 'System',
  title: 'Windows 11 support',
  checks:
    'With Windows 11, the CPU is one Microsoft supports: Intel from the 8th generation on, AMD from Zen+ on.',
  needs: { cpu: ['generation'], operatingSystem: ['system'] },
  each: 'operatingSystem',
  verdicts: [
    { verdict: 'Completeness', when: 'the CPU is older' },
    { verdict: 'Unverified', when: 'the system or the generation is not known' },
  ],
  judge({ cpu, operatingSystem }, verdicts) {
    for (const system of distinct(operatingSystem))
      for (const chip of distinct(cpu)) {
        const name = chip.facts.generation
        const supported = name && generation(name).windows11
        if (supported || (system.facts.system !== undefined && system.facts.system !== 'Windows 11')) continue
        if (system.facts.system === undefined || name === undefined)
          verdicts.unverified(fact(system, 'system'), fact(chip, 'generation'))
        else
          verdicts.give(
            'Completeness',
            'Not on the Windows 11 list',
            message`${chip} is ${name} (${generation(name).known}), ${supported === false ? 'which is not on' : 'of which not every CPU is on'} Microsoft's list for ${system}: it may not install or get updates. Choose a newer CPU or another system.`,
            chip,
            system,
          )
      }
  },
})
