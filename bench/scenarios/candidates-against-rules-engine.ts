import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { rules } from '../../src/compatibility/index.ts'
import { candidateCount, type DeciderTask, type Side } from '../decider.ts'
import { median } from '../median.ts'
import type { Scenario } from '../scenario.ts'
import type { ImportedBench } from '../worlds/imported.ts'

const sides: Side[] = ['ours', 'ours with text', 'theirs']

export const candidatesAgainstRulesEngine: Scenario<ImportedBench> = {
  name: 'candidates-against-rules-engine',
  engines: ['sqlite'],
  about: `judge ${candidateCount.toLocaleString('en')} candidates, each in the place of its kind, by all ${rules.length} rules, compared with json-rules-engine; without HTTP`,
  async run({ engine, rounds, database }) {
    const deciders = await Promise.all(sides.map((side) => openDecider({ side, database })))
    const measured: number[][] = []
    for (let round = 0; round < rounds; round++) {
      const times: number[] = []
      for (const decider of deciders) times.push(await decider.time())
      measured.push(times)
    }
    for (const decider of deciders) await decider.close()
    const ratios = measured.map(([ours = 0, , theirs = 0]) => theirs / ours)
    const milliseconds = (side: Side) => median(measured.map((times) => times[sides.indexOf(side)] as number))
    return {
      what: `candidates-against-rules-engine, data of ${engine}`,
      value: median(ratios),
      aim: { least: 300 },
      unit: ' ×',
      details: {
        'worst to best': `${Math.round(Math.min(...ratios))}–${Math.round(Math.max(...ratios))}`,
        ours: `${milliseconds('ours').toFixed(2)} ms`,
        'ours with all messages as JSON': `${milliseconds('ours with text').toFixed(2)} ms`,
        'json-rules-engine': `${Math.round(milliseconds('theirs'))} ms`,
      },
    }
  },
}

async function openDecider(task: DeciderTask) {
  const worker = new Worker(new URL('../decider.ts', import.meta.url), { workerData: task })
  await once(worker, 'message')
  return {
    async time(): Promise<number> {
      worker.postMessage('a round')
      const [milliseconds] = await once(worker, 'message')
      return milliseconds
    },
    close: () => worker.terminate(),
  }
}
