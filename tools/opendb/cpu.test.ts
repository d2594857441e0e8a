import { expect, test } from 'vitest'
import { readCpu } from './cpu.ts'
import { openSource } from './source.ts'

const cpu = (name: string, socket: string, specifications: object = {}, more: object = {}) => {
  const source = openSource({ metadata: { name }, socket, specifications, ...more })
  return { facts: readCpu(source), repairs: source.repairs }
}

test.each([
  ['Intel Core i5 13400F', 'LGA 1700', 'Raptor Lake Refresh', 'Raptor Lake'],
  ['Intel Core i9-14900K', 'LGA 1700', 'Raptor Lake', 'Raptor Lake Refresh'],
  ['Intel Core i5 9600K', 'LGA 1151', 'Coffee Lake', 'Coffee Lake Refresh'],
  ['Intel Core i7 7700K', 'LGA 1151', 'Kaby Lake', 'Kaby Lake'],
  ['Intel Xeon E3-1220 v6', 'LGA 1151', 'Sandy Bridge', 'Kaby Lake-WS'],
  ['Intel Xeon E3 1225 V5', 'LGA 1151', 'Skylake-DT', 'Skylake-WS'],
  ['Intel Xeon E-2136', 'LGA 1151', 'Coffee Lake-S WS', 'Coffee Lake-WS'],
  ['Intel Xeon E 2288G OEM/Tray', 'LGA 1151', 'Coffee Lake-S WS', 'Coffee Lake Refresh-WS'],
  ['AMD Ryzen Threadripper PRO 7955WX', 'sTR5', 'Storm Peak', 'Storm Peak PRO'],
  ['AMD Ryzen Threadripper PRO 9995WX', 'sTR5', 'Shimada Peak', 'Shimada Peak PRO'],
  ['Intel Core i7 4790K', 'LGA 1150', 'Haswell', 'Haswell Refresh'],
  ['Intel Core i7 4771', 'LGA 1150', 'Haswell', 'Haswell'],
  ['Intel Core i5 7640X', 'LGA 2066', 'Kaby Lake-X', 'Kaby Lake-X'],
  ['Intel Core i9 10980XE', 'LGA 2066', 'Cascade Lake-X', 'Cascade Lake-X'],
  ['Intel Core Ultra 7 270K Plus', 'LGA 1851', 'Lion Cove / Skymont', 'Arrow Lake Refresh'],
  ['AMD Ryzen 7 5800X3D', 'AM4', 'Vermeer-X', 'Vermeer'],
  ['AMD Ryzen 5 7500F', 'AM5', '', 'Raphael'],
  ['AMD Athlon X4 880K', 'FM2+', 'Godaveri', 'Godavari'],
  ['AMD A4-7300', 'FM2', 'Kaveri', 'Richland'],
])(
  'OpenDB CPU: %s on %s is %s by OpenDB and %s by its model number',
  (name, socket, coreFamily, generation) => {
    expect(cpu(name, socket, {}, { coreFamily }).facts.generation).toBe(generation)
  },
)

test('OpenDB CPU: sTR4 and TR4 are one socket', () => {
  expect(cpu('AMD Ryzen Threadripper 2950X', 'sTR4').facts.socket).toBe('TR4')
})

test('OpenDB CPU: a Xeon E5 v4 with LGA 2011 is LGA 2011-3', () => {
  const { facts, repairs } = cpu('Intel Xeon E5-2680 v4', 'LGA 2011')
  expect(facts).toMatchObject({ socket: 'LGA 2011-3', generation: 'Broadwell-E' })
  expect(repairs).toHaveLength(1)
})

test('OpenDB CPU: a sustained power of 0 and a memory maximum of 2 GB are unknown', () => {
  const { facts, repairs } = cpu('AMD Ryzen 5 1', 'AM5', { ppt: 0, tdp: 65, memory: { maxSupport: 2 } })
  expect(facts).toMatchObject({ tdpWatts: 65, sustainedWatts: undefined, memoryMaxGb: undefined })
  expect(repairs.map(({ reason }) => reason)).toEqual([
    'the most memory of a CPU: out of range',
    'the sustained power: 0 means not known',
  ])
})

test.each([
  ['None', false],
  ['0', false],
  ['Intel UHD Graphics 770', true],
])('OpenDB CPU: integrated graphics "%s"', (model, integratedGraphics) => {
  expect(cpu('x', 'AM5', { integratedGraphics: { model } }).facts.integratedGraphics).toBe(integratedGraphics)
})

test('OpenDB CPU: a list of memory types includes those of the generation', () => {
  const { facts } = cpu('Intel Core i5 12400', 'LGA 1700', { memory: { types: ['DDR5'] } })
  expect(facts.memoryTypes).toEqual(['DDR4', 'DDR5'])
  expect(cpu('Intel Core i5 12400', 'LGA 1700', { memory: { types: [] } }).facts.memoryTypes).toBeUndefined()
})

test.each([
  ['Intel Core i5 13600KF', true],
  ['Intel Core i5 13400F', false],
  ['Intel Core Ultra 7 265K', true],
  ['AMD Ryzen 7 7700X', true],
  ['AMD Ryzen 7 5800X3D', false],
  ['Intel Xeon E5-2680 v4', undefined],
])('OpenDB CPU: %s unlocked: %s', (name, unlocked) => {
  expect(cpu(name, 'AM5').facts.unlocked).toBe(unlocked)
})

test.each([
  ['AMD Ryzen 5 5600X', 'AM4', false, undefined],
  ['AMD Ryzen 9 9950X', 'AM5', true, true],
  ['Intel Core i5 10400', 'LGA 1200', false, undefined],
])('%s: ECC %s of a database that defaults to no is %s', (name, socket, eccSupport, read) => {
  expect(cpu(name, socket, { eccSupport }).facts.eccSupport).toBe(read)
})

test.each([
  ['AMD Ryzen 5 7600', 'AM5', undefined],
  ['AMD Ryzen 7 3700X', 'AM4', undefined],
  ['AMD Ryzen 5 2600X', 'AM4', undefined],
  ['AMD Ryzen 7 5800XT', 'AM4', undefined],
  ['Intel Core i3 10100', 'LGA 1200', undefined],
  ['Intel Core i7 4790K', 'LGA 1150', undefined],
  ['AMD Ryzen 7 5800X', 'AM4', false],
  ['AMD Ryzen 7 9800X3D', 'AM5', false],
  ['AMD Ryzen 5 3600 OEM/Tray', 'AM4', false],
  ['AMD Ryzen Threadripper 2950X', 'sTR4', false],
  ['Intel Core i5 13600KF', 'LGA 1700', false],
  ['Intel Core Ultra 7 265K', 'LGA 1851', false],
])('%s without a cooler by a default is %s', (name, socket, includesCooler) => {
  expect(cpu(name, socket, { includesCooler: false }).facts.includesCooler).toBe(includesCooler)
  expect(cpu(name, socket, { includesCooler: true }).facts.includesCooler).toBe(true)
})
