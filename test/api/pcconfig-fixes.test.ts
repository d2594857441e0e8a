// Fixes over HTTP: what they keep, what they solve and what they are called. The search is tested beside its code.

import { describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { searching, startDemoService } from '../support/demo.ts'
import { forTests } from '../support/for-tests.ts'

interface Fixes {
  fixes: {
    changes: { remove: string | null; add: string | null }[]
    products: { productId: string }[]
    price: { currency: string; gross: number }
    priceDifference: { gross: number }
    solves: string[]
    compromise: string
    reason: string
    validationResult: { isValid: boolean }
  }[]
  isProven: boolean
  unpricedProducts: string[]
}

const parts = {
  cpu: 'cpu-amd-ryzen-7-9800x3d',
  motherboard: 'board-msi-mag-b850-tomahawk-max-wifi',
  memory: 'ram-crucial-pro-32gb-ddr5-5600',
  graphicsCard: 'gpu-asus-rog-astral-rtx-5090',
  storage: 'ssd-samsung-990-pro-2tb',
  powerSupply: 'psu-asus-tuf-gaming-450b',
  case: 'case-corsair-4000d-airflow',
  cooler: 'cooler-deepcool-ak620',
}

describe.each(engines)('fixes on %s', (engine) => {
  const service = forTests(() => startDemoService(engine, searching))

  const ask = async (ids: string[]) => {
    const products = ids.map((productId) => ({ productId }))
    const reply = await service.ask<Fixes>('POST', '/pcconfig/v1/compatibility/fixes', { products })
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }

  test('fixes: an expensive graphics card is kept, and a downgrade of it is labelled and last', async () => {
    const { fixes, isProven } = await ask(Object.values(parts))
    expect(isProven).toBe(true)
    for (const { solves, validationResult } of fixes) {
      expect(validationResult.isValid).toBe(true)
      expect(solves).toContain('Power')
    }
    const [first] = fixes
    expect(first?.changes).toEqual([{ remove: parts.powerSupply, add: expect.stringMatching(/^psu-/) }])
    expect(first?.compromise).toBe('none')
    expect(first?.reason).toBe('Changes the power supply and keeps everything else.')
    const downgrades = fixes.filter(({ compromise }) => compromise === 'downgrade')
    expect(downgrades).toEqual([fixes.at(-1)])
    expect(downgrades[0]?.changes[0]?.remove).toBe(parts.graphicsCard)
  })

  test('fixes: the price difference is that of the changed products', async () => {
    const before = Object.values(parts)
    const { fixes } = await ask(before)
    const [first] = fixes
    const after = first?.products.map(({ productId }) => productId) ?? []
    expect(after.filter((id) => before.includes(id))).toEqual(before.filter((id) => id !== parts.powerSupply))
    expect(first?.priceDifference.gross).toBeGreaterThan(0)
  })

  test('fixes: an unknown product is taken out', async () => {
    const { fixes, unpricedProducts } = await ask([parts.motherboard, 'not-in-the-catalog'])
    expect(fixes.map(({ changes }) => changes)).toEqual([[{ remove: 'not-in-the-catalog', add: null }]])
    expect(fixes[0]?.solves).toEqual(['UnknownProduct'])
    expect(unpricedProducts).toEqual(['not-in-the-catalog'])
  })

  test('fixes: a valid PC needs none', async () => {
    expect(await ask([parts.cpu, parts.motherboard])).toMatchObject({ fixes: [], isProven: true })
  })
})
