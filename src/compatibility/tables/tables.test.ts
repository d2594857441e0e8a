import { describe, expect, it } from 'vitest'
import { chipset, chipsetNames } from './chipsets.ts'
import { coolerFits } from './cooler-mounts.ts'
import { cpuSupport } from './cpu-support.ts'
import { generation, generationNames } from './generations.ts'
import { sockets, socketTakes } from './sockets.ts'

describe('the chipset table', () => {
  it('chipset table: no generation is repeated in sequence, and every chipset supports one from the start', () => {
    for (const name of chipsetNames) {
      const { native, update } = chipset(name)
      expect(native.length, name).toBeGreaterThan(0)
      expect(new Set([...native, ...update]).size, name).toBe(native.length + update.length)
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
  ] as const)('%s on %s: %s', (name, board, state) => {
    expect(cpuSupport({ generation: name }, { chipset: board }).state).toBe(state)
  })
})

describe('sockets', () => {
  it('sockets: take their own CPUs, except soldered ones', () => {
    for (const socket of sockets) expect(socketTakes(socket, socket)).toBe(socket !== 'Soldered')
  })

  it('sockets: take coolers with their own bracket, and none without', () => {
    for (const socket of sockets) expect(coolerFits([socket], socket)).toBe('fits')
    expect(coolerFits([], 'AM5')).toBe('never')
  })
})
