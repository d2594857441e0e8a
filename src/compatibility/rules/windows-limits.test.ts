import { describeRule } from '../testing/describe-rule.ts'
import { windowsLimits } from './windows-limits.ts'

const twoKits = [
  { modules: 2, moduleGb: 64 },
  { modules: 2, moduleGb: 64 },
] as const

describeRule(windowsLimits, {
  passes: {
    'Windows 11 Home with exactly 128 GB': { memory: { modules: 2, moduleGb: 64 } },
    'Windows 11 Pro with 256 GB': {
      memory: twoKits,
      operatingSystem: { edition: 'Pro' },
    },
    'Windows 11 Pro with two Xeons': { cpu: [{}, {}], operatingSystem: { edition: 'Pro' } },
    'Ubuntu with 256 GB': { memory: twoKits, operatingSystem: { system: 'Linux', edition: undefined } },
    'an unknown edition with 32 GB': { operatingSystem: { edition: undefined } },
  },
  finds: {
    'Windows 11 Home with 256 GB': [
      { memory: twoKits },
      'Performance: 256 GB, Windows uses 128 GB',
      /The operatingSystem uses 128 GB: the rest stays unused/,
    ],
    'Windows 11 Home with two Xeons': [{ cpu: [{}, {}] }, 'Performance: 2 CPUs, Windows uses 1'],
  },
  unknown: {
    'the edition, with 256 GB': [
      { memory: twoKits, operatingSystem: { edition: undefined } },
      'operatingSystem.edition',
    ],
    'the size of the memory': [{ memory: { moduleGb: undefined } }, 'memory.moduleGb'],
  },
})
