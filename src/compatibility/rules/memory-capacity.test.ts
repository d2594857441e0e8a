import { describeRule } from '../testing/describe-rule.ts'
import { memoryCapacity, memorySlots, moduleSize } from './memory-capacity.ts'

describeRule(memorySlots, {
  passes: { 'all slots full': { memory: [{}, {}] }, 'no memory': { memory: 'none' } },
  finds: {
    'one module too many': [
      { memory: [{}, {}, { modules: 1 }] },
      'Blocking: 5 modules, 4 slots',
      /The memory, The memory 2 and The memory 3 bring 5 modules, The motherboard has 4 slots/,
    ],
    'too many even though one kit is not known': [
      { memory: [{ modules: 4 }, { modules: undefined }] },
      'Blocking: 5 modules, 4 slots',
    ],
  },
  unknown: {
    'the modules': [{ memory: { modules: undefined } }, 'memory.modules'],
    'the slots': [{ motherboard: { memorySlots: undefined } }, 'motherboard.memorySlots'],
  },
})

describeRule(memoryCapacity, {
  passes: { 'exactly the maximum': { memory: { moduleGb: 64 }, motherboard: { memoryMaxGb: 128 } } },
  finds: {
    'more than the board takes': [
      { memory: { moduleGb: 64 }, motherboard: { memoryMaxGb: 127 } },
      'Blocking: 128 GB, board takes 127 GB',
      /comes to 128 GB, The motherboard takes 127 GB/,
    ],
    'B450 TOMAHAWK of 2018: 4 x 32 GB, stated for 64 GB when modules had 16 GB': [
      {
        memory: { type: 'DDR4', modules: 4, moduleGb: 32 },
        motherboard: { memoryTypes: ['DDR4'], memoryMaxGb: 64 },
      },
      'Firmware: 128 GB, stated for 64 GB',
      /64 GB is 4 slots of 16 GB, the largest modules when it came out/,
    ],
    'PRIME B650M-K: 2 x 64 GB, stated for 96 GB when modules had 48 GB': [
      { memory: { moduleGb: 64 }, motherboard: { memorySlots: 2, memoryMaxGb: 96 } },
      'Firmware: 128 GB, stated for 96 GB',
    ],
    'B550 with 4 x 32 GB at its maximum: modules of 64 GB never came as DDR4': [
      {
        memory: { type: 'DDR4', modules: 4, moduleGb: 64 },
        motherboard: { memoryTypes: ['DDR4'], memoryMaxGb: 128 },
      },
      'Blocking: 256 GB, board takes 128 GB',
    ],
    'more than the CPU takes': [
      { memory: { moduleGb: 64 }, cpu: { memoryMaxGb: 127 } },
      'Performance: 128 GB, CPU takes 127 GB',
    ],
  },
  unknown: {
    'the size': [{ memory: { moduleGb: undefined } }, 'memory.moduleGb', 'memory.moduleGb'],
    "the board's maximum": [{ motherboard: { memoryMaxGb: undefined } }, 'motherboard.memoryMaxGb'],
    "the CPU's maximum": [{ cpu: { memoryMaxGb: undefined } }, 'cpu.memoryMaxGb'],
  },
})

describeRule(moduleSize, {
  passes: { 'exactly as large': { memory: { moduleGb: 48 } } },
  finds: {
    larger: [
      { memory: { moduleGb: 64 } },
      'Firmware: 64 GB module, 48 GB per slot',
      /modules of 64 GB, The motherboard is specified for 48 GB per slot/,
    ],
  },
  unknown: {
    'the module': [{ memory: { moduleGb: undefined } }, 'memory.moduleGb'],
    'the board': [
      { motherboard: { memoryMaxGb: undefined, memorySlots: undefined } },
      'motherboard.memoryMaxGb',
      'motherboard.memorySlots',
    ],
  },
})
