import { expect, test } from 'vitest'
import { doubtfulFacts } from './doubtful.ts'
import { type Facts, type Kind, kinds } from './index.ts'
import { knownPcFacts } from './known-pc.ts'

test.each<[string, Kind, string, Facts, string]>([
  [
    'a 9070 XT of 240 W',
    'graphicsCard',
    'x',
    { chip: 'Radeon RX 9070 XT', boardPowerWatts: 240 },
    'boardPowerWatts',
  ],
  [
    'a 4090 of 300 W',
    'graphicsCard',
    'x',
    { chip: 'GeForce RTX 4090', boardPowerWatts: 300 },
    'boardPowerWatts',
  ],
  ['six memory slots on AM5', 'motherboard', 'x', { socket: 'AM5', memorySlots: 6 }, 'memorySlots'],
  ['eight SATA ports on B650', 'motherboard', 'x', { chipset: 'B650', sataPorts: 8 }, 'sataPorts'],
  ['a B650 board for AM4', 'motherboard', 'x', { socket: 'AM4', chipset: 'B650' }, 'socket'],
  ['DDR4 on AM5', 'motherboard', 'x', { socket: 'AM5', memoryTypes: ['DDR4'] }, 'memoryTypes'],
  [
    'another size than in the name',
    'memory',
    'Predator 128GB (Kit of 4)',
    { modules: 4, moduleGb: 16 },
    'moduleGb',
  ],
  ['another capacity than in the name', 'storage', 'PM893 7.68 TB SSD', { capacityGb: 7000 }, 'capacityGb'],
  ['more cores than threads', 'cpu', 'x', { cores: 16, threads: 12 }, 'cores'],
  ['a CPU of 7 GHz', 'cpu', 'x', { boostGhz: 7 }, 'boostGhz'],
  ['more graphics memory than in the name', 'graphicsCard', 'RTX 5060 8 GB', { memoryGb: 16 }, 'memoryGb'],
  [
    'more memory than its chip has',
    'graphicsCard',
    'x',
    { chip: 'GeForce RTX 5050', memoryGb: 24 },
    'memoryGb',
  ],
  ['another speed than in the name', 'memory', 'Kit DDR5-5600', { speedMts: 8000 }, 'speedMts'],
  ['more power than in the name', 'powerSupply', 'Supply 450 W', { ratedWatts: 850 }, 'ratedWatts'],
])('doubtful facts: %s', (_, kind, name, facts, fact) => {
  expect(doubtfulFacts(kind, name, facts).map((each) => each.fact)).toEqual([fact])
})

test.each<[string, Kind, string, Facts]>([
  ['a fast card of its chip', 'graphicsCard', 'x', { chip: 'GeForce RTX 4090', boardPowerWatts: 480 }],
  ['six SATA ports on B650', 'motherboard', 'x', { chipset: 'B650', sataPorts: 6 }],
  ['eight SATA ports on B550', 'motherboard', 'x', { chipset: 'B550', sataPorts: 8 }],
  ['B550 on AM4', 'motherboard', 'x', { socket: 'AM4', chipset: 'B550' }],
  [
    'two sockets with eight slots',
    'motherboard',
    'x',
    { socket: 'LGA 1200', socketCount: 2, memorySlots: 8 },
  ],
  ['a kit by its module', 'memory', 'Kit 2 x 16 GB', { modules: 2, moduleGb: 16 }],
  ['1 TB as 960 GB', 'storage', 'SSD 1 TB', { capacityGb: 960 }],
  ['nothing known', 'storage', 'SSD 1 TB', {}],
])('doubtful facts: none about %s', (_, kind, name, facts) => {
  expect(doubtfulFacts(kind, name, facts)).toEqual([])
})

test('doubtful facts: none of a sound PC', () => {
  for (const kind of kinds) expect(doubtfulFacts(kind, 'x', knownPcFacts[kind] ?? {})).toEqual([])
})
