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
