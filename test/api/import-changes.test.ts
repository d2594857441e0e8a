// What imports change is recorded like what people change: before, after, who, and by which import.

import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../src/contract/administration.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { addProduct } from '../support/world.ts'

interface Import {
  importId: string
  state: string
  rows: Record<string, number>
  createdBy: { client: string; subject: string }
}

const membersOf = (value: object | null) => (value ?? {}) as Record<string, unknown>

describe.each(engines)('changes by imports on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const ask = async <T>(path: string) => (await service.request<T>('GET', path, { as: 'staff' })).body
  const audit = async (query: string) =>
    (await ask<{ entries: AuditEntry[] }>(`/admin/v1/audit?limit=200&${query}`)).entries
  async function imported(query: string, rows: object[]): Promise<Import> {
    const { status, body } = await service.request<Import>('POST', `/admin/v1/imports?${query}`, {
      as: 'staff',
      raw: rows.map((row) => JSON.stringify(row)).join('\n'),
      headers: { 'Content-Type': 'application/x-ndjson' },
    })
    expect(status).toBe(201)
    return eventually(
      () => ask<Import>(`/admin/v1/imports/${body.importId}`),
      ({ state }) => state !== 'Waiting',
      30_000,
    )
  }

  test('import: each changed price, count and product is in the audit with before, after, person and import', async () => {
    const list = `CHANGES-${engine}`
    const ids = await Promise.all(Array.from({ length: 70 }, () => addProduct(service, { stock: 10 })))
    const [first = '', second = ''] = ids
    const price = (productId: string, net: number) => ({ priceList: list, currency: 'NOK', productId, net })
    await imported(
      'kind=prices',
      ids.map((id) => price(id, 100)),
    )
    service.time.now += 60_000
    const job = await imported('kind=prices', [
      ...ids.map((id) => price(id, 120.5)),
      price(second, 120.5),
      price(first, 130),
      { ...price(first, 90), minQuantity: 10 },
      price('none', 1),
    ])
    expect(job.rows).toMatchObject({ changed: 71, new: 1, equal: 1, refused: 1 })
    const changes = await audit(`importId=${job.importId}&entity=price`)
    expect(changes).toHaveLength(72)
    const { client, subject } = job.createdBy
    expect(changes.filter((each) => each.client === client && each.subject === subject)).toHaveLength(72)
    const ofFirst = changes.filter(({ entityId }) => entityId === first).reverse()
    expect(ofFirst.map(({ before, after }) => [membersOf(before)[list], membersOf(after)[list]])).toEqual([
      [{ net: 100 }, { net: 120.5 }],
      [{ net: 120.5 }, { net: 130 }],
      [
        { net: null, minQuantity: 10, validFrom: null, validUntil: null },
        { net: 90, minQuantity: 10, validFrom: null, validUntil: null },
      ],
    ])
    const history = await ask<{ history: { net: number; changedBy: object | null }[] }>(
      `/admin/v1/price-lists/${list}/prices/${second}`,
    )
    expect(history.history).toMatchObject([
      { net: 100, changedBy: { client, subject, importId: job.importId } },
    ])

    const stock = await imported('kind=stock', [
      { productId: first, onHand: 7 },
      { productId: second, onHand: 10 },
    ])
    expect(await audit(`importId=${stock.importId}&entity=stock`)).toMatchObject([
      { action: 'import', entityId: first, before: { onHand: 10 }, after: { onHand: 7 } },
    ])
    const product = await imported('kind=catalog', [{ productId: first, name: 'Renamed' }])
    const [renamed] = await audit(`entity=product&entityId=${first}`)
    expect(renamed).toMatchObject({ importId: product.importId, after: { name: 'Renamed' } })
    expect(Object.keys(renamed?.after ?? {})).toContain('name')
    expect(membersOf(renamed?.before ?? null).name).not.toBe('Renamed')
  })

  test('import: neither a dry run nor an equal row is recorded as a change', async () => {
    const id = await addProduct(service, { stock: 10 })
    const dry = await imported('kind=stock&dryRun=true', [{ productId: id, onHand: 4 }])
    const equal = await imported('kind=stock', [{ productId: id, onHand: 10 }])
    expect(await audit(`importId=${dry.importId}`)).toEqual([])
    expect(await audit(`importId=${equal.importId}`)).toEqual([])
  })

  test('audit: filters by person, thing and time together', async () => {
    const id = await addProduct(service, { stock: 10 })
    const { createdBy } = await imported('kind=stock', [{ productId: id, onHand: 4 }])
    const at = new Date(service.time.now).toISOString()
    const later = new Date(service.time.now + 1).toISOString()
    const thing = `entity=stock&entityId=${id}&client=${encodeURIComponent(createdBy.client)}`
    expect(await audit(`${thing}&subject=${createdBy.subject}&from=${at}&to=${later}`)).toHaveLength(1)
    expect(await audit(`${thing}&subject=someone-else`)).toEqual([])
    expect(await audit(`${thing}&from=${later}`)).toEqual([])
  })

  test('key: no client is named like the service itself', async () => {
    for (const client of ['command line', ' Command  Line', 'SYSTEM']) {
      const json = { client, accounts: ['NO-1'], scopes: ['checkout'] }
      const { status, text } = await service.request('POST', '/admin/v1/keys', { as: 'staff', json })
      expect([client, status, text]).toEqual([client, 400, expect.stringContaining('reserved')])
    }
  })
})
