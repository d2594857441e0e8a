// Facts for staff: how they are written, which rules use them, and which missing ones leave checks undecided.

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { knownPcFacts } from '../../src/compatibility/index.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { addProduct } from '../support/world.ts'

interface Counts {
  fact: string
  undecided: number
  settles: number
  rules: string[]
}
interface Quality {
  undecided: number
  complete: boolean
  doubtful: { productId: string; name: string; fact: string; message: string }[]
  facts: (Counts & { productGroupId: string; group: string; kind: string; products: number })[]
}

describe.each(engines)('data quality on %s', (engine) => {
  const groups = { case: randomUUID(), cooler: randomUUID() }
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    for (const [kind, productGroupId] of Object.entries(groups)) {
      await read('POST', 'product-groups', { productGroupId, kind, name: `Every ${kind}` })
    }
    const { maxCoolerHeightMm: _, ...lacking } = knownPcFacts.case ?? {}
    for (const id of ['CASE-1', 'CASE-2']) {
      await addProduct(service, { id, group: groups.case, facts: { ...lacking, type: 'Desktop' } })
    }
    await addProduct(service, { id: 'CASE-3', group: groups.case, facts: knownPcFacts.case ?? null })
    for (const id of ['COOLER-1', 'COOLER-2', 'COOLER-3']) {
      await addProduct(service, { id, group: groups.cooler, facts: knownPcFacts.cooler ?? null })
    }
  })

  async function read<T>(method: string, path: string, json?: unknown): Promise<T> {
    const reply = await service.request<T>(method, `/admin/v1/${path}`, {
      as: 'staff',
      ...(json !== undefined && { json }),
      headers: { 'If-Match': '*' },
    })
    expect(reply.status).toBeLessThan(300)
    return reply.body
  }
  const heightRow = async () =>
    (await read<Quality>('GET', 'data-quality')).facts.find(({ fact }) => fact === 'maxCoolerHeightMm')

  test('data quality: a missing fact counts the checks it would settle, until it is known', async () => {
    expect(await heightRow()).toEqual({
      productGroupId: groups.case,
      group: 'Every case',
      fact: 'maxCoolerHeightMm',
      kind: 'case',
      products: 2,
      undecided: 6,
      settles: 6,
      rules: ['CoolerHeight'],
    })
    await read('PATCH', 'products/CASE-1', { facts: { maxCoolerHeightMm: 170 } })
    const followed = await eventually(heightRow, (row) => row?.products === 1, 60_000)
    expect(followed).toMatchObject({ products: 1, undecided: 3, settles: 3 })
    await read('PATCH', 'products/CASE-1', { facts: { maxCoolerHeightMm: null } })
    expect(await eventually(heightRow, (row) => row?.products === 2, 60_000)).toMatchObject({ settles: 6 })
  })

  test('data quality: facts that can hardly be true are listed with the reason', async () => {
    const productGroupId = randomUUID()
    await read('POST', 'product-groups', { productGroupId, kind: 'graphicsCard', name: 'Cards' })
    const facts = { ...knownPcFacts.graphicsCard, chip: 'GeForce RTX 4090', boardPowerWatts: 300 } as const
    await addProduct(service, { id: 'CARD-1', group: productGroupId, facts })
    const doubtful = async () => (await read<Quality>('GET', 'data-quality')).doubtful
    expect(await eventually(doubtful, (rows) => rows.length > 0, 60_000)).toEqual([
      {
        productId: 'CARD-1',
        name: expect.any(String),
        fact: 'boardPowerWatts',
        message: '300 W, cards with GeForce RTX 4090 draw about 450 W',
      },
    ])
  })

  test('data quality: the total counts a check once, whatever it misses', async () => {
    const { undecided, complete, facts } = await read<Quality>('GET', 'data-quality')
    expect(complete).toBe(true)
    expect(undecided).toBeGreaterThan(0)
    expect(undecided).toBeLessThanOrEqual(facts.reduce((sum, row) => sum + row.undecided, 0))
    expect(facts.map(({ settles }) => settles)).toEqual(
      facts.map(({ settles }) => settles).toSorted((a, b) => b - a),
    )
  })

  test('missing facts of a product: those that leave its own checks undecided', async () => {
    const { facts } = await read<{ facts: Counts[] }>('GET', 'products/CASE-2/missing-facts')
    expect(facts.find(({ fact }) => fact === 'maxCoolerHeightMm')).toEqual({
      fact: 'maxCoolerHeightMm',
      undecided: 3,
      settles: 3,
      rules: ['CoolerHeight'],
    })
    const whole = await read<{ facts: Counts[] }>('GET', 'products/CASE-3/missing-facts')
    expect(whole.facts.map(({ fact }) => fact)).not.toContain('maxCoolerHeightMm')
    expect(await read('GET', 'products/ASSEMBLY/missing-facts')).toEqual({ facts: [] })
    const unknown = await service.request('GET', '/admin/v1/products/NONE/missing-facts', { as: 'staff' })
    expect(unknown.status).toBe(404)
  })

  test('facts: each has its type, its unit and the rules that use it', async () => {
    interface Facts {
      kinds: { kind: string; facts: { name: string; unit: string | null; rules: string[] }[] }[]
      rules: { name: string }[]
    }
    const { kinds, rules } = await read<Facts>('GET', 'facts')
    const height = kinds
      .find(({ kind }) => kind === 'case')
      ?.facts.find(({ name }) => name === 'maxCoolerHeightMm')
    expect(height).toMatchObject({ type: 'number', unit: 'mm' })
    expect(height?.rules).toEqual(['CoolerHeight'])
    expect(rules.map(({ name }) => name)).toEqual(expect.arrayContaining(height?.rules ?? []))
  })
})
