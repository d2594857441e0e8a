// Verdicts on all products of a group, in short: the same as the batch says, in a fraction of its size; and the best of them.

import { beforeAll, describe, expect, test } from 'vitest'
import { fitRank, worstFit } from '../../src/configurator/fit.ts'
import type { OutcomeFinding } from '../../src/contract/pcconfig.ts'
import { engines } from '../support/databases.ts'
import { demoProduct, gamingPc, references, startDemoService } from '../support/demo.ts'
import { forTests } from '../support/for-tests.ts'

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
interface CatalogProduct {
  productId: string
  price: { gross: number } | null
}
interface Candidates {
  counts: Record<string, number>
  candidates: { product: CatalogProduct; findings: unknown[] }[]
}
interface Ranked {
  product: CatalogProduct & { facts: object }
  rank: number
  advice: string | null
}
interface RankedOutcome {
  productIds: string[]
  ranks: number[]
  advice: string | null
}

describe.each(engines)('verdicts on a group on %s', (engine) => {
  let groups: { productGroupId: string; kind: string | null }[]
  const service = forTests(() => startDemoService(engine))
  beforeAll(async () => {
    groups = (await service.ask<{ groups: typeof groups }>('GET', '/catalog/v1/groups')).body.groups
  })

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

  test('candidates: the best are the head of the list, with counts of the whole group', async () => {
    const productGroupId = groupOf('memory')
    const base = gamingPc.filter((id) => demoProduct(id)?.kind !== 'memory')
    const question = { baseConfiguration: references(base), productGroupId, productIdToReplace: null }
    const find = (limit: number) =>
      service.ask<Candidates>('POST', '/pcconfig/v1/compatibility/candidates', { ...question, limit })
    const all = shortOfGroup((await judgeGroup(question)).body)
    const { body } = await service.ask<{ products: CatalogProduct[] }>(
      'GET',
      `/catalog/v1/products?limit=1000&productGroupId=${productGroupId}`,
    )
    const sorted = body.products
      .map((product) => ({ product, ...all.find(({ productId }) => productId === product.productId) }))
      .map((each) => ({ ...each, fit: worstFit((each.findings ?? []) as OutcomeFinding[]) }))
      .sort(
        (a, b) =>
          fitRank[a.fit] - fitRank[b.fit] ||
          (a.product.price?.gross ?? Infinity) - (b.product.price?.gross ?? Infinity),
      )

    const head = await find(10)
    expect(head.status).toBe(200)
    const best = sorted.slice(0, 10)
    expect(new Set(head.body.candidates.map(({ product }) => product.productId))).toEqual(
      new Set(best.map(({ productId }) => productId)),
    )
    for (const { product, findings } of head.body.candidates)
      expect({ product, findings }).toEqual({
        product: best.find(({ productId }) => productId === product.productId)?.product,
        findings: best.find(({ productId }) => productId === product.productId)?.findings,
      })
    for (const [fit, count] of Object.entries(head.body.counts))
      expect(count).toBe(sorted.filter((each) => each.fit === fit).length)

    const whole = await find(100)
    expect(whole.body.candidates.map(({ product }) => product)).toEqual(body.products)
  })

  describe('ranked for a bundle', () => {
    const cpu = 'cpu-amd-ryzen-7-9800x3d'
    const question = () => ({
      baseConfiguration: references([cpu]),
      productGroupId: groupOf('graphicsCard'),
      productIdToReplace: null,
      bundleId: 'bundle-gaming-pc',
    })

    test('candidates: are ranked for the purpose of the bundle, and say how they go with the build', async () => {
      const { status, body } = await service.ask<{ candidates: Ranked[] }>(
        'POST',
        '/pcconfig/v1/compatibility/candidates',
        { ...question(), limit: 5 },
      )
      expect(status).toBe(200)
      const [first, ...others] = body.candidates.toSorted((a, b) => a.rank - b.rank)
      expect(first).toMatchObject({ rank: 0, advice: 'balanced with your CPU' })
      for (const { product } of [first as Ranked, ...others])
        expect((product.facts as { chip?: string }).chip).toMatch(/RX 9070|RTX 50[789]0/)
    })

    test('verdicts: name every product with its rank, once, and agree with the candidates', async () => {
      const { body } = await service.ask<{ outcomes: RankedOutcome[] }>(
        'POST',
        '/pcconfig/v1/compatibility/group',
        question(),
      )
      const ranks = body.outcomes.flatMap((outcome) => outcome.ranks)
      expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_, place) => place))
      const best = await service.ask<{ candidates: Ranked[] }>(
        'POST',
        '/pcconfig/v1/compatibility/candidates',
        { ...question(), limit: 100 },
      )
      const ranked = new Map(
        body.outcomes.flatMap(({ productIds, ranks, advice }) =>
          productIds.map((id, place) => [id, { rank: ranks[place], advice }] as const),
        ),
      )
      for (const { product, rank, advice } of best.body.candidates)
        expect(ranked.get(product.productId)).toEqual({ rank, advice })
    })

    test('replaced product: does not count, neither as a counterpart nor for the price level', async () => {
      const rankingOf = async (base: string[], productIdToReplace: string | null) =>
        (
          await service.ask('POST', '/pcconfig/v1/compatibility/group', {
            ...question(),
            baseConfiguration: references(base),
            productIdToReplace,
          })
        ).body
      const card = 'gpu-asus-rog-astral-rtx-5090'
      expect(await rankingOf([cpu, card], card)).toEqual(await rankingOf([cpu], null))
    })

    test('unknown bundle: 404', async () => {
      for (const path of ['candidates', 'group']) {
        const reply = await service.ask('POST', `/pcconfig/v1/compatibility/${path}`, {
          ...question(),
          bundleId: 'no-bundle',
        })
        expect([reply.status, reply.body]).toMatchObject([404, { code: 'bundle_not_found' }])
      }
    })

    test('without a bundle: nothing is ranked', async () => {
      const { bundleId: _, ...plain } = question()
      const { body } = await judgeGroup(plain)
      for (const outcome of body.outcomes)
        expect(Object.keys(outcome)).toEqual(['isValid', 'findings', 'productIds'])
    })
  })

  test('candidates: none of an unknown group', async () => {
    const reply = await service.ask('POST', '/pcconfig/v1/compatibility/candidates', {
      baseConfiguration: [],
      productGroupId: '00000000-0000-4000-8000-000000000000',
      productIdToReplace: null,
    })
    expect(reply.body).toEqual({ counts: { fits: 0, unsure: 0, warns: 0, clashes: 0 }, candidates: [] })
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
