// Reads a request of a route and carries it out: a light one at once, a heavy one with a permit.
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { invalid, Problem } from '../../../contract/problems.ts'
import { type FieldError, type ReadResult, reader } from '../../../contract/read.ts'
import type { Caller } from '../exchange/caller.ts'
import type { OpenExchange } from '../exchange/exchange.ts'
import { hasBody, pathOf, queryOf } from '../exchange/request-head.ts'
import type { WorkLimit } from '../limits/work-limit.ts'
import type { RouteResult } from '../reply/answer.ts'
import { atCapacity, retryAfter } from '../reply/problem-answer.ts'
import { patienceOf, runCommand } from './command.ts'
import type { HttpContext } from './context.ts'
import { type IdempotencyKey, readIdempotencyKey } from './idempotency.ts'
import { producedWithPermits } from './produced-with-permits.ts'
import { parseBody } from './request-body.ts'
import type { Input, Route } from './route.ts'

export interface RouteWork {
  work: WorkLimit
  isRecentKey: (key: IdempotencyKey) => boolean
}

export type RunRoute = (exchange: OpenExchange) => RouteResult | Promise<RouteResult>

export function routeRunner(route: Route, context: HttpContext, { work, isRecentKey }: RouteWork): RunRoute {
  const readRequest = requestReader(route, context)
  const patienceMs = patienceOf(context.settings)

  function carryOut(exchange: OpenExchange): RouteResult | Promise<RouteResult> {
    const input = readRequest(exchange)
    if (input instanceof Problem) return input
    return route.read ? route.read(input) : change(exchange, input)
  }

  function keyOf({ request, body, caller }: OpenExchange): IdempotencyKey | Problem | undefined {
    const header = request.headers['idempotency-key']
    if (header === undefined) return undefined
    const target = `${route.method} ${pathOf(request)}${queryOf(request)}`
    return readIdempotencyKey(header, (caller as Caller).id, target, route.body ? body : undefined)
  }

  function change(exchange: OpenExchange, input: Input<never, never>): RouteResult | Promise<RouteResult> {
    const key = keyOf(exchange)
    if (key instanceof Problem) return key
    const decide = route.decide as NonNullable<Route['decide']>
    return runCommand(context.store, (isRetry) => decide(input, isRetry), {
      key,
      looksFirst: key !== undefined && (isRecentKey(key) || route.isStreamed === true),
      actor: input.caller,
      clock: context.clock,
      expiryClock: context.expiryClock,
      patienceMs,
    })
  }

  /** Reading a large body is part of the work, and so is every piece of an answer that is produced while it is sent. */
  async function carryOutWithPermit(exchange: OpenExchange): Promise<RouteResult> {
    if (work.isFull()) return atCapacity()
    const { id } = exchange.caller as Caller
    const takePermit = () => work.takePermit(id, () => !exchange.reply.raw.destroyed)
    const release = await takePermit()
    // The client disconnected while it waited.
    if (!release) return new Problem('overloaded', undefined, [], retryAfter)
    try {
      const outcome = await carryOut(exchange)
      const isProduced = !(outcome instanceof Problem) && outcome.body instanceof Readable
      return isProduced
        ? { ...outcome, body: producedWithPermits(outcome.body as Readable, takePermit) }
        : outcome
    } finally {
      release()
    }
  }

  return route.cost === 'heavy' ? carryOutWithPermit : carryOut
}

type ReadRequest = (exchange: OpenExchange) => Input<never, never> | Problem

const nothing: ReadResult = { ok: true, value: undefined }

/** Validates query and body by the schemas of the route; every wrong field is named. */
function requestReader(route: Route, { limits, settings }: HttpContext): ReadRequest {
  const readQuery = route.query && reader(route.query, limits)
  const readBody = route.body && !route.isStreamed ? reader(route.body.schema, limits) : undefined

  function bodyOf({ body, raw: { headers } }: OpenExchange): ReadResult | Problem {
    if (!readBody) return nothing
    if (route.body?.isOptional && !body?.length) return readBody({})
    const parsed = parseBody(body, headers['content-type'], headers['content-encoding'], settings.MAX_NESTING)
    return parsed instanceof Problem ? parsed : readBody(parsed.value)
  }

  return (exchange) => {
    const { request } = exchange
    const query = readQuery ? readQuery(request.query) : nothing
    const body = bodyOf(exchange)
    if (body instanceof Problem) return body
    if (!query.ok || !body.ok) return invalid(...errorsOf(query), ...errorsOf(body))
    return {
      caller: exchange.caller as Caller,
      params: request.params as Record<string, string>,
      query: query.value as never,
      body: body.value as never,
      stream: route.isStreamed && streamOf(exchange.raw),
      ifMatch: request.headers['if-match'],
      origin: request.headers.origin,
      isWanted: () => exchange.dueAt !== 0 && !exchange.raw.socket.destroyed,
    }
  }
}

/** A request without a body has no stream: then there is nothing to read. */
const streamOf = (raw: IncomingMessage) => ({
  bytes: hasBody(raw.headers) ? raw : Readable.from([]),
  contentType: raw.headers['content-type'],
})

const errorsOf = (reading: ReadResult): FieldError[] => (reading.ok ? [] : reading.errors)
