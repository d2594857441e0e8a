// Clients that do nothing wrong: each has its own key and connection and sends one request per second.
import { requestBytes, type Target } from './load.ts'
import { percentile } from './percentile.ts'
import { openConnection } from './pipelined-connection.ts'
import { draft, productsOf } from './world.ts'

const everyMs = 1000

export interface Innocent {
  sent: number
  /** Not answered 2xx. */
  refused: number
  /** In milliseconds; an unanswered request counts as infinitely late. */
  p95: number
}

export function innocentClients(target: Target, keys: string[], orderIds: string[]) {
  const times: number[] = []
  let sent = 0
  let isOver = false

  async function client(key: string, place: number): Promise<void> {
    const connection = await openConnection<number>(target, place, (_connection, dueAt, status) => {
      times.push(status >= 200 && status < 300 ? performance.now() - dueAt : Number.POSITIVE_INFINITY)
    })
    const requests = [
      requestBytes('GET', `/orders/v1/${orderIds[place]}`, key),
      requestBytes('POST', '/checkout/v1/create', key, draft(place, productsOf(place))),
    ]
    // Spread over the second.
    let dueAt = performance.now() + (everyMs * place) / keys.length
    for (let number = place; !isOver; number++, dueAt += everyMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())))
      if (isOver) break
      connection.send(requests[number % requests.length] as Buffer, dueAt)
      sent++
    }
    connection.close()
  }
  const running = keys.map(client)

  return {
    async stop(): Promise<Innocent> {
      isOver = true
      await Promise.all(running)
      const unanswered = Array.from({ length: sent - times.length }, () => Number.POSITIVE_INFINITY)
      const all = [...times, ...unanswered]
      return {
        sent,
        refused: all.filter((time) => time === Number.POSITIVE_INFINITY).length,
        p95: percentile(all, 0.95),
      }
    },
  }
}
