import { describeRule } from '../testing/describe-rule.ts'
import { coolerCapacity, coolerSocket, noCooler } from './cooler.ts'

describeRule(coolerSocket, {
  passes: {
    'a kit for the socket beside it': {
      cpu: { socket: 'LGA 1700' },
      cooler: { sockets: ['LGA 1200'] },
      accessory: { mountsFor: ['LGA 1700'] },
    },
    'in the list': {},
    'the same holes: LGA 1150 for 1200': { cpu: { socket: 'LGA 1200' }, cooler: { sockets: ['LGA 1150'] } },
    'the same holes: LGA 1700 for 1851': { cpu: { socket: 'LGA 1851' }, cooler: { sockets: ['LGA 1700'] } },
    'the same holes: AM3 for FM2+': { cpu: { socket: 'FM2+' }, cooler: { sockets: ['AM3'] } },
    'the same holes: LGA 2011 for 2011-3': {
      cpu: { socket: 'LGA 2011-3' },
      cooler: { sockets: ['LGA 2011'] },
    },
    'Wraith Stealth (AM4, clips of the board) on AM5': {
      cooler: { sockets: ['AM4'], ownBackplate: false },
    },
    'the same holes: TR4 for sTR5': { cpu: { socket: 'sTR5' }, cooler: { sockets: ['TR4'] } },
  },
  finds: {
    'another bracket of the family': [
      { cpu: { socket: 'LGA 1700' }, cooler: { sockets: ['LGA 1200', 'AM4'] } },
      'Completeness: Needs a kit for LGA 1700',
      /brackets for LGA 1200, AM4, The cpu has LGA 1700/,
    ],
    'Hyper 212 EVO (AM4) on AM5, if it uses the backplate of the board': [
      { cooler: { sockets: ['AM4'] } },
      'Completeness: Check its mounting for AM5',
      /fits if it is held by the backplate or the clips of the board/,
    ],
    'a cooler with a backplate of its own on AM5: NH-L9a-AM4': [
      { cooler: { sockets: ['AM4'], ownBackplate: true } },
      'Completeness: Needs a kit for AM5',
    ],
    'NH-D14 (LGA 1366, no LGA 2011) on LGA 2011': [
      { cpu: { socket: 'LGA 2011' }, cooler: { sockets: ['LGA 1366', 'LGA 1155'] } },
      'Completeness: Needs a kit for LGA 2011',
    ],
    'LGA 775 on LGA 1700': [
      { cpu: { socket: 'LGA 1700' }, cooler: { sockets: ['LGA 775'] } },
      'Blocking: Does not fit LGA 1700',
    ],
    'LGA 2011 on LGA 1851': [
      { cpu: { socket: 'LGA 1851' }, cooler: { sockets: ['LGA 2011'] } },
      'Blocking: Does not fit LGA 1851',
    ],
    'AM1 on AM5': [{ cooler: { sockets: ['AM1'] } }, 'Blocking: Does not fit AM5'],
    'AM3 on AM4': [{ cpu: { socket: 'AM4' }, cooler: { sockets: ['AM3'] } }, 'Blocking: Does not fit AM4'],
    'NH-U12S DX-3647 on LGA 4677': [
      { cpu: { socket: 'LGA 4677' }, cooler: { sockets: ['LGA 3647'] } },
      'Blocking: Does not fit LGA 4677',
    ],
    'another family': [
      { cooler: { sockets: ['LGA 1700'] } },
      'Blocking: Does not fit AM5',
      /fits LGA 1700, The cpu has AM5/,
    ],
  },
  unknown: {
    "the cooler's": [{ cooler: { sockets: undefined } }, 'cooler.sockets'],
    "the CPU's": [{ cpu: { socket: undefined } }, 'cpu.socket'],
  },
})

describeRule(noCooler, {
  passes: {
    'NR200P MAX, a case with a liquid cooler': { cooler: 'none', case: { includesCooler: true } },
    chosen: {},
    'in the box': { cooler: 'none', cpu: { includesCooler: true } },
    'two CPUs, two coolers': { cpu: [{}, {}], cooler: [{}, {}], motherboard: { socketCount: 2 } },
    'two CPUs, one of them with a cooler in the box': { cpu: [{}, { includesCooler: true }] },
  },
  finds: {
    'two Xeon Gold 6226R with one cooler': [
      { cpu: [{}, {}], motherboard: { socketCount: 2 } },
      'Completeness: 2 CPUs, 1 cooler',
      /are 2 CPUs that come without a cooler, and 1 cooler is chosen\. Add 1 more/,
    ],
    none: [{ cooler: 'none' }, 'Completeness: No CPU cooler', /The cpu comes without a cooler/],
  },
  unknown: {
    'whether one is in the box': [
      { cooler: 'none', cpu: { includesCooler: undefined } },
      'cpu.includesCooler',
    ],
  },
})

describeRule(coolerCapacity, {
  passes: {
    'a flat cooler that its maker rates for the CPU': {
      cooler: { heightMm: 45, ratedWatts: 260 },
      cpu: { sustainedWatts: 253 },
    },
    'exactly enough': { cooler: { ratedWatts: 88 } },
    'Peerless Assassin 120 SE (155 mm, no rating) for a Ryzen 5 7600': {
      cooler: { ratedWatts: undefined, heightMm: 155 },
    },
    'Kraken 240 (no rating) for a Ryzen 7 9800X3D': {
      cooler: { type: 'Liquid', ratedWatts: undefined, heightMm: undefined, radiatorMm: 240 },
      cpu: { sustainedWatts: 162 },
    },
    'NH-U9S (125 mm, no rating) for a Ryzen 5 7600': {
      cooler: { ratedWatts: undefined, heightMm: 125 },
    },
    'H60 (120 mm, no rating) for a Core i5-12400': {
      cooler: { type: 'Liquid', ratedWatts: undefined, heightMm: undefined, radiatorMm: 120 },
      cpu: { sustainedWatts: 117 },
    },
    'H150i (360 mm, no rating) for a Ryzen 9 9950X': {
      cooler: { type: 'Liquid', ratedWatts: undefined, heightMm: undefined, radiatorMm: 360 },
      cpu: { sustainedWatts: 230 },
    },
  },
  finds: {
    'NH-L9i on a Core i9-14900K': [
      { cooler: { heightMm: 37, ratedWatts: undefined }, cpu: { sustainedWatts: 253 } },
      'Unsafe: Too small for 253 W',
      /coolers up to 45 mm such as The cooler carry 170 W at the most/,
    ],
    'a 120 mm radiator on a Ryzen 9 9950X': [
      {
        cooler: { type: 'Liquid', ratedWatts: undefined, heightMm: undefined, radiatorMm: 120 },
        cpu: { sustainedWatts: 230 },
      },
      'Unsafe: Too small for 230 W',
    ],
    'one watt too few': [
      { cooler: { ratedWatts: 87 } },
      'Performance: 87 W cooler, 88 W CPU',
      /The cpu draws 88 W for long, The cooler is rated for 87 W/,
    ],
    'less than the derived power of a Ryzen 7 7700': [
      { cooler: { ratedWatts: 80 }, cpu: { sustainedWatts: undefined } },
      'Performance: 80 W cooler, 88 W CPU',
      /draws 88 W for long \(derived from its 65 W class\)/,
    ],
    'a low cooler without a fan on a Ryzen 7 9850X3D': [
      { cooler: { ratedWatts: undefined, heightMm: 70, fanHeaders: 0 }, cpu: { sustainedWatts: 162 } },
      'Unsafe: Too small for 162 W',
      /coolers without a fan up to 75 mm such as The cooler carry 95 W at the most/,
    ],
    'the largest cooler without a fan on a Ryzen 9 9950X': [
      { cooler: { ratedWatts: undefined, fanHeaders: 0 }, cpu: { sustainedWatts: 200 } },
      'Unsafe: Too small for 200 W',
    ],
    'less than even the base power': [
      { cooler: { ratedWatts: 64 }, cpu: { sustainedWatts: undefined, generation: undefined } },
      'Performance: 64 W cooler, 65 W CPU',
    ],
  },
  unknown: {
    'the rating of a low cooler': [{ cooler: { ratedWatts: undefined, heightMm: 70 } }, 'cooler.ratedWatts'],
    'the rating of a tower for a Ryzen 7 5800X': [
      { cooler: { ratedWatts: undefined }, cpu: { sustainedWatts: 142 } },
      'cooler.ratedWatts',
    ],
    'the rating of a 125 mm tower for a Core i5-12400': [
      { cooler: { ratedWatts: undefined, heightMm: 125 }, cpu: { sustainedWatts: 117 } },
      'cooler.ratedWatts',
    ],
    'the rating of a tower without a fan (NH-P1)': [
      { cooler: { ratedWatts: undefined, fanHeaders: 0 } },
      'cooler.ratedWatts',
    ],
    'the rating of a 360 mm radiator for a Core i9-14900K': [
      {
        cooler: { type: 'Liquid', ratedWatts: undefined, heightMm: undefined, radiatorMm: 360 },
        cpu: { sustainedWatts: 253 },
      },
      'cooler.ratedWatts',
    ],
    'the sustained power, which does not follow from the base power (Ryzen 5 PRO, 35 W)': [
      { cpu: { sustainedWatts: undefined, tdpWatts: 35 } },
      'cpu.sustainedWatts',
    ],
  },
})
