// Completions over HTTP: purpose, budget, levels and reasons. What is proposed is tested beside the search.

import { describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { engines } from '../support/databases.ts'
import { searching, startDemoService } from '../support/demo.ts'
import { forTests } from '../support/for-tests.ts'

const path = '/pcconfig/v1/compatibility/completions'

interface Completions {
  completions: {
    products: { productId: string }[]
    price: { currency: string; gross: number }
    validationResult: { isValid: boolean }
    level: string | null
    score: number
    reason: string
    shareOfBudget: number | null
  }[]
  purpose: string
  cheapestPrice: { gross: number } | null
  obstacles: { message: string; relatedProducts: string[] }[]
}

describe.each(engines)('completions on %s', (engine) => {
  const service = forTests(() => startDemoService(engine, searching))

  const ask = async (body: object) => {
    const reply = await service.ask<Completions>('POST', path, body)
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }

  test('completions: a budget is used well, best first, with reason and share', async () => {
    const { completions, purpose } = await ask({ bundleId: 'bundle-gaming-pc', products: [], budget: 20_000 })
    expect(purpose).toBe('gaming')
    expect(completions).toHaveLength(5)
    for (const { price, validationResult, level, reason, shareOfBudget, score } of completions) {
      expect(price.gross).toBeLessThanOrEqual(20_000)
      expect(validationResult.isValid).toBe(true)
      expect(level).toBeNull()
      expect(reason).toMatch(/gaming: .* of the budget/)
      expect(shareOfBudget).toBeCloseTo(price.gross / 20_000, 2)
      expect(score).toBeGreaterThan(0)
    }
    expect(completions[0]?.shareOfBudget).toBeGreaterThanOrEqual(0.8)
  })

  test('completions: with assembly, prices and budget include it', async () => {
    const asked = { bundleId: 'bundle-gaming-pc', products: [], budget: 20_000, withAssembly: true }
    const { completions, cheapestPrice } = await ask(asked)
    const [best] = completions
    if (!best) throw new Error('Nothing is proposed.')
    const { bundleId } = asked
    const summary = await service.ask<{ price: { gross: number } }>('POST', '/pcconfig/v1/summary', {
      bundleId,
      products: best.products,
    })
    expect(best.price.gross).toBe(summary.body.price.gross)
    expect(best.shareOfBudget).toBeCloseTo(best.price.gross / 20_000, 2)
    for (const { price } of completions) expect(price.gross).toBeLessThanOrEqual(20_000)
    const without = await ask({ ...asked, withAssembly: false })
    expect(cheapestPrice?.gross).toBeCloseTo((without.cheapestPrice?.gross ?? 0) + 1155, 2)
  })

  test('completions: without a budget there are three levels', async () => {
    const { completions } = await ask({ bundleId: 'bundle-office-pc', products: [] })
    expect(completions.map(({ level }) => level)).toEqual(['entry', 'balanced', 'high'])
  })

  test('completions: the purpose of the request wins over that of the bundle', async () => {
    const asked = { bundleId: 'bundle-office-pc', products: [], budget: 15_000 }
    const office = await ask(asked)
    const gaming = await ask({ ...asked, purpose: 'gaming' })
    expect([office.purpose, gaming.purpose]).toEqual(['office', 'gaming'])
    expect(gaming.completions[0]?.products).not.toEqual(office.completions[0]?.products)
  })

  test('completions: an unknown purpose is refused', async () => {
    const body = { bundleId: 'bundle-office-pc', products: [], purpose: 'mining' }
    const { status } = await service.ask('POST', path, body)
    expect(status).toBe(400)
  })

  test('completions: a budget that is too small has the cheapest price and an obstacle', async () => {
    const { completions, cheapestPrice, obstacles } = await ask({
      bundleId: 'bundle-gaming-pc',
      products: [],
      budget: 1000,
    })
    expect(completions).toEqual([])
    expect(cheapestPrice?.gross).toBeGreaterThan(1000)
    expect(obstacles).toHaveLength(1)
    expect(obstacles[0]?.message).toContain(`costs ${cheapestPrice?.gross} NOK`)
  })

  test('completions: a product that is out of stock without a date is not proposed while another one fits', async () => {
    const body = { bundleId: 'bundle-workstation', products: [], budget: 30_000 }
    const [before] = (await ask(body)).completions
    const cpu = before?.products.find(({ productId }) => productId.startsWith('cpu-'))?.productId as string
    const { store } = service
    await store.batch([
      { statement: adHoc('DELETE FROM purchase_order WHERE product_id = $1'), values: [cpu], rows: 'any' },
      {
        statement: adHoc('UPDATE stock SET on_hand = reserved WHERE product_id = $1'),
        values: [cpu],
        rows: 1,
      },
    ])
    await expect
      .poll(
        async () => {
          const [after] = (await ask(body)).completions
          return after?.products.map(({ productId }) => productId)
        },
        { timeout: 20_000, interval: 500 },
      )
      .not.toContain(cpu)
  })

  test('completions: products that exclude each other have an obstacle', async () => {
    const products = ['cpu-amd-ryzen-7-9800x3d', 'board-asus-prime-z790-p'].map((productId) => ({
      productId,
    }))
    const { completions, cheapestPrice, obstacles } = await ask({ bundleId: 'bundle-gaming-pc', products })
    expect(completions).toEqual([])
    expect(cheapestPrice).toBeNull()
    expect(obstacles[0]?.relatedProducts.sort()).toEqual(products.map(({ productId }) => productId).sort())
  })
})
