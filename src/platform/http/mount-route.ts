// Passes requests to a route and sends its result; the same for every route.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Problem } from '../../contract/problems.ts'
import { type FieldError, type ReadResult, reader } from '../../contract/read.ts'
import { isScope } from '../../contract/scopes.ts'
import { base64Length } from '../../contract/types.ts'
import { type Authenticate, anonymousAt, type Caller, refuseScope } from './caller.ts'
import { patienceOf, runCommand } from './command.ts'
import type { HttpContext, HttpSettings } from './context.ts'
import { isArriving } from './drain-body.ts'
import { type IdempotencyKey, readIdempotencyKey } from './idempotency.ts'
import { beginService, servableAt } from './limits/entrance.ts'
import type { OverloadProtection } from './limits/overload.ts'
import { malformedParams } from './path-params.ts'
import { atCapacity, retryAfter } from './problem-answer.ts'
import { producedInTurns } from './produced-in-turns.ts'
import type { Allowance } from './rate-limit.ts'
import { json, pathOf, queryOf, sendAnswer, sendProblem } from './reply.ts'
import { parseBody } from './request-body.ts'
import type { Input, Route, RouteResult } from './route.ts'
import type { WorkLimit } from './work-limit.ts'

export interface Gate {
  authenticate: Authenticate
  /** Undefined when there is no limit. */
  allow: ((caller: string) => Allowance) | undefined
  verified: OverloadProtection['verified']
  remember: OverloadProtection['remember']
  /** For heavy operations. */
  work: WorkLimit
  isRecentKey: (key: IdempotencyKey) => boolean
}

export function mountRoute(app: FastifyInstance, route: Route, context: HttpContext, gate: Gate): void {
  if (!route.isStreamed) {
    mountOn(app, route, context, gate)
    return
  }
  // Parsers belong to an instance: one of its own leaves the body of this route as it arrives.
  app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    mountOn(own, route, context, gate)
  })
}

function mountOn(app: FastifyInstance, route: Route, context: HttpContext, gate: Gate): void {
  const { settings } = context
  const basePath = settings.BASE_PATH
  const readRequest = requestReader(route, context)
  const timeLimit = settings.REQUEST_SECONDS * 1000
  const kind = {
    isPersonal: route.tag !== 'Catalog' && route.tag !== 'Versions',
    isConditional: route.isConditional === true,
    isDirect: gate.allow === undefined,
    contentType: route.success.contentType ? `${route.success.contentType}; charset=utf-8` : json,
  }

  app.route({
    method: route.method,
    url: basePath + route.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyBytes(route, settings),

    // Before the body is read, so that unauthorized requests cost little.
    onRequest(request, reply, done) {
      request.route = route.path
      // A route without a body accepts any content type.
      if (!route.body && request.headers['content-type'] !== undefined) delete request.headers['content-type']
      // Nothing reads the body of a GET: the connection must not wait for its end.
      if (route.method === 'GET' && isArriving(request.raw)) reply.raw.shouldKeepAlive = false
      const malformed = malformedParams(request.params as Record<string, string>)
      if (malformed.length > 0) return void sendProblem(request, reply, invalid(...malformed), basePath)
      const outcome =
        route.access === 'public'
          ? anonymousAt(request.ip)
          : gate.authenticate(request.headers.authorization, request.headers.cookie)
      if (outcome instanceof Promise) {
        outcome.then((settled) => {
          if (!(settled instanceof Problem)) gate.remember(request.raw, settled.id)
          admit(settled, request, reply, done)
        }, done)
      } else admit(outcome, request, reply, done)
    },

    // Not async: `answer` sends the reply, and a returned promise would be taken for it.
    handler(request, reply) {
      const now = route.body ? performance.now() : servableAt(request.raw)
      if (!beginService(request.raw, callerOf(request).id, route.cost === 'heavy', now)) {
        sendProblem(request, reply, atCapacity(), basePath)
        return
      }
      // An upload takes as long as its client sends.
      request.dueAt = route.isStreamed ? Number.POSITIVE_INFINITY : now + timeLimit
      if (route.isStreamed) request.arrival = { bytes: request.raw.socket.bytesRead, at: now }
      const outcome = route.cost === 'heavy' ? carryOutInTurn(request, reply) : carryOut(request)
      if (outcome instanceof Promise) {
        outcome.then((settled) => answer(request, reply, settled)).catch((error) => fail(reply, error))
      } else answer(request, reply, outcome)
    },
  })

  function carryOut(request: FastifyRequest): RouteResult | Promise<RouteResult> {
    const input = readRequest(request)
    return input instanceof Problem ? input : run(request, input)
  }

  /** Reading a large body is part of the work, and so is every piece of an answer that is produced while it is sent. */
  async function carryOutInTurn(request: FastifyRequest, reply: FastifyReply): Promise<RouteResult> {
    if (gate.work.isFull()) return atCapacity()
    const takeTurn = () => gate.work.turn(callerOf(request).id, () => !reply.raw.destroyed)
    const release = await takeTurn()
    // The client disconnected while it waited.
    if (!release) return new Problem('overloaded', undefined, [], retryAfter)
    try {
      const outcome = await carryOut(request)
      const isProduced = !(outcome instanceof Problem) && outcome.body instanceof Readable
      return isProduced ? { ...outcome, body: producedInTurns(outcome.body as Readable, takeTurn) } : outcome
    } finally {
      release()
    }
  }

  function answer(request: FastifyRequest, reply: FastifyReply, outcome: RouteResult): void {
    // The time limit already ended the request.
    if (reply.sent) return
    if (outcome instanceof Problem) sendProblem(request, reply, outcome, basePath)
    else sendAnswer(request, reply, outcome, basePath, kind)
  }
  function fail(reply: FastifyReply, error: unknown): void {
    if (!reply.sent) reply.send(error)
  }

  function admit(
    outcome: Caller | Problem,
    request: FastifyRequest,
    reply: FastifyReply,
    done: () => void,
  ): void {
    const refusal = enter(outcome, request, reply)
    if (refusal) sendProblem(request, reply, refusal, basePath)
    else done()
  }

  function enter(
    outcome: Caller | Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Problem | undefined {
    if (outcome instanceof Problem)
      return outcome.status === 401 ? refuseCredential(request, reply, outcome) : outcome
    request.caller = outcome
    if (route.access !== 'public') gate.verified(request.raw, outcome.id)
    const allowance = gate.allow?.(outcome.id)
    if (allowance) reply.headers(allowance.headers)
    if (allowance?.isExhausted) return new Problem('too_many_requests')
    const refusal = isScope(route.access) ? refuseScope(outcome, route.access) : undefined
    if (refusal || route.cost !== 'heavy') return refusal
    if (!gate.work.enter(outcome.id)) {
      const detail = `The caller has ${settings.COMPUTATIONS_PER_CALLER} expensive requests under way.`
      return new Problem('too_many_requests', detail, [], retryAfter)
    }
    reply.raw.once('close', () => gate.work.leave(outcome.id))
    return undefined
  }

  /** Failed credentials count by network address: an invented one is not a caller. */
  function refuseCredential(request: FastifyRequest, reply: FastifyReply, problem: Problem): Problem {
    const allowance = gate.allow?.(anonymousAt(request.ip).id)
    if (!allowance) return problem
    reply.headers(allowance.headers)
    return allowance.isExhausted ? new Problem('too_many_requests') : problem
  }

  function run(request: FastifyRequest, input: Input<never, never>): RouteResult | Promise<RouteResult> {
    if (route.read) return route.read(input)
    const body = route.body && !route.isStreamed ? (request.body as Buffer | undefined) : undefined
    const key = readIdempotencyKey(
      request.headers['idempotency-key'],
      input.caller.id,
      route.method,
      pathOf(request) + queryOf(request),
      body,
    )
    if (key instanceof Problem) return key
    const decide = route.decide as NonNullable<Route['decide']>
    return runCommand(context.store, (isRetry) => decide(input, isRetry), {
      key,
      looksFirst: key !== undefined && (gate.isRecentKey(key) || route.isStreamed === true),
      actor: input.caller,
      clock: context.clock,
      expiryClock: context.expiryClock,
      patienceMs: patienceOf(settings),
    })
  }
}

/** A picture comes in base64, with a little JSON around it. */
const bodyBytes = ({ bodyLimit = 'MAX_BODY_BYTES' }: Route, settings: HttpSettings): number =>
  bodyLimit === 'MAX_IMAGE_BYTES' ? base64Length(settings.MAX_IMAGE_BYTES) + 1024 : settings[bodyLimit]

/** Validates query and body by the route's schemas; every wrong field is named. */
function requestReader(
  route: Route,
  { limits, settings }: HttpContext,
): (request: FastifyRequest) => Input<never, never> | Problem {
  const readQuery = route.query && reader(route.query, limits)
  const readBody = route.body && !route.isStreamed ? reader(route.body.schema, limits) : undefined
  const nothing: ReadResult = { ok: true, value: undefined }

  return (request) => {
    const query = readQuery ? readQuery(request.query) : nothing
    let body: ReadResult = nothing
    if (readBody && route.body?.isOptional && !(request.body as Buffer | undefined)?.length) {
      body = readBody({})
    } else if (readBody) {
      const { 'content-type': type, 'content-encoding': encoding } = request.headers
      const bytes = request.body as Buffer | undefined
      const parsed = parseBody(bytes, type, encoding, settings.MAX_NESTING)
      if (parsed instanceof Problem) return parsed
      body = readBody(parsed.value)
    }
    if (!query.ok || !body.ok) return invalid(...errorsOf(query), ...errorsOf(body))
    return {
      caller: callerOf(request),
      params: request.params as Record<string, string>,
      query: query.value as never,
      body: body.value as never,
      stream: route.isStreamed && streamOf(request),
      ifMatch: request.headers['if-match'],
      origin: request.headers.origin,
      isWanted: () => request.dueAt !== 0 && !request.raw.socket.destroyed,
    }
  }
}

/** A request without a body has no stream: then there is nothing to read. */
const streamOf = (request: FastifyRequest) => ({
  bytes: request.body instanceof Readable ? request.body : Readable.from([]),
  contentType: request.headers['content-type'],
})

const callerOf = (request: FastifyRequest) => request.caller as Caller

const errorsOf = (reading: ReadResult): FieldError[] => (reading.ok ? [] : reading.errors)
