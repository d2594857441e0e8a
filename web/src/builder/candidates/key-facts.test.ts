import { describe, expect, it } from 'vitest'
import { kinds } from '../../../../src/compatibility/facts/index.ts'
import { describedFacts } from '../../../../src/compatibility/facts/words.ts'
import { texts } from '../../texts'
import { product } from './candidates.fixture'
import { factLine, gigabytesIn, keyFacts, keyFactsOf } from './key-facts'

const line = (kind: string, facts: object, name = 'Name') =>
  factLine(product({ kind, name, facts: { ...facts } }), keyFactsOf(kind)).replaceAll('\u00a0', ' ')

describe('fact line', () => {
  it.each([
    [
      'cpu',
      { socket: 'AM5', generation: 'Raphael', tdpWatts: 65, memoryTypes: ['DDR5'], integratedGraphics: true },
      'AM5 · Raphael · 65 W · DDR5 · graphics built in',
    ],
    [
      'motherboard',
      {
        socket: 'AM5',
        formFactor: 'ATX',
        chipset: 'B650',
        memoryTypes: ['DDR5'],
        memorySlots: 4,
        wireless: true,
      },
      'AM5 · ATX · B650 · DDR5 · 4 memory slots · Wi-Fi',
    ],
    [
      'memory',
      { modules: 2, moduleGb: 16, type: 'DDR5', speedMts: 6000, casLatency: 30, form: 'DIMM', ecc: false },
      '32 GB (2 × 16 GB) · DDR5 · 6000 MT/s · CL30',
    ],
    [
      'graphicsCard',
      { chip: 'RTX 5070', lengthMm: 304, widthSlots: 2.5, boardPowerWatts: 250, pcie16Pins: 1 },
      'RTX 5070 · 304 mm long · 2.5 slots · 250 W · 1 × 16-pin',
    ],
    [
      'powerSupply',
      { ratedWatts: 850, form: 'ATX', lengthMm: 160, pcie16Pins: 0, pcie8Pins: 4 },
      '850 W · ATX · 160 mm long · 4 × 8-pin',
    ],
    [
      'case',
      { type: 'Mid Tower', boardForms: ['Mini-ITX', 'ATX'], maxCardLengthMm: 360, maxCoolerHeightMm: 165 },
      'Mid Tower · boards up to ATX · cards to 360 mm · coolers to 165 mm',
    ],
    ['cooler', { type: 'Air', heightMm: 158, ratedWatts: 220 }, 'Air · 158 mm high · for 220 W'],
    ['cooler', { type: 'Liquid', radiatorMm: 360 }, 'Liquid · 360 mm radiator'],
    ['fan', { quantity: 3, lighting: 'ARGB 5V' }, 'pack of 3 · ARGB 5V'],
    [
      'cpu',
      {
        socket: 'AM5',
        cores: 8,
        boostGhz: 5.2,
        generation: 'Granite Ridge',
        tdpWatts: 120,
        releaseYear: 2024,
      },
      'AM5 · 8 cores · to 5.2 GHz · Granite Ridge · 120 W',
    ],
    ['storage', { capacityGb: 8000, solidState: false, form: '3.5"' }, '8 TB · hard disk · 3.5"'],
    [
      'powerSupply',
      { ratedWatts: 750, efficiency: 'Gold', modularity: 'Full' },
      '750 W · Gold · Full-modular',
    ],
    [
      'monitor',
      { sizeInches: 27, widthPixels: 2560, heightPixels: 1440, refreshHz: 165, panel: 'IPS' },
      '27 inches · 2560 × 1440 · 165 Hz · IPS',
    ],
    ['networkCard', { interface: 'PCIe', slotLanes: 1, wireless: true }, 'PCIe · x1 · Wi-Fi'],
    ['operatingSystem', { system: 'Windows 11' }, 'Windows 11'],
  ])('fact line: key facts of a %s', (kind, facts, said) => {
    expect(line(kind, facts)).toBe(said)
  })

  it('fact line: a drive starts with the capacity from its name', () => {
    expect(line('storage', { form: 'M.2', interface: 'NVMe', m2Size: '2280' }, 'Drive 990 2 TB')).toBe(
      '2 TB · M.2 · NVMe · 2280',
    )
    expect(gigabytesIn('SSD 1.92TB SATA 6.0 Gb/s')).toBe(1920)
    expect(gigabytesIn('HDD 500GB')).toBe(500)
    expect(gigabytesIn('Drive without a size')).toBeUndefined()
  })

  it('fact line: leaves out unknown facts; without facts it is the part number', () => {
    expect(line('cpu', { socket: 'AM5' })).toBe('AM5')
    expect(factLine(product({ kind: 'mouse', manufacturerPartNumber: '910-1' }), keyFactsOf('mouse'))).toBe(
      '910-1',
    )
    expect(factLine(product({ kind: null }), keyFactsOf(null))).toBe('')
  })
})

describe('facts of the compatibility engine', () => {
  it('facts of the compatibility engine: all have a label', () => {
    for (const kind of kinds)
      for (const { fact } of describedFacts(kind))
        expect(texts.candidates.facts, `${kind}.${fact}`).toHaveProperty(fact)
  })

  it('key facts: all are facts of the compatibility engine', () => {
    const workedOut = new Set(['capacityGb'])
    for (const [kind, facts] of Object.entries(keyFacts)) {
      const known = describedFacts(kind as (typeof kinds)[number]).map(({ fact }) => fact)
      for (const { name } of facts) if (!workedOut.has(name)) expect(known, kind).toContain(name)
    }
  })
})
