import { catalogTopic } from '../../src/catalog/topics.ts'
import { forTests } from '../support/for-tests.ts'
// Limits on the number of lines that saved PCs add to a draft: each PC becomes as many lines as it has parts.

import { randomUUIDv7 } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveProduct } from '../../src/catalog/product.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first } from '../../src/platform/store/store.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { blankProduct, cpuGroup } from '../support/fixture.ts'
import { draftOf } from '../support/service.ts'
import { addConfiguration } from '../support/world.ts'

const partCount = 1000

describe.each(engines)('expanded configurations on %s', (engine) => {
  /** A saved configuration of 1,000 different parts. */
  let large: string
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    const ids = Array.from({ length: partCount }, (_, index) => `PART-${index}`)
    await service.store.batch([
      ...ids.flatMap((id) => saveProduct({ ...blankProduct(id), group: cpuGroup })),
      bump(catalogTopic),
    ])
    await service.service.context.poller.refresh()
    large = await addConfiguration(service, ids)
  })

  const lineOf = (value: string) => ({
    materialId: { type: 'PcConfiguration', value },
    quantity: 1,
    references: null,
  })
  const createWith = (ids: string[]) => service.create(draftOf([], { orderLines: ids.map(lineOf) }))
  const storedLength = async (checkoutId: string) =>
    (
      await first<{ n: number }>(service.store, {
        statement: adHoc('SELECT LENGTH(body) AS n FROM draft WHERE id = $1'),
        values: [checkoutId],
      })
    )?.n
  const linesOf = (lines: { orderLines: unknown[] }[]) =>
    lines.reduce((sum, { orderLines }) => sum + 1 + orderLines.length, 0)

  test('draft of 500 configurations of 1,000 parts: is stored with at most 5,000 lines', async () => {
    const checkoutId = await createWith(Array.from({ length: 500 }, () => large))
    expect(await storedLength(checkoutId)).toBeLessThan(4_000_000)
    const { orderLines, problems } = await service.readCheckout(checkoutId)
    expect(orderLines).toHaveLength(500)
    expect(linesOf(orderLines)).toBeLessThanOrEqual(5000)
    expect(orderLines[0]?.orderLines).toHaveLength(partCount + 1)
    expect(orderLines[499]).toMatchObject({
      materialId: { type: 'PcConfiguration', value: large },
      materialNumber: null,
      unitPrice: null,
      availability: null,
      orderLines: [],
    })
    expect(problems[0]).toMatchObject({ fieldName: 'orderLines', code: 'too_many_expanded_lines' })
    expect(problems[0]?.message).toMatch(/more than 5000 lines.*orderLines\[4\]/)
    const reply = await service.submit(checkoutId)
    expect([reply.status, codeOf(reply)]).toEqual([422, 'checkout_has_problems'])
  })

  test('draft: configurations beyond the limit are not loaded, neither judged nor reported as unknown', async () => {
    const others = Array.from({ length: 20 }, () => randomUUIDv7())
    const checkoutId = await createWith([...Array.from({ length: 5 }, () => large), ...others])
    const { problems } = await service.readCheckout(checkoutId)
    expect(problems.map(({ code }) => code)).toContain('too_many_expanded_lines')
    expect(problems.map(({ code }) => code)).not.toContain('configuration_unknown')
  })

  test('draft: the maximum number of lines is no problem, one more is', async () => {
    const strict = await startCheckedService(engine, { env: { MAX_EXPANDED_LINES: '6' } })
    try {
      const small = await addConfiguration(strict, ['CPU-A'])
      const read = async (count: number) => {
        const orderLines = Array.from({ length: count }, () => lineOf(small))
        const checkout = await strict.readCheckout(await strict.create(draftOf([], { orderLines })))
        return {
          children: checkout.orderLines.map((line) => line.orderLines.length),
          problems: checkout.problems.map(({ code }) => code),
        }
      }
      expect(await read(2)).toEqual({ children: [2, 2], problems: [] })
      expect(await read(3)).toEqual({ children: [2, 0, 0], problems: ['too_many_expanded_lines'] })
    } finally {
      await strict.stop()
    }
  })
})
