// A scanner while the catalog is edited: lookups of codes, one every few milliseconds, first alone, then while a product
// is renamed every second.
import { setTimeout as sleep } from 'node:timers/promises'
import { openAsker } from '../ask.ts'
import { requestBytes } from '../load.ts'
import { percentile } from '../percentile.ts'
import type { Scenario } from '../scenario.ts'
import { staffKey } from '../world.ts'
import type { ImportedBench } from '../worlds/imported.ts'

const everyMs = 20
const changeEveryMs = 1000
const seconds = 30

export const scanWhileChanging: Scenario<ImportedBench> = {
  name: 'scan-while-changing',
  about: `lookups of codes in the open catalog, one every ${everyMs} ms for ${seconds} s, and again while a product is renamed every second`,
  async run({ service, components }) {
    const codes = components.slice(0, 500).map(({ productId }) => productId)
    await scan(service, codes, 2)
    const quiet = await scan(service, codes, seconds)
    const isOver = new AbortController()
    const renaming = rename(service, codes, isOver.signal)
    const busy = await scan(service, codes, seconds)
    isOver.abort()
    const renamed = await renaming
    const p99 = (times: number[]) => percentile(times, 0.99)
    return {
      what: 'lookup of a scanned code while a product changes every second, p99 against a quiet catalog',
      value: p99(busy) / p99(quiet),
      aim: { most: 2 },
      unit: '×',
      details: {
        quiet: `${p99(quiet).toFixed(1)} ms, worst ${Math.max(...quiet).toFixed(1)} ms`,
        changing: `${p99(busy).toFixed(1)} ms, worst ${Math.max(...busy).toFixed(1)} ms`,
        renamed: String(renamed),
      },
    }
  },
}

/** Times from when each lookup was due: one that waits delays the next ones, and that counts. */
async function scan(service: ImportedBench['service'], codes: readonly string[], forSeconds: number) {
  const asker = await openAsker(service)
  const times: number[] = []
  const count = (forSeconds * 1000) / everyMs
  const start = performance.now()
  for (let at = 0; at < count; at++) {
    const due = start + at * everyMs
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    const code = encodeURIComponent(codes[at % codes.length] as string)
    const late = Math.max(0, performance.now() - due)
    times.push((await asker.time(requestBytes('GET', `/fulfilment/v1/codes?code=${code}`, staffKey))) + late)
  }
  asker.close()
  return times
}

/** Returns how many times a product was renamed. */
async function rename(
  { host, port }: ImportedBench['service'],
  codes: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const headers = { Authorization: `Bearer ${staffKey}`, 'Content-Type': 'application/json' }
  let renamed = 0
  while (!signal.aborted) {
    const code = encodeURIComponent(codes[renamed % codes.length] as string)
    const url = `http://${host}:${port}/admin/v1/products/${code}`
    const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
    const body = JSON.stringify({ name: `Renamed ${++renamed}` })
    const { status } = await fetch(url, { method: 'PATCH', headers: { ...headers, 'If-Match': tag }, body })
    if (status !== 200) throw new Error(`Expected 200, got ${status}.`)
    await sleep(changeEveryMs)
  }
  return renamed
}
