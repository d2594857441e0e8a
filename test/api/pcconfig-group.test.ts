// Verdicts on all products of a group, in short: the same as the batch says, in a fraction of its size.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { type DemoService, demoProduct, gamingPc, references, startDemoService } from '../support/demo.ts'

interface Finding {
  ruleName: string
  shortMessage: string
  severity?: string
  category?: string
  relatedProducts: string[]
}
interface Batch {
  results: {
    productId: string
    validationResult: { isValid: boolean; errors: Finding[]; warnings: Finding[] }
  }[]
}
interface Outcomes {
  outcomes: { isValid: boolean; findings: unknown[]; productIds: string[] }[]
}

describe.each(engines)('verdicts on a group on %s', (engine) => {
  let service: DemoService
  let groups: { productGroupId: string; kind: string | null }[]
  beforeAll(async () => {
    service = await startDemoService(engine)
    groups = (await service.ask<{ groups: typeof groups }>('GET', '/catalog/v1/groups')).body.groups
  })
  afterAll(() => service?.stop())

  const judgeGroup = (body: object) => service.ask<Outcomes>('POST', '/pcconfig/v1/compatibility/group', body)
  async function judgeBatch(productGroupId: string, base: string[], productIdToReplace: string | null) {
    const { body } = await service.ask<{ products: { productId: string }[] }>(
      'GET',
      `/catalog/v1/products?limit=1000&productGroupId=${productGroupId}`,
    )
    return service.ask<Batch>('POST', '/pcconfig/v1/compatibility/batch', {
      baseConfiguration: references(base),
      productsToValidate: references(body.products.map(({ productId }) => productId)),
      productIdToReplace,
    })
  }
  const groupOf = (kind: string) => groups.find((group) => group.kind === kind)?.productGroupId as string

  /** Each product with its short verdict, sorted. */
  const shortOfBatch = ({ results }: Batch) =>
    results
      .map(({ productId, validationResult: { isValid, errors, warnings } }) => {
        const short = (list: Finding[]) =>
          list
            .filter(({ relatedProducts }) => relatedProducts.includes(productId))
            .map(({ ruleName, shortMessage, severity = null, category = null }) => ({
              ruleName,
              shortMessage,
              severity,
              category,
            }))
        return { productId, isValid, findings: [...short(errors), ...short(warnings)] }
      })
      .sort((a, b) => (a.productId < b.productId ? -1 : 1))
  const shortOfGroup = ({ outcomes }: Outcomes) =>
    outcomes
      .flatMap(({ productIds, isValid, findings }) =>
        productIds.map((productId) => ({ productId, isValid, findings })),
      )
      .sort((a, b) => (a.productId < b.productId ? -1 : 1))

  test('every group: says what the batch says, and names each product once', async () => {
    for (const { productGroupId } of groups) {
      const batch = await judgeBatch(productGroupId, gamingPc, null)
      const group = await judgeGroup({
        baseConfiguration: references(gamingPc),
        productGroupId,
        productIdToReplace: null,
      })
      expect(group.status).toBe(200)
      expect(shortOfGroup(group.body)).toEqual(shortOfBatch(batch.body))
    }
  })

  test('replaced product: is taken out before each candidate is judged', async () => {
    const cpu = gamingPc.find((id) => demoProduct(id)?.kind === 'cpu') as string
    const productGroupId = groupOf('cpu')
    const question = { baseConfiguration: references(gamingPc), productGroupId, productIdToReplace: cpu }
    const group = await judgeGroup(question)
    expect(shortOfGroup(group.body)).toEqual(
      shortOfBatch((await judgeBatch(productGroupId, gamingPc, cpu)).body),
    )
    expect(shortOfGroup(group.body).find(({ productId }) => productId === cpu)).toMatchObject({
      isValid: true,
    })
    const added = await judgeGroup({ ...question, productIdToReplace: null })
    expect(added.body).not.toEqual(group.body)
  })

  test('outcomes: products with the same findings share one', async () => {
    const { body } = await judgeGroup({
      baseConfiguration: references(gamingPc),
      productGroupId: groupOf('memory'),
      productIdToReplace: null,
    })
    const keys = body.outcomes.map(({ isValid, findings }) => JSON.stringify([isValid, findings]))
    expect(new Set(keys).size).toBe(keys.length)
    expect(body.outcomes.length).toBeLessThan(shortOfGroup(body).length)
  })

  test('unknown group: no outcomes', async () => {
    const reply = await judgeGroup({
      baseConfiguration: [],
      productGroupId: '00000000-0000-4000-8000-000000000000',
      productIdToReplace: null,
    })
    expect([reply.status, reply.body]).toEqual([200, { outcomes: [] }])
  })

  test('group that is no UUID: 400 names the field', async () => {
    const reply = await judgeGroup({
      baseConfiguration: [],
      productGroupId: 'memory',
      productIdToReplace: null,
    })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ fieldName: 'productGroupId' }] })
  })
})
