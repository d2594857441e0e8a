// Passes requests to a route and sends its result; the same for every route.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { invalid, Problem } from '../../../contract/problems.ts'
import { base64Length } from '../../../contract/types.ts'
import { type Authenticate, anonymousAt, type Caller } from '../exchange/caller.ts'
import { exchangeOf, type OpenExchange, takePlace } from '../exchange/exchange.ts'
import { heavy, light } from '../exchange/place.ts'
import type { OverloadProtection } from '../limits/overload.ts'
import type { RouteResult } from '../reply/answer.ts'
import { isArriving } from '../reply/drain-body.ts'
import { atCapacity } from '../reply/problem-answer.ts'
import { json, sendAnswer, sendProblem } from '../reply/reply.ts'
import type { HttpContext, HttpSettings } from './context.ts'
import { enterRoute, type RouteEntrance } from './enter-route.ts'
import { malformedParams } from './path-params.ts'
import type { Route } from './route.ts'
import { type RouteWork, routeRunner } from './run-route.ts'

export interface Gate extends RouteEntrance, RouteWork {
  authenticate: Authenticate
  remember: OverloadProtection['remember']
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
  const run = routeRunner(route, context, gate)
  const timeLimit = settings.REQUEST_SECONDS * 1000
  const weight = route.cost === 'heavy' ? heavy : light
  const kind = {
    isPersonal: route.isPublicData !== true,
    isConditional: route.isConditional === true,
    isDirect: gate.allow === undefined,
    contentType: route.success.contentType ? `${route.success.contentType}; charset=utf-8` : json,
  }

  function admit(outcome: Caller | Problem, exchange: OpenExchange, done: () => void): void {
    const refusal = enterRoute(outcome, exchange, route, gate)
    if (refusal) sendProblem(exchange.request, exchange.reply, refusal, basePath)
    else done()
  }
  function answer({ request, reply }: OpenExchange, outcome: RouteResult): void {
    // The time limit already ended the request.
    if (reply.sent) return
    if (outcome instanceof Problem) sendProblem(request, reply, outcome, basePath)
    else sendAnswer(request, reply, outcome, basePath, kind)
  }

  app.route({
    method: route.method,
    url: basePath + route.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyBytes(route, settings),

    // Before the body is read, so that unauthorized requests cost little.
    onRequest(request, reply, done) {
      const exchange = exchangeOf(request.raw) as OpenExchange
      exchange.route = route.path
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
          admit(settled, exchange, done)
        }, done)
      } else admit(outcome, exchange, done)
    },

    // Not async: `answer` sends the reply, and a returned promise would be taken for it.
    handler(request, reply) {
      const exchange = exchangeOf(request.raw) as OpenExchange
      // perf: reading the clock takes 0.4 µs on some machines.
      const now = route.body ? performance.now() : exchange.servedAt
      if (!takePlace(exchange, (exchange.caller as Caller).id, weight, now)) {
        sendProblem(request, reply, atCapacity(), basePath)
        return
      }
      // An upload takes as long as its client sends.
      exchange.dueAt = route.isStreamed ? Number.POSITIVE_INFINITY : now + timeLimit
      if (route.isStreamed) exchange.arrival = { bytes: request.raw.socket.bytesRead, at: now }
      const outcome = run(exchange)
      if (outcome instanceof Promise) {
        outcome.then((settled) => answer(exchange, settled)).catch((error) => fail(reply, error))
      } else answer(exchange, outcome)
    },
  })
}

function fail(reply: FastifyReply, error: unknown): void {
  if (!reply.sent) reply.send(error)
}

/** A picture comes in base64, with a little JSON around it. */
const bodyBytes = ({ bodyLimit = 'MAX_BODY_BYTES' }: Route, settings: HttpSettings): number =>
  bodyLimit === 'MAX_IMAGE_BYTES' ? base64Length(settings.MAX_IMAGE_BYTES) + 1024 : settings[bodyLimit]
