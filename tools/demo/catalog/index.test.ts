import { Errors } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { factsOf, kinds } from '../../../src/compatibility/index.ts'
import { bundles, groups, products } from './index.ts'

const physical = products.filter(({ category }) => category === 'PHYSICAL_ITEM')
const components = products.filter(({ kind }) => kind !== null)
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the demo catalog', () => {
  it('demo catalog: every product has a unique, readable number', () => {
    expect(new Set(idsOf(products)).size).toBe(products.length)
    for (const { id } of products) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id.length).toBeLessThanOrEqual(60)
    }
  })

  it('demo catalog: keeps the numbers that examples use', () => {
    expect(idsOf(products)).toEqual(
      expect.arrayContaining([
        'cpu-amd-ryzen-7-9800x3d',
        'gpu-msi-rtx-5070-ti-ventus-3x',
        'ssd-samsung-990-pro-2tb',
        'os-windows-11-pro',
        'service-pc-assembly',
        'service-extended-warranty-3-years',
      ]),
    )
  })

  it('demo catalog: has at least 300 components, of every kind', () => {
    expect(components.length).toBeGreaterThanOrEqual(300)
    for (const kind of kinds)
      expect(
        components.some((product) => product.kind === kind),
        kind,
      ).toBe(true)
  })

  it('demo catalog: facts match their schemas', () => {
    const problems = components.flatMap(({ id, kind, facts }) =>
      kind
        ? Errors(factsOf[kind], facts).map(({ instancePath, message }) => `${id} ${instancePath} ${message}`)
        : [],
    )
    expect(problems).toEqual([])
  })

  it('demo catalog: every physical product has a unique valid EAN and a weight', () => {
    expect(new Set(physical.map(({ ean }) => ean)).size).toBe(physical.length)
    for (const { ean, weightGrams } of physical) {
      expect(ean).toMatch(/^20\d{11}$/)
      const sum = [...(ean ?? '')].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
      expect(sum % 10).toBe(0)
      expect(weightGrams).toBeGreaterThan(0)
    }
  })

  it('demo catalog: every part number is unique', () => {
    const numbers = products.flatMap(({ manufacturer, partNumber }) =>
      partNumber ? [`${manufacturer} ${partNumber}`] : [],
    )
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('demo catalog: has all prices in euros and kroner', () => {
    for (const { eur, nok } of products) {
      expect(eur).toBeGreaterThan(0)
      expect(Math.round(eur * 100)).toBeCloseTo(eur * 100, 6)
      expect(nok).toBe(Math.round(eur * 11.7))
    }
  })

  it('demo catalog: has services and licences, which are neither shipped nor in stock', () => {
    const others = products.filter(({ category }) => category !== 'PHYSICAL_ITEM')
    expect(new Set(others.map(({ category }) => category))).toEqual(new Set(['SERVICE', 'VIRTUAL_ITEM']))
    for (const { ean, stock, weightGrams } of others)
      expect({ ean, stock, weightGrams }).toEqual({ ean: null, stock: undefined, weightGrams: null })
    expect(products.find(({ id }) => id === 'os-windows-11-pro')?.category).toBe('VIRTUAL_ITEM')
  })

  it('demo catalog: has every state of stock', () => {
    const soldOut = physical.filter(({ stock, discontinued }) => stock === 0 && !discontinued)
    const discontinued = physical.filter((product) => product.discontinued)
    expect(soldOut.some(({ supply }) => supply?.some(({ inDays }) => inDays !== null))).toBe(true)
    expect(soldOut.some(({ supply }) => supply?.every(({ inDays }) => inDays === null))).toBe(true)
    expect(soldOut.some(({ supply }) => supply === undefined)).toBe(true)
    expect(discontinued.map(({ stock }) => stock).sort()).toEqual([0, 40])
    expect(physical.some(({ stock }) => stock === undefined)).toBe(true)
  })

  it('demo catalog: has one group for every kind, with its own id', () => {
    expect(groups.map(({ kind }) => kind).sort()).toEqual([...kinds].sort())
    expect(new Set(idsOf(groups)).size).toBe(groups.length)
    for (const { kind, productGroupId } of products)
      expect(productGroupId).toBe(groups.find((group) => group.kind === kind)?.id ?? null)
  })

  it('demo catalog: bundles have existing groups and an existing assembly service', () => {
    expect(bundles.length).toBeGreaterThanOrEqual(3)
    expect(new Set(idsOf(bundles)).size).toBe(bundles.length)
    for (const bundle of bundles) {
      expect(products.find(({ id }) => id === bundle.assemblyProductId)?.category).toBe('SERVICE')
      expect(new Set(bundle.groups.map(({ productGroupId }) => productGroupId)).size).toBe(
        bundle.groups.length,
      )
      for (const { productGroupId, min, max } of bundle.groups) {
        expect(idsOf(groups)).toContain(productGroupId)
        expect(min).toBeLessThanOrEqual(max)
        expect(max).toBeGreaterThan(0)
      }
    }
  })
})
