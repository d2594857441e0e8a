import { describe, expect, test } from 'vitest'
import { partPreparer } from '../../catalog/catalog.ts'
import type { SnapshotPiece } from './messages.ts'
import { catalogPieces, pricesPieces, receiveSnapshots } from './snapshots.ts'
import { demoCatalog, demoPrices } from './testing.ts'

/** As a message arrives in another thread. */
const sent = (pieces: Iterable<SnapshotPiece | undefined>): SnapshotPiece[] =>
  [...pieces].filter((piece) => piece !== undefined).map((piece) => structuredClone(piece))

describe('snapshots of the advisor', () => {
  test('catalog in pieces: arrives with the same products, groups, bundles and parts', () => {
    const catalog = demoCatalog()
    const { receive, current } = receiveSnapshots()
    for (const piece of sent(catalogPieces(catalog))) receive(piece)
    const copy = current().catalog
    const prepare = partPreparer([...catalog.groups.values()])
    expect([...copy.parts]).toEqual([...catalog.products].map(([id, product]) => [id, prepare(product)]))
    expect([...copy.products.values()]).toEqual(
      [...catalog.products.values()].map(({ id, name, group }) => ({ id, name, group })),
    )
    expect(copy.groups).toEqual(catalog.groups)
    expect(copy.bundles).toEqual(catalog.bundles)
  })

  test('catalog in pieces: of one that was sent before, only what changed is sent', () => {
    const before = demoCatalog()
    const [first, second, third] = [...before.products.values()]
    if (!first || !second || !third) throw new Error('The demo catalog has fewer than three products.')
    const products = new Map(before.products)
    products.set(first.id, { ...first, name: 'Renamed' })
    products.delete(second.id)
    products.set('new', { ...third, id: 'new' })
    const after = { ...before, products }
    const { receive, current } = receiveSnapshots()
    for (const piece of sent(catalogPieces(before))) receive(piece)
    const { parts } = current().catalog
    const pieces = sent(catalogPieces(after, before))
    expect(pieces.map((piece) => 'catalog' in piece && piece.catalog)).toEqual(['change'])
    for (const piece of pieces) receive(piece)
    const whole = receiveSnapshots()
    for (const piece of sent(catalogPieces(after))) whole.receive(piece)
    expect(current().catalog).toEqual(whole.current().catalog)
    expect(current().catalog.parts.get(third.id)).toBe(parts.get(third.id))
  })

  test('prices in pieces: arrive with the same lists, empty ones included', () => {
    const { receive, current } = receiveSnapshots()
    for (const piece of sent(pricesPieces(demoPrices))) receive(piece)
    expect(current().prices).toEqual(demoPrices)
  })

  test('prices in pieces: a list longer than one piece arrives whole and in order', () => {
    const net = new Map(Array.from({ length: 12_345 }, (_, index) => [`P${index}`, index]))
    const prices = new Map([['long', { id: 'long', currency: 'NOK', exponent: 2, net }]])
    const pieces = sent(pricesPieces(prices))
    expect(pieces.length).toBeGreaterThan(3)
    const { receive, current } = receiveSnapshots()
    for (const piece of pieces) receive(piece)
    expect([...(current().prices.get('long')?.net ?? [])]).toEqual([...net])
  })

  test('prices in pieces: lists that did not change are not sent again, and stay the same objects', () => {
    const listOf = (id: string, price: number) => ({
      id,
      currency: 'NOK',
      exponent: 2,
      net: new Map([['A', price]]),
    })
    const kept = listOf('kept', 1)
    const first = new Map([kept, listOf('changed', 2), listOf('gone', 3)].map((list) => [list.id, list]))
    const second = new Map([listOf('new', 4), kept, listOf('changed', 5)].map((list) => [list.id, list]))
    const { receive, current } = receiveSnapshots()
    for (const piece of sent(pricesPieces(first))) receive(piece)
    const before = current().prices
    const pieces = sent(pricesPieces(second, first))
    expect(JSON.stringify(pieces)).not.toContain('[[\\"A\\",1]]')
    for (const piece of pieces) receive(piece)
    expect(current().prices).toEqual(second)
    expect(current().prices.get('kept')).toBe(before.get('kept'))
  })

  test('snapshots: the old catalog is current until the last piece of the new one', () => {
    const { receive, current } = receiveSnapshots()
    for (const piece of sent(catalogPieces(demoCatalog()))) receive(piece)
    const before = current()
    const pieces = sent(catalogPieces({ ...demoCatalog(), bundles: new Map() }))
    for (const piece of pieces.slice(0, -1)) {
      receive(piece)
      expect(current().catalog).toBe(before.catalog)
    }
    receive(pieces.at(-1) as SnapshotPiece)
    expect(current().catalog.bundles.size).toBe(0)
    expect(current().catalog.parts.size).toBe(before.catalog.parts.size)
    // A question that is under way keeps what it began with.
    expect(before.catalog.bundles.size).toBeGreaterThan(0)
  })

  test('snapshots: a shortage replaces the one before', () => {
    const { receiveShortage, current } = receiveSnapshots()
    receiveShortage({ soldOut: ['A', 'B'], undated: ['C'] })
    receiveShortage({ soldOut: ['B'], undated: [] })
    expect(current().soldOut).toEqual(new Set(['B']))
    expect(current().undated).toEqual(new Set())
  })
})
