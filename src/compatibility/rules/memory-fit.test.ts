import { describeRule } from '../testing/describe-rule.ts'
import { memoryForm, memoryTypeBoard, memoryTypeCpu, registeredOrEcc } from './memory-fit.ts'

describeRule(memoryTypeBoard, {
  passes: {
    'the same': {},
    'a board for two generations': { motherboard: { memoryTypes: ['DDR4', 'DDR5'] } },
  },
  finds: {
    'DDR4 in a DDR5 board': [
      { memory: { type: 'DDR4' } },
      'Blocking: DDR4 in a DDR5 board',
      /The memory is DDR4, The motherboard takes DDR5/,
    ],
  },
  unknown: {
    "the kit's": [{ memory: { type: undefined } }, 'memory.type'],
    "the board's": [{ motherboard: { memoryTypes: undefined } }, 'motherboard.memoryTypes'],
  },
})

describeRule(memoryTypeCpu, {
  passes: {
    'among its types': { cpu: { memoryTypes: ['DDR4', 'DDR5'] } },
    'from its generation, when its own are not known': { cpu: { memoryTypes: undefined } },
  },
  finds: {
    'not among them': [{ memory: { type: 'DDR4' } }, 'Blocking: DDR4, CPU takes DDR5', /The cpu takes DDR5/],
    'nor among those of its generation': [
      { memory: { type: 'DDR4' }, cpu: { memoryTypes: undefined } },
      'Blocking: DDR4, CPU takes DDR5',
    ],
  },
  unknown: {
    "the kit's": [{ memory: { type: undefined } }, 'memory.type'],
    "the CPU's": [{ cpu: { memoryTypes: undefined, generation: undefined } }, 'cpu.memoryTypes'],
  },
})

describeRule(memoryForm, {
  passes: {
    'the same': {},
    'from the outline': { motherboard: { memoryForm: undefined, formFactor: 'Micro ATX' } },
    'SO-DIMM in Thin Mini-ITX': {
      memory: { form: 'SO-DIMM' },
      motherboard: { memoryForm: undefined, formFactor: 'Thin Mini-ITX' },
    },
  },
  finds: {
    'SO-DIMM in a DIMM board': [{ memory: { form: 'SO-DIMM' } }, 'Blocking: SO-DIMM in a DIMM board'],
    'DIMM in Thin Mini-ITX': [
      { motherboard: { memoryForm: undefined, formFactor: 'Thin Mini-ITX' } },
      'Blocking: DIMM in a SO-DIMM board',
      /The memory is DIMM, the slots of The motherboard take SO-DIMM/,
    ],
  },
  unknown: {
    "the kit's": [{ memory: { form: undefined } }, 'memory.form'],
    'of a Mini-ITX board, which come with either': [
      { motherboard: { memoryForm: undefined, formFactor: 'Mini-ITX' } },
      'motherboard.memoryForm',
    ],
  },
})

describeRule(registeredOrEcc, {
  passes: {
    'unbuffered memory': {},
    'registered memory in a board for it': {
      memory: { registered: true },
      motherboard: { registeredMemory: true },
    },
    'or in one whose chipset says so': {
      memory: { registered: true },
      motherboard: { registeredMemory: undefined, chipset: 'TRX50' },
    },
    'unbuffered memory in a board that takes both': {
      motherboard: { registeredMemory: undefined, chipset: 'WRX80' },
    },
    'ECC with support': { memory: { ecc: true }, motherboard: { eccSupport: true } },
    'unbuffered memory in a board of which nothing is known': {
      motherboard: { registeredMemory: undefined, chipset: undefined, eccSupport: undefined },
    },
  },
  finds: {
    'registered memory in an unbuffered board': [
      { memory: { registered: true } },
      'Blocking: Registered memory',
      /The memory is registered memory, The motherboard takes only unbuffered/,
    ],
    'or in one whose chipset says so': [
      { memory: { registered: true }, motherboard: { registeredMemory: undefined } },
      'Blocking: Registered memory',
    ],
    'Vengeance DDR5 UDIMMs in Pro WS TRX50-SAGE': [
      { motherboard: { registeredMemory: true, chipset: 'TRX50' } },
      'Blocking: Unbuffered memory',
      /The memory is unbuffered, The motherboard takes only registered memory/,
    ],
    'unbuffered memory on WRX90': [
      { motherboard: { registeredMemory: undefined, chipset: 'WRX90' } },
      'Blocking: Unbuffered memory',
    ],
    'unbuffered memory in WS C621E SAGE': [
      { motherboard: { registeredMemory: undefined, chipset: 'C621' } },
      'Blocking: Unbuffered memory',
    ],
    'unbuffered memory in a board that says it takes none': [
      { motherboard: { registeredMemory: true, unbufferedMemory: false, chipset: 'C612' } },
      'Blocking: Unbuffered memory',
    ],
    'ECC without support': [
      { memory: { ecc: true } },
      'Advice: ECC not used',
      /runs without error correction/,
    ],
    'ECC with a CPU without': [
      { memory: { ecc: true }, motherboard: { eccSupport: true }, cpu: { eccSupport: false } },
      'Advice: ECC not used',
    ],
  },
  unknown: {
    'whether it is registered': [{ memory: { registered: undefined } }, 'memory.registered'],
    'whether it is registered, where only registered memory goes': [
      { memory: { registered: undefined }, motherboard: { registeredMemory: true, chipset: 'TRX50' } },
      'memory.registered',
    ],
    'whether the CPU corrects': [
      { memory: { ecc: true }, motherboard: { eccSupport: true }, cpu: { eccSupport: undefined } },
      'cpu.eccSupport',
    ],
    'whether the board takes it': [
      { memory: { registered: true }, motherboard: { registeredMemory: undefined, chipset: 'X99' } },
      'motherboard.registeredMemory',
    ],
    'whether the board corrects': [
      { memory: { ecc: true }, motherboard: { eccSupport: undefined } },
      'motherboard.eccSupport',
    ],
  },
})
