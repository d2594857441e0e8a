import { describeRule } from '../testing/describe-rule.ts'
import { fullMemoryChannels, memorySpeed, mixedMemory } from './memory-speed.ts'

describeRule(memorySpeed, {
  passes: {
    'exactly as rated': { memory: { speedMts: 5200 } },
    'rated by the generation': { cpu: { memorySpeedMts: undefined } },
    'Core i5-14400: DDR4-3200 as rated, although its own figure is for DDR5': {
      cpu: { generation: 'Raptor Lake Refresh', memoryTypes: ['DDR4', 'DDR5'], memorySpeedMts: 4800 },
      memory: { type: 'DDR4', speedMts: 3200 },
    },
    'nothing known of the board, which only adds': { motherboard: { memorySpeedMts: undefined } },
  },
  finds: {
    faster: [
      { memory: { speedMts: 5201 } },
      'Advice: 5201 MT/s, rated 5200 MT/s',
      /sold for 5201 MT\/s, The cpu is rated for 5200 MT\/s.* Switch on EXPO/,
    ],
    'a JEDEC kit, which has no profile to switch on: Crucial Pro DDR5-5600 CL46 on a Ryzen 7600': [
      { memory: { speedMts: 5600, casLatency: 46, profiles: undefined } },
      'Performance: 5600 MT/s, rated 5200 MT/s',
      /standard \(JEDEC\) kit.*runs at 5200 MT\/s.*nothing to switch on/,
    ],
    'a kit without profiles': [
      { memory: { speedMts: 5600, casLatency: 40, profiles: [] } },
      'Performance: 5600 MT/s, rated 5200 MT/s',
      /^(?!.*XMP)/,
    ],
    'a kit that may have a profile: DDR5-6000 CL36': [
      { memory: { speedMts: 6000, casLatency: 36, profiles: undefined } },
      'Advice: 6000 MT/s, rated 5200 MT/s',
      /Switch on XMP or EXPO/,
    ],
    'Core i5-14400 with DDR5-5600': [
      {
        cpu: { generation: 'Raptor Lake Refresh', memoryTypes: ['DDR4', 'DDR5'], memorySpeedMts: 4800 },
        memory: { speedMts: 5600 },
      },
      'Advice: 5600 MT/s, rated 4800 MT/s',
    ],
    'Core i5-14400 with DDR4-3600': [
      {
        cpu: { generation: 'Raptor Lake Refresh', memoryTypes: ['DDR4', 'DDR5'], memorySpeedMts: 4800 },
        memory: { type: 'DDR4', speedMts: 3600 },
      },
      'Advice: 3600 MT/s, rated 3200 MT/s',
    ],
    'faster than the board is listed for': [
      { memory: { speedMts: 6401 } },
      'Performance: 6401 MT/s, board 6400 MT/s',
    ],
  },
  unknown: {
    "the memory's": [{ memory: { speedMts: undefined } }, 'memory.speedMts'],
    "the CPU's": [{ cpu: { memorySpeedMts: undefined, generation: undefined } }, 'cpu.memorySpeedMts'],
  },
})

describeRule(fullMemoryChannels, {
  passes: {
    'one module per channel': {},
    'four of DDR4': { memory: { type: 'DDR4', modules: 4 } },
    'four on four channels': { memory: { modules: 4 }, cpu: { memoryChannels: 4 } },
  },
  finds: {
    'four on two channels': [
      { memory: { modules: 4 }, cpu: { memoryChannels: undefined } },
      'Performance: 4 modules: 3600 MT/s',
      /lowers its rated speed from 5200 to 3600 MT\/s/,
    ],
    'two kits': [{ memory: [{}, {}] }, 'Performance: 4 modules: 3600 MT/s'],
    'without a figure for its generation': [
      { memory: { modules: 4 }, cpu: { generation: undefined } },
      'Performance: 4 modules: slower',
    ],
  },
  unknown: {
    'the modules': [{ memory: { modules: undefined } }, 'memory.modules'],
    'the channels': [{ cpu: { memoryChannels: undefined, generation: undefined } }, 'cpu.memoryChannels'],
  },
})

describeRule(mixedMemory, {
  passes: {
    'one kit of two': {},
    'two kits alike': { memory: [{}, {}] },
    'a kit of three': { memory: { modules: 3 } },
    'no memory': { memory: 'none' },
  },
  finds: {
    'another speed': [
      { memory: [{}, { speedMts: 5600 }] },
      'Performance: Mixed speed: 5200 and 5600 MT/s',
      /The memory and The memory 2 differ in speed: 5200 and 5600 MT\/s/,
    ],
    'another latency': [{ memory: [{}, { casLatency: 36 }] }, 'Performance: Mixed latency: 40 and 36 CL'],
    'another size': [{ memory: [{}, { moduleGb: 8 }] }, 'Performance: Mixed module size: 16 and 8 GB'],
    'a single module': [{ memory: { modules: 1 } }, 'Performance: One module: single channel'],
    'three modules': [{ memory: [{}, { modules: 1 }] }, 'Performance: 3 modules: no pairs'],
  },
  unknown: {
    'how many modules': [{ memory: { modules: undefined } }, 'memory.modules'],
    'the latency of one of two': [{ memory: [{}, { casLatency: undefined }] }, 'memory2.casLatency'],
    'the latency of both': [
      { memory: [{ casLatency: undefined }, { casLatency: undefined }] },
      'memory.casLatency',
      'memory2.casLatency',
    ],
  },
})
