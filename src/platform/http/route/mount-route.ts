// Passes requests to a route and sends its result; the same for every route.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { malformedParams } from '../../../contract/path-value.ts'
import { invalid, Problem } from '../../../contract/problems.ts'
import { base64Length } from '../../../contract/types.ts'
import { anonymousAt, type Caller } from '../exchange/caller.ts'
import { exchangeOf, isArriving, type OpenExchange, takePermit } from '../exchange/exchange.ts'
import { heavy, light } from '../exchange/permit.ts'
import type { RouteResult } from '../reply/answer.ts'
import { atCapacity } from '../reply/problem-answer.ts'
import { json, sendAnswer, sendProblem } from '../reply/reply.ts'
import type { HttpContext, HttpSettings } from './context.ts'
import { enterRoute, type Gate } from './enter-route.ts'
import { type Body, readBody } from './read-request.ts'
import type { Route } from './route.ts'
import { routeRunner } from './run-route.ts'

export function mountRoute(app: FastifyInstance, route: Route, context: HttpContext, gate: Gate): void {
  const basePath = context.settings.BASE_PATH
  const handle = handler(route, context, gate)
  const hasParams = route.path.includes('{')

  function admit(outcome: Caller | Problem, exchange: OpenExchange, done: () => void): void {
    const refusal = enterRoute(outcome, exchange, route, gate)
    if (refusal) sendProblem(exchange.request, exchange.reply, refusal, basePath)
    else done()
  }

  app.route({
    method: route.method,
    url: basePath + route.path.replace(/\{(\w+)\}/g, ':$1'),

    // Before the body is read, so that unauthorized requests cost little.
    onRequest(request, reply, done) {
      const exchange = exchangeOf(request.raw) as OpenExchange
      exchange.route = route.path
      // Nothing reads the body of a GET: the connection must not wait for its end.
      if (route.method === 'GET' && isArriving(request.raw)) reply.raw.shouldKeepAlive = false
      const malformed = hasParams ? malformedParams(request.params as Record<string, string>) : []
      if (malformed.length > 0) return void sendProblem(request, reply, invalid(...malformed), basePath)
      const outcome =
        route.access === 'public'
          ? anonymousAt(request.ip)
          : gate.authenticate(request.headers.authorization, request.headers.cookie)
      if (outcome instanceof Promise) {
        outcome.then((settled) => {
          if (!(settled instanceof Problem)) gate.remember(request.raw, settled.id)
          admit(settled, exchange, done)
        }, done)
      } else admit(outcome, exchange, done)
    },

    // Not async: `answer` sends the reply, and a returned promise would be taken for it.
    handler: (request) => handle(exchangeOf(request.raw) as OpenExchange),
  })
}

/** Reads the body of an admitted request, carries it out and sends the answer. */
function handler(route: Route, context: HttpContext, gate: Gate): (exchange: OpenExchange) => void {
  const { settings } = context
  const basePath = settings.BASE_PATH
  const run = routeRunner(route, context, gate)
  const timeLimit = settings.REQUEST_SECONDS * 1000
  const weight = route.cost === 'heavy' ? heavy : light
  const maxBytes = bodyBytes(route, settings)
  // Also if the route needs none: a client that sends one would get a broken connection instead of the answer.
  const isRead = route.method !== 'GET' && !route.isStreamed
  const kind = {
    isPersonal: route.isPublicData !== true,
    isConditional: route.isConditional === true,
    isDirect: gate.allow === undefined,
    contentType: headerOf(route.success.contentType),
  }

  function answer({ request, reply }: OpenExchange, outcome: RouteResult): void {
    // The time limit already ended the request.
    if (reply.sent) return
    if (outcome instanceof Problem) sendProblem(request, reply, outcome, basePath)
    else sendAnswer(request, reply, outcome, basePath, kind)
  }
  /** Takes a permit for a request that has arrived; a problem if there is none. */
  function enter(exchange: OpenExchange): Problem | undefined {
    // perf: reading the clock takes 0.4 µs on some machines.
    const now = exchange.body ? performance.now() : exchange.servedAt
    if (!takePermit(exchange, (exchange.caller as Caller).id, weight, now)) return atCapacity()
    // An upload takes as long as its client sends.
    exchange.dueAt = route.isStreamed ? Number.POSITIVE_INFINITY : now + timeLimit
    if (route.isStreamed) exchange.arrival = { bytes: exchange.raw.socket.bytesRead, at: now }
    return undefined
  }
  function begin(exchange: OpenExchange): void {
    const refusal = enter(exchange)
    const turns = exchange.limits?.turns
    if (refusal) answer(exchange, refusal)
    else if (turns?.areTaken) {
      const carryOutInTurn = gate.inContext(() => {
        if (!hasEnded(exchange)) carryOut(exchange)
      })
      turns.wait((exchange.caller as Caller).id, carryOutInTurn)
    } else carryOut(exchange)
  }
  function carryOut(exchange: OpenExchange): void {
    try {
      const outcome = run(exchange)
      if (outcome instanceof Promise) {
        outcome.then((settled) => answer(exchange, settled)).catch((error) => fail(exchange.reply, error))
      } else answer(exchange, outcome)
    } catch (error) {
      fail(exchange.reply, error)
    }
  }
  function beginWith(exchange: OpenExchange, body: Body | Problem): void {
    if (hasEnded(exchange)) return
    if (body instanceof Problem) answer(exchange, body)
    else {
      exchange.body = body
      begin(exchange)
    }
  }

  return (exchange) => {
    if (isRead)
      readBody(
        exchange.raw,
        maxBytes,
        gate.inContext((body) => beginWith(exchange, body)),
      )
    else begin(exchange)
  }
}

/** The time limit or the client ended it while its body was read, or while it waited for its turn. */
const hasEnded = ({ reply, raw }: OpenExchange): boolean => reply.sent || raw.socket.writableEnded

/** A PDF is not text. */
const headerOf = (type: Route['success']['contentType']) =>
  type === undefined ? json : type === 'application/pdf' ? type : `${type}; charset=utf-8`

function fail(reply: FastifyReply, error: unknown): void {
  if (!reply.sent) reply.send(error)
}

/** A picture comes in base64, with a little JSON around it. */
const bodyBytes = ({ bodyLimit = 'MAX_BODY_BYTES' }: Route, settings: HttpSettings): number =>
  bodyLimit === 'MAX_IMAGE_BYTES' ? base64Length(settings.MAX_IMAGE_BYTES) + 1024 : settings[bodyLimit]
