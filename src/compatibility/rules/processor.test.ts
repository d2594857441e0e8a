import { describeRule } from '../testing/describe-rule.ts'
import { cpuGeneration, cpuSocket } from './processor.ts'

describeRule(cpuSocket, {
  passes: {
    'the same socket': {},
    'FM2+ takes FM2': { cpu: { socket: 'FM2' }, motherboard: { socket: 'FM2+' } },
    'AM3+ takes AM3': { cpu: { socket: 'AM3' }, motherboard: { socket: 'AM3+' } },
    'no CPU': { cpu: 'none', motherboard: { socket: 'Soldered' } },
  },
  finds: {
    'another socket': [
      { cpu: { socket: 'AM4' } },
      'Blocking: AM4 CPU, AM5 board',
      /The cpu needs socket AM4, The motherboard has AM5\. Choose/,
    ],
    'FM2 does not take FM2+': [
      { cpu: { socket: 'FM2+' }, motherboard: { socket: 'FM2' } },
      'Blocking: FM2+ CPU, FM2 board',
    ],
    'a board with its CPU soldered on': [
      { motherboard: { socket: 'Soldered' } },
      'Blocking: Board has its own CPU',
    ],
  },
  unknown: {
    "the CPU's": [{ cpu: { socket: undefined } }, 'cpu.socket'],
    "the board's": [{ motherboard: { socket: undefined } }, 'motherboard.socket'],
    both: [
      { cpu: { socket: undefined }, motherboard: { socket: undefined } },
      'cpu.socket',
      'motherboard.socket',
    ],
  },
})

describeRule(cpuGeneration, {
  passes: {
    native: {},
    'Kaby Lake on Z270': {
      cpu: { socket: 'LGA 1151', generation: 'Kaby Lake' },
      motherboard: { socket: 'LGA 1151', chipset: 'Z270' },
    },
    'Rocket Lake on B560': {
      cpu: { socket: 'LGA 1200', generation: 'Rocket Lake' },
      motherboard: { socket: 'LGA 1200', chipset: 'B560' },
    },
    'a Xeon E3-1230 v5 on C232': {
      cpu: { socket: 'LGA 1151', generation: 'Skylake-WS' },
      motherboard: { socket: 'LGA 1151', chipset: 'C232' },
    },
    'a Threadripper PRO 7955WX on WRX90': {
      cpu: { socket: 'sTR5', generation: 'Storm Peak PRO' },
      motherboard: { socket: 'sTR5', chipset: 'WRX90' },
    },
    'a Core i5-14600K on ROG STRIX Z790-E WIFI II, whose maker lists it from the first firmware': {
      cpu: { socket: 'LGA 1700', generation: 'Raptor Lake Refresh' },
      motherboard: {
        socket: 'LGA 1700',
        chipset: 'Z790',
        cpuSupport: [{ generation: 'Raptor Lake Refresh' }],
      },
    },
    'another socket, which is for rule 1': { cpu: { socket: 'AM4', generation: 'Vermeer' } },
  },
  finds: {
    'Coffee Lake on a 200-series board': [
      {
        cpu: { socket: 'LGA 1151', generation: 'Coffee Lake' },
        motherboard: { socket: 'LGA 1151', chipset: 'Z270' },
      },
      'Blocking: Z270 cannot run this CPU',
      /Coffee Lake \(8th generation Core\), which the Z270 chipset of The motherboard never runs/,
    ],
    'Kaby Lake on a 300-series board': [
      {
        cpu: { socket: 'LGA 1151', generation: 'Kaby Lake' },
        motherboard: { socket: 'LGA 1151', chipset: 'Z390' },
      },
      'Blocking: Z390 cannot run this CPU',
    ],
    'Rocket Lake on B460': [
      {
        cpu: { socket: 'LGA 1200', generation: 'Rocket Lake' },
        motherboard: { socket: 'LGA 1200', chipset: 'B460' },
      },
      'Blocking: B460 cannot run this CPU',
    ],
    'early Ryzen on B550': [
      {
        cpu: { socket: 'AM4', generation: 'Pinnacle Ridge' },
        motherboard: { socket: 'AM4', chipset: 'B550' },
      },
      'Blocking: B550 cannot run this CPU',
    ],
    'a newer CPU on an older board': [
      { cpu: { generation: 'Granite Ridge' } },
      'Firmware: May need a BIOS update',
      /The motherboard runs The cpu, Granite Ridge \(Ryzen 9000\), only with firmware that lists it/,
    ],
    'a board with flashback': [
      { cpu: { generation: 'Phoenix' } },
      'Firmware: May need a BIOS update',
      /BIOS flashback does it without a CPU/,
    ],
    'a board without flashback': [
      { cpu: { generation: 'Phoenix' }, motherboard: { biosFlashback: false } },
      'Firmware: May need a BIOS update',
      /has no BIOS flashback: without it, only the shop/,
    ],
    'a board of which flashback is not known': [
      { cpu: { generation: 'Phoenix' }, motherboard: { biosFlashback: undefined } },
      'Firmware: May need a BIOS update',
      /is not known to have BIOS flashback/,
    ],
    'an A10-9700 on B450, which is the newer of the two': [
      {
        cpu: { socket: 'AM4', generation: 'Bristol Ridge' },
        motherboard: { socket: 'AM4', chipset: 'B450' },
      },
      'Firmware: May need a BIOS update',
      /^(?!.*older)/,
    ],
    'a Xeon E3-1230 v6 on Z270': [
      {
        cpu: { socket: 'LGA 1151', generation: 'Kaby Lake-WS' },
        motherboard: { socket: 'LGA 1151', chipset: 'Z270' },
      },
      'Blocking: Z270 cannot run this CPU',
      /Kaby Lake-WS \(Xeon E3 v6\)/,
    ],
    'a Xeon E-2136 on Z390': [
      {
        cpu: { socket: 'LGA 1151', generation: 'Coffee Lake-WS' },
        motherboard: { socket: 'LGA 1151', chipset: 'Z390' },
      },
      'Blocking: Z390 cannot run this CPU',
    ],
    'a Threadripper 7970X on WRX90': [
      {
        cpu: { socket: 'sTR5', generation: 'Storm Peak' },
        motherboard: { socket: 'sTR5', chipset: 'WRX90' },
      },
      'Blocking: WRX90 cannot run this CPU',
    ],
    'a Ryzen 5 3400G on B550, which only some makers list': [
      { cpu: { socket: 'AM4', generation: 'Picasso' }, motherboard: { socket: 'AM4', chipset: 'B550' } },
      'Firmware: Not supported by AMD',
      /AMD does not name Picasso \(Ryzen 3000G\) for B550; only some board makers list it/,
    ],
    'a Core i5-11400 on an H410 board whose maker lists it': [
      {
        cpu: { socket: 'LGA 1200', generation: 'Rocket Lake' },
        motherboard: { socket: 'LGA 1200', chipset: 'H410', cpuSupport: [{ generation: 'Rocket Lake' }] },
      },
      'Firmware: Listed by the board maker only',
      /The maker of The motherboard lists .* although Intel does not name it for H410/,
    ],
    'with the version from the maker': [
      {
        cpu: { generation: 'Granite Ridge' },
        motherboard: { cpuSupport: [{ generation: 'Granite Ridge', biosVersion: 'F20' }] },
      },
      'Firmware: Needs BIOS F20',
      /with BIOS F20 or later/,
    ],
  },
  unknown: {
    'the generation': [{ cpu: { generation: undefined } }, 'cpu.generation'],
    'the chipset': [{ motherboard: { chipset: undefined } }, 'motherboard.chipset'],
  },
})
