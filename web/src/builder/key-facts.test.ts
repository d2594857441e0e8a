import { expect, it } from 'vitest'
import { keyFacts } from './key-facts'
import { aProduct } from './testing'

const told = (kind: string, facts: Record<string, unknown>) => keyFacts(aProduct('part', kind, { facts }))

it('a part is told by what one looks at first', () => {
  expect(told('cpu', { socket: 'AM5', tdpWatts: 120, integratedGraphics: true, includesCooler: false })).toBe(
    'AM5 · 120 W · graphics built in',
  )
  expect(told('memory', { type: 'DDR5', modules: 2, moduleGb: 16, speedMts: 6000 })).toBe(
    'DDR5 · 2 × 16 GB · 6000 MT/s',
  )
  expect(told('motherboard', { socket: 'AM5', memoryTypes: ['DDR4', 'DDR5'] })).toBe('AM5 · DDR4, DDR5')
  expect(told('fan', { quantity: 1 })).toBe('1 fan')
})

it('what is not known is left out', () => {
  expect(told('memory', { type: 'DDR5', modules: 2 })).toBe('DDR5')
  expect(told('cpu', { socket: 7, tdpWatts: '120' })).toBe('')
  expect(keyFacts(aProduct('mouse', 'mouse', { manufacturer: 'Logitech' }))).toBe('Logitech')
})
