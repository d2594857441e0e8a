import { expect, test } from 'vitest'
import { judge } from '../engine/judge.ts'
import { componentPreparer } from '../engine/prepare.ts'
import { coolingByName } from './card-cooling.ts'

test.each([
  ['Asus ROG Astral LC GeForce RTX 5090 32 GB', 'Radiator', 360],
  ['Asus ROG STRIX LC GAMING OC GeForce RTX 4090 24GB GDDR6X', 'Radiator', 240],
  ['MSI GeForce RTX 4090 SUPRIM LIQUID X 24G GDDR6X', 'Radiator', 240],
  ['MSI GeForce RTX 5080 16G SUPRIM LIQUID SOC GDDR7', 'Radiator', 360],
  ['EVGA FTW3 ULTRA HYBRID GAMING GeForce RTX 3090 24GB GDDR6X Black', 'Radiator', 240],
  ['EVGA HYBRID GAMING GeForce GTX 1070 8GB GDDR5 Black / Gray', 'Radiator', 120],
  ['Gigabyte AORUS XTREME WATERFORCE GeForce RTX 4090 24 GB', 'Radiator', 360],
  ['Gigabyte AORUS XTREME WATERFORCE GeForce RTX 3090 Ti 24GB', 'Radiator', undefined],
  ['Colorful iGame Neptune OC-V GeForce RTX 4090 24GB GDDR6X Silver', 'Radiator', undefined],
  ['Gigabyte AORUS Radeon RX 6900 XT XTREME WATERFORCE WB 16G', 'Water block', undefined],
  ['Inno3D GeForce RTX 4090 iChill Frostbite', 'Water block', undefined],
  ['ZOTAC GAMING GeForce RTX 5090 ARCTICSTORM AIO 32GB GDDR7', 'Radiator', 360],
  ['Palit StormX GeForce GTX 1660 SUPER 6GB GDDR6', undefined, undefined],
  ['PNY XLR8 GeForce RTX 4080 EPIC-X RGB', undefined, undefined],
])('cards by name: %s is cooled by %s %s', (name, cooling, radiatorMm) => {
  const found = coolingByName(name)
  expect([found.cooling, found.radiatorMm]).toEqual([cooling, radiatorMm])
})

test('cards by name: a liquid-cooled card without the fact does not pass as air-cooled in a small case', () => {
  const prepare = componentPreparer()
  const box = prepare({ productId: 'case', name: 'Case', kind: 'case', facts: { radiatorMounts: [] } })
  const saidOf = (name: string, facts = {}) => {
    const card = prepare({ productId: 'card', name, kind: 'graphicsCard', facts })
    const { errors, warnings } = judge([card, box])
    return [...errors, ...warnings].filter(({ ruleName }) => ruleName === 'RadiatorMount').length
  }
  expect(saidOf('ROG Astral LC GeForce RTX 5090')).toBe(1)
  expect(saidOf('Colorful Neptune GeForce RTX 4090')).toBe(1)
  expect(saidOf('GeForce RTX 5090 TUF')).toBe(0)
  // What the facts say wins over the name.
  expect(saidOf('LIQUID BLUE GeForce RTX 5090', { cooling: 'Air' })).toBe(0)
})
