import { openAsker } from '../ask.ts'
import { requestBytes } from '../load.ts'
import { median } from '../median.ts'
import { cpuMicroseconds } from '../processes.ts'
import type { Scenario } from '../scenario.ts'
import { key } from '../world.ts'
import type { ImportedBench } from '../worlds/imported.ts'

const warmups = 4

export const catalogBatch: Scenario<ImportedBench> = {
  name: 'catalog-batch',
  engines: ['sqlite'],
  about:
    'judge every component of the open catalog in a PC of eight parts, to the last byte, compared with JSON.stringify of the answer',
  async run({ engine, service, rounds, components, base }) {
    const asId = ({ productId }: { productId: string }) => ({ productId })
    const request = requestBytes('POST', '/pcconfig/v1/compatibility/batch', key, {
      baseConfiguration: base.map(asId),
      productsToValidate: components.map(asId),
      productIdToReplace: null,
    })
    const asker = await openAsker(service)
    const text = await asker.body(request)
    const answer: { results: unknown[] } = JSON.parse(text)
    if (answer.results.length !== components.length) throw new Error('Not every candidate was answered.')

    const pairs: { ours: number; stringify: number; cpu: number }[] = []
    const measure = async () => {
      const cpuBefore = cpuMicroseconds(service.pid)
      const ours = await asker.time(request)
      return { ours, cpu: (cpuMicroseconds(service.pid) - cpuBefore) / 1000, stringify: timeOf(answer) }
    }
    for (let round = 0; round < warmups; round++) await measure()
    await service.profiled(`catalog-batch-${engine}`, async () => {
      for (let round = 0; round < 3 * rounds; round++) pairs.push(await measure())
    })
    asker.close()

    const ratios = pairs.map(({ ours, stringify }) => ours / stringify)
    const milliseconds = (pick: (pair: (typeof pairs)[number]) => number) =>
      `${Math.round(median(pairs.map(pick)))} ms`
    return {
      what: `catalog-batch on ${engine}`,
      value: median(ratios),
      aim: { most: 2 },
      details: {
        'best to worst': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        ours: milliseconds(({ ours }) => ours),
        'JSON.stringify': milliseconds(({ stringify }) => stringify),
        'ours CPU': milliseconds(({ cpu }) => cpu),
        candidates: components.length.toLocaleString('en'),
        answer: `${(text.length / 1e6).toFixed(1)} MB`,
      },
    }
  },
}

function timeOf(answer: unknown): number {
  const start = performance.now()
  JSON.stringify(answer)
  return performance.now() - start
}
