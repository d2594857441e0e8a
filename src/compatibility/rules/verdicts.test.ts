import { describe, expect, it } from 'vitest'
import { judge } from '../engine/judge.ts'
import { type Changes, pc } from '../testing/pc.ts'

/** Situations by what an expert says about them: the PC, and each finding that must be there ("Rule Verdict") or must not ("-Rule"). */
const cases: Record<string, [Changes, ...expected: string[]]> = {
  'an NH-L9i on a Core i9-14900K': [
    { cooler: { ratedWatts: undefined, heightMm: 37 }, cpu: { sustainedWatts: 253 } },
    'CoolerCapacity Unsafe',
  ],
  'a 120 mm radiator on a Ryzen 9 9950X': [
    { cooler: { type: 'Liquid', ratedWatts: undefined, radiatorMm: 120 }, cpu: { sustainedWatts: 230 } },
    'CoolerCapacity Unsafe',
  ],
  'a PCI card on AM5': [{ soundCard: { interface: 'PCI' } }, 'ExpansionSlots Blocking'],
  'a full-height card in a low case': [
    { graphicsCard: { lowProfile: false }, case: { lowProfileOnly: true } },
    'CaseSlots Blocking',
  ],
  'a card of unknown height in a low case': [{ case: { lowProfileOnly: true } }, 'CaseSlots Unverified'],
  'a board with a DC input beside an ATX supply': [
    { motherboard: { includesPowerAdapter: true } },
    'IncludedPowerSupply Blocking',
  ],
  'a board with a DC input and no supply': [
    { motherboard: { includesPowerAdapter: true }, powerSupply: 'none' },
    '-Completeness',
    '-IncludedPowerSupply',
  ],
  'a graphics card on a Ryzen 5 8500G': [{ cpu: { graphicsLanes: 4 } }, 'CardLanes Performance'],
  'a graphics card on a Ryzen 7 8700G': [{ cpu: { graphicsLanes: 8 } }, '-CardLanes'],
  'a card that lives from its slot on a Ryzen 5 8500G': [
    { cpu: { graphicsLanes: 4 }, graphicsCard: { boardPowerWatts: 30 } },
    '-CardLanes',
  ],
  'a Ryzen 5 8500G without a card': [{ cpu: { graphicsLanes: 4 }, graphicsCard: 'none' }, '-CardLanes'],
  'a drive in the slot that takes lanes of the card': [
    {
      motherboard: { m2Slots: [{ key: 'M', sizes: ['2280'], interfaces: ['NVMe'], cardLanesLeft: 8 }] },
    },
    'CardLanes Performance',
  ],
  'a drive that has another slot': [
    {
      motherboard: {
        m2Slots: [
          { key: 'M', sizes: ['2280'], interfaces: ['NVMe'], cardLanesLeft: 8 },
          { key: 'M', sizes: ['2280'], interfaces: ['NVMe'] },
        ],
      },
    },
    '-CardLanes',
  ],
  'six fans in a case with places for five': [
    { fan: [{}, {}], case: { fanPlaces: 5 } },
    'FanPlaces Clearance',
  ],
  'six fans in a case with places for six': [{ fan: [{}, {}], case: { fanPlaces: 6 } }, '-FanPlaces'],
  'nine fans on six headers': [{ fan: [{}, {}, {}] }, 'FanHeaders Completeness'],
  'nine fans on six headers with a hub': [
    { fan: [{}, {}, {}], accessory: { fanHeaders: 10 } },
    '-FanHeaders',
  ],
  'six SATA drives on four ports': [
    { storage: Array.from({ length: 6 }, () => ({ form: '2.5"', interface: 'SATA' }) as const) },
    'SataPorts Blocking',
  ],
  'six SATA drives on four ports with a controller card': [
    {
      storage: Array.from({ length: 6 }, () => ({ form: '2.5"', interface: 'SATA' }) as const),
      accessory: { sataPorts: 4, slotLanes: 1 },
    },
    '-SataPorts',
    '-ExpansionSlots',
  ],
  'a controller card without a slot for it': [
    { accessory: { sataPorts: 4, slotLanes: 1 }, motherboard: { pcieSlots: [{ size: 16, quantity: 1 }] } },
    'ExpansionSlots Blocking',
  ],
  'a long card with the drive cage in place': [
    {
      graphicsCard: { lengthMm: 330 },
      case: { conditionalClearances: [{ limits: 'maxCardLengthMm', mm: 315, drivesOver: 0 }] },
      storage: { form: '3.5"', interface: 'SATA' },
    },
    'DependentClearance Blocking',
  ],
  'an NH-D14 (LGA 1366) on LGA 2011': [
    {
      cooler: { sockets: ['LGA 1366', 'LGA 1156', 'AM3'] },
      cpu: { socket: 'LGA 2011', generation: 'Sandy Bridge-E' },
    },
    'CoolerSocket Completeness',
  ],
  'a case with a liquid cooler of its own': [{ cooler: 'none', case: { includesCooler: true } }, '-NoCooler'],
  'memory beyond the rating with a profile': [
    { memory: { speedMts: 6000, casLatency: 30 } },
    'MemorySpeed Advice',
  ],
}

const found = (changes: Changes): string[] => {
  const { errors, warnings } = judge(pc(changes))
  return [
    ...errors.map(({ ruleName, severity }) => `${ruleName} ${severity}`),
    ...warnings.map(({ ruleName, category }) => `${ruleName} ${category}`),
  ]
}

describe('verdicts that an expert would give', () => {
  it.each(Object.entries(cases))('verdicts: %s', (_, [changes, ...expected]) => {
    const all = found(changes)
    for (const each of expected)
      if (each.startsWith('-')) expect(all.filter((one) => one.startsWith(`${each.slice(1)} `))).toEqual([])
      else expect(all).toContain(each)
  })

  it('verdicts: firmware is said once for a CPU that needs an update', () => {
    const all = judge(pc({ cpu: { generation: 'Granite Ridge' } }))
    const texts = all.warnings.filter(({ message }) => /firmware|BIOS/i.test(message))
    expect(texts.map(({ ruleName }) => ruleName)).toHaveLength(1)
  })

  it('verdicts: a drive without a slot of its size is not told to be of its own size', () => {
    const { warnings } = judge(
      pc({
        motherboard: {
          m2Slots: [
            { key: 'M', sizes: ['2280'], interfaces: ['NVMe'] },
            { key: 'M', sizes: ['22110'], interfaces: ['NVMe'] },
          ],
        },
        storage: [{}, {}],
      }),
    )
    const [text] = warnings.filter(({ ruleName }) => ruleName === 'M2Slots')
    expect(text?.message).toContain('22110')
    expect(text?.message).not.toMatch(/slots list \(.*2280/)
  })

  it.each([
    ['AM5', 'B650', 'DDR4', 'DDR5'],
    ['LGA 1700', 'B760', 'DDR3', 'DDR5'],
    ['LGA 1200', 'B560', 'DDR5', 'DDR4'],
  ] as const)('verdicts: on %s, no board for %s with %s is advised', (socket, chipset, type, memory) => {
    const { errors } = judge(
      pc({ motherboard: { socket, chipset, memoryTypes: [memory] }, memory: { type } }),
    )
    const [text] = errors.filter(({ ruleName }) => ruleName === 'MemoryTypeBoard')
    expect(text?.message).not.toContain(`the ${type} version of the board`)
  })
})
