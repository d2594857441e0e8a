// What is said of a request once it has ended: one log line, one observation, and its span. Neither headers nor queries are logged:
// they may hold secrets.
import type { Logger } from 'pino'
import { StoreUnavailable } from '../../store/store.ts'
import type { ServerSpans } from '../../telemetry/tracing.ts'
import type { Exchange, OpenExchange } from '../exchange/exchange.ts'
import { pathOf, traceId } from '../exchange/request-head.ts'
import type { Metrics } from './metrics.ts'
import { requestLineWriter } from './request-line.ts'

/** Status in logs and metrics for a client that disconnected before the answer, as other servers use it. */
const clientClosedRequest = 499

export function requestReporter(metrics: Metrics, log: Logger, spans: ServerSpans | undefined) {
  const writeLine = requestLineWriter(log)
  const isWanted = log.isLevelEnabled('info')
  const isCounted = refusedRequests(log)

  return (exchange: Exchange, now: number): void => {
    const { request, reply, route, failure, startedAt } = exchange as OpenExchange
    const { method } = request
    const status = reply.raw.headersSent ? reply.statusCode : clientClosedRequest
    const milliseconds = now - startedAt
    metrics.observe(method, route, status, milliseconds / 1000)
    spans?.describe(request.raw, { route, status, failure })
    const isFailure = (status >= 500 || failure !== undefined) && !isCounted(failure)
    if (!isFailure && !isWanted) return
    const line = {
      traceId: traceId(exchange),
      method,
      path: pathOf(request),
      status,
      milliseconds: Math.round(milliseconds * 100) / 100,
      client: exchange.caller?.client,
      ...spans?.idsOf(request.raw),
    }
    if (isFailure) log.error(failure ? { ...line, err: failure } : line, 'request')
    else writeLine(line)
  }
}

/** How often refused requests are logged. */
const refusedEveryMs = 1000

/**
 * Counts a request that was refused because of the database; false if it failed for another reason. While the database cannot be
 * used, every request is refused for the same reason: the log counts them by second and by reason instead of repeating a stack trace.
 */
function refusedRequests(log: Logger): (failure: unknown) => boolean {
  const counts = new Map<string, number>()
  function report(): void {
    for (const [reason, requests] of counts)
      log.error({ requests, reason }, 'requests refused: the database cannot be used')
    counts.clear()
  }
  return (failure) => {
    if (!(failure instanceof StoreUnavailable)) return false
    if (counts.size === 0) setTimeout(report, refusedEveryMs)
    counts.set(failure.message, (counts.get(failure.message) ?? 0) + 1)
    return true
  }
}
