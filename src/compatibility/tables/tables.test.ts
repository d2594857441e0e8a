import { describe, expect, it } from 'vitest'
import { chipset, chipsetNames } from './chipsets.ts'
import { coolerFits } from './cooler-mounts.ts'
import { cpuSupport } from './cpu-support.ts'
import { generation, generationNames } from './generations.ts'
import { sockets, socketTakes } from './sockets.ts'
import { sustainedPower } from './sustained-power.ts'

describe('the chipset table', () => {
  it('chipset table: no generation is repeated in sequence, and every chipset supports one from the start', () => {
    for (const name of chipsetNames) {
      const { native, update, makersOnly } = chipset(name)
      expect(native.length, name).toBeGreaterThan(0)
      const all = [...native, ...update, ...makersOnly]
      expect(new Set(all).size, name).toBe(all.length)
    }
  })

  it('chipset table: every generation has a chipset, of one maker each', () => {
    const makers = (names: readonly (typeof generationNames)[number][]) =>
      new Set(names.map((g) => generation(g).maker))
    for (const name of chipsetNames)
      expect(makers([...chipset(name).native, ...chipset(name).update]).size, name).toBe(1)
    const served = new Set(chipsetNames.flatMap((name) => [...chipset(name).native, ...chipset(name).update]))
    expect(generationNames.filter((name) => !served.has(name))).toEqual([])
  })

  it.each([
    ['Skylake', 'Z170', 'native'],
    ['Kaby Lake', 'Z170', 'update'],
    ['Coffee Lake', 'Z170', 'never'],
    ['Skylake', 'Z370', 'never'],
    ['Coffee Lake Refresh', 'Z370', 'update'],
    ['Coffee Lake Refresh', 'Z390', 'native'],
    ['Rocket Lake', 'Z490', 'update'],
    ['Rocket Lake', 'H410', 'never'],
    ['Raptor Lake', 'Z690', 'update'],
    ['Raptor Lake Refresh', 'Z790', 'update'],
    ['Arrow Lake', 'Z890', 'native'],
    ['Vermeer', 'B350', 'update'],
    ['Vermeer', 'B450', 'update'],
    ['Summit Ridge', 'X570', 'never'],
    ['Summit Ridge', 'A520', 'never'],
    ['Pinnacle Ridge', 'X570', 'native'],
    ['Granite Ridge', 'X670E', 'update'],
    ['Granite Ridge', 'X870E', 'native'],
    ['Colfax', 'X399', 'update'],
    ['Shimada Peak', 'TRX50', 'update'],
    ['Storm Peak PRO', 'TRX50', 'native'],
    ['Shimada Peak PRO', 'WRX90', 'update'],
    ['Shimada Peak', 'WRX90', 'never'],
    ['Skylake-WS', 'H110', 'never'],
    ['Skylake-WS', 'C236', 'native'],
    ['Kaby Lake-WS', 'C236', 'update'],
    ['Coffee Lake Refresh-WS', 'C246', 'update'],
    ['Coffee Lake Refresh-WS', 'B365', 'never'],
    ['Picasso', 'A520', 'makersOnly'],
  ] as const)('%s on %s: %s', (name, board, state) => {
    expect(cpuSupport({ generation: name }, { chipset: board }).state).toBe(state)
  })
})

describe('sockets', () => {
  it('sockets: take their own CPUs, except soldered ones', () => {
    for (const socket of sockets) expect(socketTakes(socket, socket)).toBe(socket !== 'Soldered')
  })

  it('sockets: take coolers with their own bracket, and none without', () => {
    for (const socket of sockets) expect(coolerFits({ sockets: [socket] }, socket)).toBe('fits')
    expect(coolerFits({ sockets: [] }, 'AM5')).toBe('never')
  })
})

describe('sustained power', () => {
  it.each([
    ['Ryzen 5 7600', { generation: 'Raphael', tdpWatts: 65 }, 88],
    ['Ryzen 5 5600X', { generation: 'Vermeer', tdpWatts: 65, cores: 6 }, 76],
    ['Ryzen 7 5800X3D', { generation: 'Vermeer', tdpWatts: 105, cores: 8 }, 142],
    ['Ryzen 7 2700X', { generation: 'Pinnacle Ridge', tdpWatts: 105 }, 142],
    ['Ryzen 7 9800X3D', { generation: 'Granite Ridge', tdpWatts: 120 }, 162],
    ['Ryzen 9 9950X', { generation: 'Granite Ridge', tdpWatts: 170 }, 230],
    ['Threadripper 7980X', { socket: 'sTR5', tdpWatts: 350 }, 350],
    ['FX-8350', { generation: 'Vishera', tdpWatts: 125 }, 125],
    ['Core i7-9700K', { generation: 'Coffee Lake Refresh', tdpWatts: 95 }, 119],
    ['Core i7-10700', { generation: 'Comet Lake', tdpWatts: 65, cores: 8 }, 224],
    ['Core i5-10600K', { generation: 'Comet Lake', tdpWatts: 125, cores: 6 }, 182],
    ['Core i5-11400', { generation: 'Rocket Lake', tdpWatts: 65, cores: 6 }, 154],
    ['Core i5-12400', { generation: 'Alder Lake', tdpWatts: 65, cores: 6 }, 117],
    ['Core i5-13500T', { generation: 'Raptor Lake', tdpWatts: 35, cores: 14 }, 92],
    ['Core i7-14700K', { generation: 'Raptor Lake Refresh', tdpWatts: 125, cores: 20 }, 253],
    ['Core Ultra 5 245K', { generation: 'Arrow Lake', tdpWatts: 125, cores: 14 }, 159],
  ] as const)('sustained power: that of a %s is derived from its base power', (_, cpu, watts) => {
    const facts = {
      sustainedWatts: undefined,
      generation: undefined,
      socket: undefined,
      cores: undefined,
      ...cpu,
    }
    expect(sustainedPower(facts)).toEqual({ watts, derivedFrom: cpu.tdpWatts })
  })

  it('sustained power: the own fact of a CPU wins over a derived one', () => {
    const facts = { generation: 'Raphael', tdpWatts: 65, sustainedWatts: 90 } as const
    expect(sustainedPower({ socket: 'AM5', cores: 6, ...facts })).toEqual({
      watts: 90,
      derivedFrom: undefined,
    })
  })

  it('sustained power: a CPU of no documented class has none', () => {
    const facts = { sustainedWatts: undefined, socket: undefined, cores: undefined } as const
    expect(sustainedPower({ ...facts, generation: 'Cezanne', tdpWatts: 35 })).toBeUndefined()
    expect(sustainedPower({ ...facts, generation: undefined, tdpWatts: 65 })).toBeUndefined()
    expect(sustainedPower({ ...facts, generation: 'Comet Lake', tdpWatts: 65 })).toBeUndefined()
  })
})
