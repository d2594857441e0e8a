import { expect, test } from 'vitest'
import type { BuildPart } from './builds-query'
import { compareBuilds } from './compare'

const part = (
  productId: string,
  groupName: string | null,
  gross: number | null,
  quantity = 1,
): BuildPart => ({
  productId,
  name: productId,
  groupName,
  kind: null,
  manufacturerPartNumber: null,
  quantity,
  unitPrice: gross === null ? null : { currency: 'NOK', net: gross, vat: 0, gross },
  availability: 'Available',
})

test('compare builds: groups stand side by side, the assembly last', () => {
  const one = { parts: [part('cpu-a', 'Processors', 100), part('assembly', null, 50)] }
  const other = {
    parts: [part('cpu-b', 'Processors', 130.1), part('case', 'Cases', 20), part('assembly', null, 50)],
  }
  expect(
    compareBuilds(one, other).map(({ groupName, one, other, difference, differs }) => [
      groupName,
      one.map(({ productId }) => productId),
      other.map(({ productId }) => productId),
      difference,
      differs,
    ]),
  ).toEqual([
    ['Processors', ['cpu-a'], ['cpu-b'], 30.1, true],
    ['Cases', [], ['case'], 20, true],
    [null, ['assembly'], ['assembly'], 0, false],
  ])
})

test('compare builds: units count, and a missing price leaves no difference', () => {
  const [memory] = compareBuilds(
    { parts: [part('m', 'Memory', 10)] },
    { parts: [part('m', 'Memory', 10, 2)] },
  )
  expect(memory).toMatchObject({ difference: 10, differs: true })
  const [drive] = compareBuilds({ parts: [part('d', 'Drives', null)] }, { parts: [part('d', 'Drives', 5)] })
  expect(drive?.difference).toBeNull()
})

test('compare builds: differences are exact', () => {
  const [fan] = compareBuilds(
    { parts: [part('f', 'Fans', 0.1, 3)] },
    { parts: [part('f', 'Fans', 0.3001), part('g', 'Fans', 0.2)] },
  )
  expect(fan?.difference).toBe(0.2001)
})
