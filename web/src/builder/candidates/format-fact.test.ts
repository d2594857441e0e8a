import { describe, expect, it } from 'vitest'
import { factLabel, formatFact, formatGigabytes } from './format-fact'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('formatFact', () => {
  it.each([
    ['tdpWatts', 65, '65 W'],
    ['lengthMm', 304.5, '304.5 mm'],
    ['speedMts', 6000, '6000 MT/s'],
    ['moduleGb', 16, '16 GB'],
    ['memoryMaxGb', 2048, '2 TB'],
    ['widthSlots', 2.5, '2.5 slots'],
    ['widthSlots', 1, '1 slot'],
    ['memorySlots', 4, '4'],
    ['slotLanes', 16, 'x16'],
    ['pcie16Pins', 0, 'None'],
    ['tdpWatts', 0, '0 W'],
    ['plugs', { sataPower: 0 }, 'None'],
    ['socket', 'AM5', 'AM5'],
    ['wireless', true, 'Yes'],
    ['wireless', false, 'No'],
    ['memoryTypes', ['DDR4', 'DDR5'], 'DDR4, DDR5'],
    ['radiatorMounts', [], 'None'],
    [
      'pcieSlots',
      [
        { lanes: 16, size: 16, quantity: 1 },
        { lanes: 2, size: 16, quantity: 1 },
        { lanes: 1, quantity: 2 },
      ],
      '1 × x16, 1 × x16 (2 lanes), 2 × x1',
    ],
    [
      'm2Slots',
      [
        { key: 'M', sizes: ['2260', '2280'], interfaces: ['NVMe'] },
        { key: 'M', sizes: ['2280'], interfaces: ['NVMe'] },
        { key: 'M', sizes: ['22110'], interfaces: ['NVMe', 'SATA'] },
      ],
      '2 × NVMe 2280, NVMe/SATA 22110',
    ],
    ['radiatorMounts', [{ place: 'Front', sizesMm: [240, 360] }], 'Front 360'],
    [
      'conditionalClearances',
      [{ limits: 'maxCardLengthMm', mm: 170, drivesOver: 4 }],
      'Longest graphics card 170 mm (over 4 drives)',
    ],
    ['includedPsuPlugs', { sataConnectors: 2, eps8Pins: 1 }, 'SATA power plugs 2, CPU power plugs 1'],
    ['cpuSupport', [{ generation: 'Raphael' }, { generation: 'Granite Ridge' }], 'Raphael, Granite Ridge'],
  ])('formatFact: %s is written with its unit', (name, value, written) => {
    expect(plain(formatFact(name, value))).toBe(written)
  })

  it('formatFact: a capacity is written in GB or TB', () => {
    expect([250, 1000, 1024, 1920, 2000, 4096].map((gb) => plain(formatGigabytes(gb)))).toEqual([
      '250 GB',
      '1 TB',
      '1 TB',
      '1.92 TB',
      '2 TB',
      '4 TB',
    ])
  })

  it('factLabel: uses the label of the kind, then the general one, then the split name', () => {
    expect(factLabel('socket')).toBe('Socket')
    expect(factLabel('ratedWatts', 'cooler')).toBe('Rated for')
    expect(factLabel('ratedWatts', 'powerSupply')).toBe('Power')
    expect(factLabel('bracketLengthMm')).toBe('Bracket length')
  })
})
