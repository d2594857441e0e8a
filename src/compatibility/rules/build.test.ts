import { describeRule } from '../testing/describe-rule.ts'
import { completeness, tooMany, twoSockets } from './build.ts'

describeRule(twoSockets, {
  passes: { 'one socket': {}, 'no CPU yet': { cpu: 'none', motherboard: { socketCount: 2 } } },
  finds: {
    'one CPU': [
      { motherboard: { socketCount: 2 } },
      'Performance: 1 CPU, 2 sockets',
      /The motherboard has 2 sockets, 1 CPU is chosen/,
    ],
    'two that differ': [{ cpu: [{}, {}], motherboard: { socketCount: 2 } }, 'Blocking: CPUs differ'],
  },
  unknown: { 'how many sockets': [{ motherboard: { socketCount: undefined } }, 'motherboard.socketCount'] },
})

describeRule(tooMany, {
  passes: {
    'one of each': {},
    'as many CPUs as sockets': { cpu: [{}, {}], motherboard: { socketCount: 2 } },
    'several CPUs and no board yet': { cpu: [{}, {}], motherboard: 'none' },
    'two CPUs, two coolers': { cpu: [{}, {}], cooler: [{}, {}], motherboard: { socketCount: 2 } },
    'a cooler and no CPU yet': { cpu: 'none' },
    'several drives': { storage: [{}, {}] },
  },
  finds: {
    'two boards': [
      { motherboard: [{}, {}] },
      'Blocking: 2 motherboards',
      /The motherboard and The motherboard 2 are 2 motherboards, a PC takes 1/,
    ],
    'two cases': [{ case: [{}, {}] }, 'Blocking: 2 cases'],
    'two power supplies': [{ powerSupply: [{}, {}] }, 'Blocking: 2 power supplies'],
    'two coolers on one CPU': [
      { cooler: [{}, {}] },
      'Blocking: 2 coolers, 1 CPU',
      /The cooler and The cooler 2 are 2 CPU coolers, there is 1 CPU/,
    ],
    'more CPUs than sockets': [{ cpu: [{}, {}] }, 'Blocking: 2 CPUs, 1 socket'],
  },
  unknown: {
    'how many sockets': [
      { cpu: [{}, {}], motherboard: { socketCount: undefined } },
      'motherboard.socketCount',
    ],
  },
})

describeRule(completeness, {
  passes: {
    'all there': {},
    'a CPU on the board': { cpu: 'none', motherboard: { socket: 'Soldered' } },
    'a power supply in the case': { powerSupply: 'none', case: { includesPsu: true } },
    'a power adapter with the board': { powerSupply: 'none', motherboard: { includesPowerAdapter: true } },
  },
  finds: {
    'no CPU': [{ cpu: 'none' }, 'Completeness: No CPU', /Still missing for a working PC: CPU\. Add it\./],
    'no board and no memory': [
      { motherboard: 'none', memory: 'none' },
      'Completeness: 2 parts missing',
      /: motherboard, memory\. Add them\./,
    ],
    'no storage': [{ storage: 'none' }, 'Completeness: No storage'],
    'no power': [{ powerSupply: 'none' }, 'Completeness: No power supply'],
    'no adapter for a board with a DC input': [
      { powerSupply: 'none', motherboard: { dcInput: true } },
      'Completeness: No power adapter for the board',
      /: power adapter for the board\. Add it\. The motherboard takes no power supply, .* voltage .*, plug and watts/,
    ],
    'a supply in the case for a board with a DC input': [
      { powerSupply: 'none', case: { includesPsu: true }, motherboard: { dcInput: true } },
      'Completeness: No power adapter for the board',
    ],
    'no case': [{ case: 'none' }, 'Completeness: No case'],
    'no system': [{ operatingSystem: 'none' }, 'Advice: No operating system'],
  },
  unknown: {},
})
