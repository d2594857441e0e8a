import { expect, it } from 'vitest'
import { noFilters } from './filters'
import { forgetPickers, keepPicker, keptPicker } from './picker-memory'

const inStock = { filters: { ...noFilters, inStockOnly: true }, order: 'name' } as const

it('picker memory: filters and order are kept per slot while the build is open', () => {
  keepPicker('gaming', 'cpu', inStock)
  expect(keptPicker('gaming', 'cpu')).toEqual(inStock)
  expect(keptPicker('gaming', 'memory')).toEqual({ filters: noFilters, order: 'fit' })
  forgetPickers()
  expect(keptPicker('gaming', 'cpu').filters).toEqual(noFilters)
})

it('picker memory: another PC begins without filters', () => {
  keepPicker('gaming', 'cpu', inStock)
  expect(keptPicker('office', 'cpu').filters).toEqual(noFilters)
  keepPicker('office', 'memory', inStock)
  expect(keptPicker('gaming', 'cpu').filters).toEqual(noFilters)
})
