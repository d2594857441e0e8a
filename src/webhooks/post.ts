// One request to a receiver. Redirects are not followed.
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { explainFailure } from '../platform/names/explain-failure.ts'
import { guardedLookup, targetProblem } from './target-guard.ts'

export interface Reply {
  /** Null if there was no answer. */
  status: number | null
  error: string | null
}

export interface Post {
  url: string
  headers: Record<string, string>
  body: string
}

/** Bodies of answers are discarded. Up to this size they are read, so that the connection can be reused. */
const maxBytes = 64 * 1024

/** Separate connections, so that none is shared with requests without the target guard. */
export function createPoster(timeout: number, allowPrivate: boolean, lookup: LookupFunction) {
  const options = { keepAlive: true, timeout: 60_000 }
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
  const checkedLookup = allowPrivate ? lookup : guardedLookup(lookup)
  const underWay = new Set<http.ClientRequest>()

  async function post(message: Post): Promise<Reply> {
    // An IP address is not resolved, so it is checked here.
    const problem = targetProblem(message.url, allowPrivate)
    if (problem) return { status: null, error: `The address ${problem}.` }
    const { wasStale, ...reply } = await exchange(message)
    // The receiver closed a kept-alive connection: try again with a new one.
    if (!wasStale) return reply
    const { status, error } = await exchange(message)
    return { status, error }
  }

  function exchange({ url, headers, body }: Post): Promise<Reply & { wasStale: boolean }> {
    const bytes = Buffer.from(body)
    const protocol = new URL(url).protocol === 'https:' ? 'https:' : 'http:'
    const request = (protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: agents[protocol],
      headers: {
        ...headers,
        'content-type': 'application/cloudevents+json; charset=utf-8',
        'content-length': bytes.length,
        'user-agent': 'Buildorder',
      },
      lookup: checkedLookup,
    })
    const late = new Error(`There was no answer within ${timeout} ms.`)
    const timer = setTimeout(() => request.destroy(late), timeout)
    underWay.add(request)

    return new Promise<Reply & { wasStale: boolean }>((resolve) => {
      // The status counts, even if the rest of the answer fails.
      let status: number | null = null
      request.on('response', (response) => {
        status = response.statusCode ?? null
        let received = 0
        response.on('data', (chunk: Buffer) => {
          received += chunk.length
          if (received > maxBytes) response.destroy()
        })
        response.on('error', () => {})
        response.on('close', () => resolve({ status, error: null, wasStale: false }))
      })
      // 101 Switching Protocols is no answer that this request allows.
      request.on('upgrade', (response, socket) => {
        status = response.statusCode ?? null
        socket.destroy()
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        const wasStale = request.reusedSocket && status === null && error.code === 'ECONNRESET'
        resolve({ status, error: status === null ? explain(error) : null, wasStale })
      })
      // The last event of every request, also where Node reports neither a response nor an error.
      request.on('close', () => {
        const error = status === null ? 'The connection was closed without an answer.' : null
        resolve({ status, error, wasStale: false })
      })
      request.end(bytes)
    }).finally(() => {
      clearTimeout(timer)
      underWay.delete(request)
    })
  }

  return {
    post,
    /** Aborts open requests. */
    release: () => {
      for (const request of underWay) request.destroy(new Error('The service stopped.'))
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** Errors without a code are of this service. */
const explain = ({ code, message }: NodeJS.ErrnoException): string =>
  code === undefined ? message : explainFailure(code)
