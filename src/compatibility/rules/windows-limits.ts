import { counted, does, message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import { total } from '../engine/total.ts'
import type { OperatingSystemFacts } from '../facts/others.ts'

/** What each edition of Windows 10 and 11 uses at most. */
const limits: Record<NonNullable<OperatingSystemFacts['edition']>, { gb: number; cpus: number }> = {
  Home: { gb: 128, cpus: 1 },
  Pro: { gb: 2048, cpus: 2 },
  'Pro for Workstations': { gb: 6144, cpus: 4 },
}

export const windowsLimits = defineRule({
  number: 49,
  name: 'WindowsLimits',
  subject: 'System',
  title: 'Limits of Windows',
  checks:
    'The edition of Windows uses all memory and CPUs: Home 128 GB and one CPU, Pro 2 TB and two CPUs, Pro for Workstations 6 TB and four.',
  source:
    "Microsoft's memory limits for Windows releases, and its licence terms for the number of processors of each edition.",
  needs: { operatingSystem: ['system', 'edition'], memory: ['modules', 'moduleGb'], cpu: [] },
  each: 'operatingSystem',
  verdicts: [
    { verdict: 'Performance', when: 'memory or a CPU stays unused' },
    { verdict: 'Unverified', when: 'the edition or the size of the memory is not known and matters' },
  ],
  judge({ operatingSystem, memory, cpu }, verdicts) {
    const size = total(
      memory,
      ({ modules, moduleGb }) => (modules && moduleGb ? modules * moduleGb : undefined),
      'modules',
      'moduleGb',
    )
    for (const system of distinct(operatingSystem)) {
      const { edition } = system.facts
      if (system.facts.system !== 'Windows 10' && system.facts.system !== 'Windows 11') continue
      // Without the edition, the smallest one decides whether it matters.
      const { gb, cpus } = limits[edition ?? 'Home']
      const isOver = size.sum > gb || cpu.length > cpus
      if (!isOver && size.unknown.length === 0) continue
      if (edition === undefined || !isOver) {
        verdicts.unverified(fact(system, 'edition'), ...size.unknown)
        continue
      }
      if (size.sum > gb)
        verdicts.give(
          'Performance',
          `${size.sum} GB, Windows uses ${gb} GB`,
          message`${memory} ${does(memory, 'come')} to ${size.sum} GB, ${system} uses ${gb} GB: the rest stays unused. Choose a larger edition of Windows, or less memory.`,
          ...memory,
          system,
        )
      if (cpu.length > cpus)
        verdicts.give(
          'Performance',
          `${cpu.length} CPUs, Windows uses ${cpus}`,
          message`${cpu} are ${cpu.length} CPUs, ${system} uses ${counted(cpus, 'CPU')}. Choose a larger edition of Windows.`,
          ...cpu,
          system,
        )
    }
  },
})
