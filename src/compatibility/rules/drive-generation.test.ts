import type { M2Slot } from '../facts/motherboard.ts'
import { describeRule } from '../testing/describe-rule.ts'
import { driveGeneration } from './drive-generation.ts'

const fourth = { pcieGeneration: 4 } as const
const fifth = { pcieGeneration: 5 } as const
const slot: M2Slot = { key: 'M', sizes: ['2280'], interfaces: ['NVMe'] }
const fast: M2Slot = { ...slot, pcieGeneration: 5 }
const slow: M2Slot = { ...slot, pcieGeneration: 4 }

describeRule(driveGeneration, {
  passes: {
    'a drive of unknown generation': { motherboard: { chipset: 'B450' } },
    'a fourth-generation drive on a B650 board': { storage: fourth },
    'a fifth-generation drive on a board whose slots are not known': {
      storage: fifth,
      motherboard: { m2Slots: undefined },
    },
    'a fifth-generation drive in the one fast slot': {
      storage: [fourth, fifth],
      motherboard: { m2Slots: [slow, fast] },
    },
    'a drive that has no slot at all': { storage: [fourth, fourth], motherboard: { m2Slots: [slow] } },
    'X570 keeps its chipset slots for a Ryzen 5 5600G': {
      storage: fourth,
      motherboard: { chipset: 'X570' },
      cpu: { generation: 'Cezanne' },
    },
  },
  finds: {
    'a fifth-generation drive on a B550 board': [
      { storage: fifth, motherboard: { chipset: 'B550' }, cpu: { generation: 'Vermeer' } },
      'Performance: PCIe 5.0 drive, PCIe 4.0 slots',
      /The storage is a PCIe 5.0 drive, and on The motherboard the M.2 slots have PCIe 4.0 at most/,
    ],
    'a fourth-generation drive on a B450 board': [
      { storage: fourth, motherboard: { chipset: 'B450' }, cpu: { generation: 'Vermeer' } },
      'Performance: PCIe 4.0 drive, PCIe 3.0 slots',
    ],
    'a Ryzen 5 5600G has no fourth generation for B550 boards': [
      { storage: fourth, motherboard: { chipset: 'B550' }, cpu: { generation: 'Cezanne' } },
      'Performance: PCIe 4.0 drive, PCIe 3.0 slots',
    ],
    'a Ryzen 5 8600G has no fifth generation': [
      { storage: fifth, motherboard: { m2Slots: [fast] }, cpu: { generation: 'Phoenix' } },
      'Performance: PCIe 5.0 drive, PCIe 4.0 slots',
    ],
    'two fifth-generation drives, one fast slot': [
      { storage: [fifth, fifth], motherboard: { m2Slots: [fast, slow] } },
      'Performance: PCIe 5.0 drive, slower slot',
      /the faster slots are taken/,
    ],
  },
  unknown: {},
})
