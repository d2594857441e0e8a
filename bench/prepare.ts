// Data that scenarios need before measuring, created through the API.
import { applyLoad, cycle, once, type Target } from './load.ts'
import { createRequests, submitRequest } from './world.ts'

/** Creates so many drafts; returns their ids. */
export async function createDrafts(
  service: Target,
  count: number,
  requests = createRequests,
): Promise<string[]> {
  const ids: string[] = []
  const next = cycle(requests)
  let left = count
  await applyLoad(service, () => (left-- > 0 ? next() : undefined), {
    status: 201,
    onAnswer: (answer) => ids.push(found(/"value":"([^"]+)"/, answer)),
  })
  return ids
}

/** Places so many orders; returns their ids. */
export async function placeOrders(
  service: Target,
  count: number,
  requests = createRequests,
): Promise<string[]> {
  const drafts = await createDrafts(service, count, requests)
  const ids: string[] = []
  await applyLoad(service, once(drafts.map(submitRequest)), {
    status: 204,
    onAnswer: (answer) => ids.push(found(/\r\nlocation: \/orders\/v1\/(\S+)/i, answer)),
  })
  return ids
}

function found(form: RegExp, answer: string): string {
  const value = form.exec(answer)?.[1]
  if (value === undefined) throw new Error(`${form} is not in: ${answer}`)
  return value
}
