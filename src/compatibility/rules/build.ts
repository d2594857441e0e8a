import { counted, does, message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import type { Kind } from '../facts/index.ts'
import { kindWords } from '../facts/words.ts'

export const twoSockets = defineRule({
  number: 40,
  name: 'TwoSockets',
  subject: 'Build',
  title: 'Boards with two sockets',
  checks: 'A board with two CPU sockets has two identical CPUs.',
  needs: { cpu: [], motherboard: ['socketCount'] },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'the CPUs differ' },
    { verdict: 'Performance', when: 'a socket stays empty' },
    { verdict: 'Unverified', when: 'the number of sockets is not known' },
  ],
  judge({ cpu, motherboard }, verdicts) {
    if (cpu.length === 0) return
    for (const board of distinct(motherboard)) {
      const { socketCount } = board.facts
      if (socketCount === undefined) {
        verdicts.unverified(fact(board, 'socketCount'))
        continue
      }
      if (socketCount < 2) continue
      if (distinct(cpu).length > 1)
        verdicts.give(
          'Blocking',
          'CPUs differ',
          message`${board} has ${socketCount} sockets and needs identical CPUs, ${cpu} differ. Take ${socketCount} of one.`,
          ...cpu,
          board,
        )
      else if (cpu.length < socketCount)
        verdicts.give(
          'Performance',
          `${counted(cpu.length, 'CPU')}, ${socketCount} sockets`,
          message`${board} has ${socketCount} sockets, ${cpu.length} CPU is chosen: it runs, but memory and card slots of the empty socket are dead. Add a second ${cpu}.`,
          ...cpu,
          board,
        )
    }
  },
})

export const tooMany = defineRule({
  number: 41,
  name: 'TooMany',
  subject: 'Build',
  title: 'Too many of a kind',
  checks:
    'There is one board, one case and one power supply, no more CPUs than sockets, and no more coolers than CPUs.',
  needs: { motherboard: ['socketCount'], case: [], powerSupply: [], cpu: [], cooler: [] },
  verdicts: [
    { verdict: 'Blocking', when: 'there are more' },
    { verdict: 'Unverified', when: 'there are several CPUs, and the number of sockets is not known' },
  ],
  judge({ motherboard, case: cases, powerSupply, cpu, cooler }, verdicts) {
    for (const parts of [motherboard, cases, powerSupply]) {
      const kind = parts[0]?.kind
      if (kind && parts.length > 1)
        verdicts.give(
          'Blocking',
          `${parts.length} ${kindWords[kind].many}`,
          message`${parts} are ${parts.length} ${kindWords[kind].many}, a PC takes 1. Take the others out.`,
          ...parts,
        )
    }
    if (cooler.length > Math.max(cpu.length, 1))
      verdicts.give(
        'Blocking',
        `${cooler.length} coolers, ${counted(Math.max(cpu.length, 1), 'CPU')}`,
        message`${cooler} are ${cooler.length} CPU coolers, there ${cpu.length > 1 ? 'are' : 'is'} ${counted(Math.max(cpu.length, 1), 'CPU')}. Take the others out.`,
        ...cooler,
        ...cpu,
      )
    if (cpu.length < 2) return
    for (const board of distinct(motherboard)) {
      const { socketCount } = board.facts
      if (socketCount === undefined) verdicts.unverified(fact(board, 'socketCount'))
      else if (cpu.length > socketCount)
        verdicts.give(
          'Blocking',
          `${cpu.length} CPUs, ${counted(socketCount, 'socket')}`,
          message`${cpu} are ${cpu.length} CPUs, ${board} has ${counted(socketCount, 'socket')}. Take ${cpu.length - socketCount} out.`,
          ...cpu,
          board,
        )
    }
  },
})

/** What no catalog says of an adapter, but the data sheet of its board. */
export const adapterWords =
  'order an adapter of the voltage (12 or 19 V), plug and watts in the data sheet of the board'

const essential = ['cpu', 'motherboard', 'memory', 'storage', 'powerSupply', 'case'] as const satisfies Kind[]

export const completeness = defineRule({
  number: 42,
  name: 'Completeness',
  subject: 'Build',
  title: 'Completeness',
  checks:
    'There is a CPU, a motherboard, memory, storage, a power supply (unless case or board bring it) and a case; and an operating system. A PC that is assembled cannot be ordered without the parts that it needs to run.',
  needs: {
    cpu: [],
    motherboard: ['socket', 'includesPowerAdapter', 'dcInput'],
    memory: [],
    storage: [],
    powerSupply: [],
    case: ['includesPsu'],
    operatingSystem: [],
  },
  verdicts: [
    { verdict: 'Completeness', when: 'an essential part is missing' },
    { verdict: 'Advice', when: 'there is no operating system' },
  ],
  judge(build, verdicts) {
    const fedByAdapter = build.motherboard.filter((board) => board.facts.dcInput)
    const isFedByAdapter = fedByAdapter.length > 0
    const covered = {
      cpu: build.motherboard.some((board) => board.facts.socket === 'Soldered'),
      powerSupply:
        (!isFedByAdapter && build.case.some((box) => box.facts.includesPsu)) ||
        build.motherboard.some((board) => board.facts.includesPowerAdapter),
    }
    const missing = essential
      .filter(
        (kind) => build[kind].length === 0 && !(kind in covered && covered[kind as keyof typeof covered]),
      )
      .map((kind) =>
        kind === 'powerSupply' && isFedByAdapter ? 'power adapter for the board' : kindWords[kind].one,
      )
    const adapter =
      isFedByAdapter && build.powerSupply.length === 0 && !covered.powerSupply
        ? message` ${fedByAdapter} ${does(fedByAdapter, 'take')} no power supply, but power through a DC input: ${adapterWords}.`
        : ''
    if (missing.length > 0)
      verdicts.give(
        'Completeness',
        missing.length === 1 ? `No ${missing[0]}` : `${missing.length} parts missing`,
        message`Still missing for a working PC: ${missing.join(', ')}. Add ${missing.length === 1 ? 'it' : 'them'}.${adapter}`,
      )
    if (build.operatingSystem.length === 0)
      verdicts.give(
        'Advice',
        'No operating system',
        message`No operating system is chosen. Add one, or install your own.`,
      )
  },
})
