// Facts that customers choose by, read from documents as OpenDB has them.
import { expect, test } from 'vitest'
import { readCpu } from './cpu.ts'
import { readGraphicsCard } from './graphics-card.ts'
import { readMonitor } from './monitor.ts'
import { readPowerSupply } from './power-supply.ts'
import { openSource } from './source.ts'
import { readStorage } from './storage.ts'

test('import of a CPU: cores, threads, clocks, cache and year are read', () => {
  const source = openSource({
    cores: { total: 14, performance: 6, efficiency: 8, threads: 20 },
    clocks: { performance: { base: 3.5, boost: 5.3 } },
    cache: { l3: 24 },
    metadata: { name: 'Intel Core i5-14600K', releaseYear: 2023 },
  })
  expect(readCpu(source)).toMatchObject({
    cores: 14,
    performanceCores: 6,
    threads: 20,
    baseGhz: 3.5,
    boostGhz: 5.3,
    cacheMb: 24,
    releaseYear: 2023,
  })
})

test('import of a CPU with one kind of core: no performance cores are stated', () => {
  const { performanceCores } = readCpu(openSource({ cores: { total: 8, performance: 0, efficiency: 0 } }))
  expect(performanceCores).toBeUndefined()
})

test('import of a graphics card: memory, clock in GHz and outputs of all versions are read', () => {
  const source = openSource({
    memory: 16,
    core_boost_clock: 2600,
    video_outputs: { hdmi_2_1: 1, hdmi_2_0: 0, displayport_2_1: 0, displayport_1_4a: 3 },
  })
  expect(readGraphicsCard(source, () => undefined)).toMatchObject({
    memoryGb: 16,
    boostGhz: 2.6,
    hdmiOutputs: 1,
    displayPortOutputs: 3,
  })
})

test.each([
  ['SSD', true],
  ['HDD', false],
  ['SSHD', false],
  [undefined, undefined],
])('import of a drive of type %s: solid state is %s', (type, solidState) => {
  const facts = readStorage(openSource({ storage_type: type, capacity: 2000, form_factor: 'M.2-2280' }))
  expect(facts).toMatchObject({ capacityGb: 2000, form: 'M.2' })
  expect(facts.solidState).toBe(solidState)
})

test.each([
  ['80+ Gold', 'Semi-Modular', 'Gold', 'Semi'],
  ['80+', 'Non-Modular', 'White', 'None'],
  ['unrated', 'unknown', undefined, undefined],
])('import of a power supply: %s and %s', (rating, modular, efficiency, modularity) => {
  const facts = readPowerSupply(openSource({ efficiency_rating: rating, modular }))
  expect([facts.efficiency, facts.modularity]).toEqual([efficiency, modularity])
})

test('import of a monitor: size, resolution, refresh rate and panel are read', () => {
  const source = openSource({
    screen_size: 27,
    resolution: { horizontalRes: 2560, verticalRes: 1440 },
    refresh_rate: 240,
    panel_type: 'QD-OLED',
  })
  expect(readMonitor(source)).toEqual({
    sizeInches: 27,
    widthPixels: 2560,
    heightPixels: 1440,
    refreshHz: 240,
    panel: 'OLED',
  })
})
