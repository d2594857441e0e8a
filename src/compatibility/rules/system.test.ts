import { describeRule } from '../testing/describe-rule.ts'
import { noPicture, overclocking, windows11 } from './system.ts'

describeRule(noPicture, {
  passes: {
    'a graphics card': { cpu: { integratedGraphics: false } },
    'graphics in the CPU': { graphicsCard: 'none' },
    'no CPU yet': { cpu: 'none', graphicsCard: 'none' },
  },
  finds: {
    neither: [
      { graphicsCard: 'none', cpu: { integratedGraphics: false } },
      'Blocking: No graphics',
      /The cpu has no graphics of its own/,
    ],
  },
  unknown: {
    'whether the CPU has graphics': [
      { graphicsCard: 'none', cpu: { integratedGraphics: undefined } },
      'cpu.integratedGraphics',
    ],
  },
})

describeRule(overclocking, {
  passes: {
    'a chipset that can': { cpu: { unlocked: undefined } },
    'a locked CPU': { cpu: { unlocked: false }, motherboard: { chipset: undefined } },
  },
  finds: {
    'a chipset that cannot': [
      { motherboard: { chipset: 'A620' } },
      'Advice: A620 cannot overclock',
      /The cpu is unlocked/,
    ],
  },
  unknown: {
    'whether it is unlocked': [
      { cpu: { unlocked: undefined }, motherboard: { chipset: 'A620' } },
      'cpu.unlocked',
    ],
    'the chipset': [{ motherboard: { chipset: undefined } }, 'motherboard.chipset'],
  },
})

describeRule(windows11, {
  passes: {
    'the oldest Intel that may': { cpu: { generation: 'Coffee Lake' } },
    'the oldest AMD that may': { cpu: { generation: 'Pinnacle Ridge' } },
    'another system': { cpu: { generation: 'Kaby Lake' }, operatingSystem: { system: 'Linux' } },
    'a new CPU and an unknown system': { operatingSystem: { system: undefined } },
  },
  finds: {
    'one generation older': [
      { cpu: { generation: 'Kaby Lake' } },
      'Completeness: Not on the Windows 11 list',
      /The cpu is Kaby Lake \(7th generation Core\), which is not on Microsoft's list/,
    ],
    'the first Ryzen': [{ cpu: { generation: 'Summit Ridge' } }, 'Completeness: Not on the Windows 11 list'],
    'a generation of which only some are': [
      { cpu: { generation: 'Kaby Lake-X' } },
      'Completeness: Not on the Windows 11 list',
      /of which not every CPU is on/,
    ],
  },
  unknown: {
    'the generation': [{ cpu: { generation: undefined } }, 'cpu.generation'],
    'the system': [
      { cpu: { generation: 'Kaby Lake' }, operatingSystem: { system: undefined } },
      'operatingSystem.system',
    ],
  },
})
