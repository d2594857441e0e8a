// Validates query and body by the schemas of a route; every wrong field is named.
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { invalid, Problem } from '../../../contract/problems.ts'
import { type FieldError, type ReadResult, reader } from '../../../contract/read.ts'
import type { Caller } from '../exchange/caller.ts'
import type { OpenExchange } from '../exchange/exchange.ts'
import { hasBody } from '../reply/drain-body.ts'
import type { HttpContext } from './context.ts'
import { parseBody } from './request-body.ts'
import type { Input, Route } from './route.ts'

export type ReadRequest = (exchange: OpenExchange) => Input<never, never> | Problem

const nothing: ReadResult = { ok: true, value: undefined }

export function requestReader(route: Route, { limits, settings }: HttpContext): ReadRequest {
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
