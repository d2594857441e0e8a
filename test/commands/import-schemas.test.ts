// The JSON Schemas of the import formats say the same as the reader.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ajv as AjvClass } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { fileFormats } from '../../src/contract/import-formats.ts'
import { reader } from '../../src/contract/read.ts'
import { examples, type FormatName, formatNames, root } from '../support/import-files.ts'

describe('the JSON Schemas of the formats', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  ;(addFormats as unknown as (ajv: AjvClass) => void)(ajv)
  const validators = Object.fromEntries(
    formatNames.map((name) => [
      name,
      ajv.compile(JSON.parse(readFileSync(join(root, `docs/reference/formats/${name}.schema.json`), 'utf8'))),
    ]),
  )
  const accepts = (name: FormatName, list: string, row: unknown) =>
    validators[name]?.({ [list]: [row] }) as boolean
  const reads = (name: FormatName, list: string, row: unknown) =>
    reader(fileFormats[name][list] as (typeof fileFormats)[FormatName][string])(row).ok

  test.each(formatNames)('JSON Schema of %s: accepts the example', (name) => {
    const validate = validators[name]
    expect(validate?.(JSON.parse(examples[name])) ? [] : validate?.errors).toEqual([])
  })

  const uuid = '93dd66bf-df57-4dba-8a12-998b8838cb25'
  const group = { productGroupId: uuid, kind: 'cpu', name: 'Processors' }
  const item = { productId: 'a', name: 'A' }
  const bundle = {
    bundleId: 'a',
    name: 'A',
    groups: [{ productGroupId: uuid, min: 0, max: 1 }],
    assemblyProductId: 'b',
  }
  const price = { priceList: 'a', currency: 'NOK', productId: 'a', net: 1 }
  const stock = { productId: 'a', onHand: 1 }
  const supply = { purchaseOrderId: 'a', productId: 'a', quantity: 1, expectedAt: null }
  const carrier = JSON.parse(examples.carriers).carriers[0]

  const right: [FormatName, string, string, unknown][] = [
    ['catalog', 'groups', 'a group', group],
    ['catalog', 'groups', 'a uuid in capitals', { ...group, productGroupId: uuid.toUpperCase() }],
    ['catalog', 'products', 'the least', item],
    [
      'catalog',
      'products',
      'nulls',
      { ...item, ean: null, facts: null, weightGrams: null, discontinued: null },
    ],
    ['catalog', 'products', 'unknown members', { ...item, colour: 'red' }],
    ['catalog', 'bundles', 'a bundle', bundle],
    ['prices', 'prices', 'a price', price],
    ['stock', 'stock', 'stock', stock],
    ['stock', 'purchaseOrders', 'a supply', supply],
    ['stock', 'purchaseOrders', 'a date', { ...supply, expectedAt: '2026-12-01T00:00:00.5+02:00' }],
    ['carriers', 'carriers', 'without points', { ...carrier, collectionPoints: null }],
  ]
  test.each(right)('JSON Schema, %s, %s: reader and schema accept %s', (name, list, _what, row) => {
    expect({ reader: reads(name, list, row), schema: accepts(name, list, row) }).toEqual({
      reader: true,
      schema: true,
    })
  })

  const wrong: [FormatName, string, string, unknown][] = [
    ['catalog', 'groups', 'no uuid', { ...group, productGroupId: 'cpu' }],
    ['catalog', 'groups', 'no name', { ...group, name: undefined }],
    ['catalog', 'groups', 'null', null],
    ['catalog', 'products', 'a list', []],
    ['catalog', 'products', 'no name', { productId: 'a' }],
    ['catalog', 'products', 'a name that is null', { ...item, name: null }],
    ['catalog', 'products', 'a name of 256 letters', { ...item, name: 'x'.repeat(256) }],
    ['catalog', 'products', 'a category of its own', { ...item, category: 'DELIVERY' }],
    ['catalog', 'products', 'a weight below nothing', { ...item, weightGrams: -1 }],
    ['catalog', 'products', 'half a gram', { ...item, weightGrams: 0.5 }],
    ['catalog', 'products', 'a weight beyond int32', { ...item, weightGrams: 2147483648 }],
    ['catalog', 'products', 'digits as a text', { ...item, weightGrams: '12' }],
    ['prices', 'prices', 'a price as a text', { ...price, net: '12.50' }],
    ['catalog', 'products', 'a leading zero', { ...item, weightGrams: '007' }],
    ['catalog', 'products', 'a yes', { ...item, discontinued: 'yes' }],
    ['catalog', 'products', 'facts as a list', { ...item, facts: [] }],
    ['catalog', 'bundles', 'no groups', { ...bundle, groups: [] }],
    ['catalog', 'bundles', 'a group without bounds', { ...bundle, groups: [{ productGroupId: uuid }] }],
    ['prices', 'prices', 'below nothing', { ...price, net: -0.01 }],
    ['prices', 'prices', 'words', { ...price, net: 'free' }],
    ['prices', 'prices', 'no list', { ...price, priceList: undefined }],
    ['stock', 'stock', 'below nothing', { ...stock, onHand: -1 }],
    ['stock', 'stock', 'below nothing, as a text', { ...stock, onHand: '-1' }],
    ['stock', 'stock', 'beyond int32, as a text', { ...stock, onHand: '2147483648' }],
    ['stock', 'purchaseOrders', 'none', { ...supply, quantity: 0 }],
    ['stock', 'purchaseOrders', 'none, as a text', { ...supply, quantity: '0' }],
    ['stock', 'purchaseOrders', 'a date without time', { ...supply, expectedAt: '2026-12-01' }],
    [
      'stock',
      'purchaseOrders',
      'a day that does not exist',
      { ...supply, expectedAt: '2026-02-30T00:00:00Z' },
    ],
    ['stock', 'purchaseOrders', 'no date at all', { ...supply, expectedAt: undefined }],
    ['carriers', 'carriers', 'no bands', { ...carrier, bands: [] }],
    [
      'carriers',
      'carriers',
      'a band without prices',
      { ...carrier, bands: [{ maxWeightGrams: 1, prices: [] }] },
    ],
    ['carriers', 'carriers', 'half a point', { ...carrier, collectionPoints: [{ id: 'a' }] }],
  ]
  test.each(wrong)('JSON Schema, %s, %s: reader and schema refuse %s', (name, list, _what, row) => {
    const sent = row === undefined ? row : JSON.parse(JSON.stringify(row))
    expect({ reader: reads(name, list, sent), schema: accepts(name, list, sent) }).toEqual({
      reader: false,
      schema: false,
    })
  })
})
