// Public pages: documentation, health, metrics. No credential, only GET.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems.ts'
import { anonymousAt } from '../exchange/caller.ts'
import { exchangeOf, takePermit } from '../exchange/exchange.ts'
import { light } from '../exchange/permit.ts'
import { PreparedBody, sendPrepared } from './prepared-body.ts'
import { atCapacity } from './problem-answer.ts'
import { sendProblem } from './reply.ts'

export interface PageAnswer {
  contentType: string
  body: string | Buffer | PreparedBody
  headers?: Record<string, string>
}

export interface Page {
  /** Empty for the first page; `*` for browsers that request an address that does not exist. */
  path: string
  /** Also during an overload. */
  isAlwaysServed?: true
  answer: (params: Record<string, string>, accept: string) => Promise<PageAnswer | Problem>
}

/** Default Content-Security-Policy of pages: inline styles only, no scripts, nothing from other hosts. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

export function mountPages(
  app: FastifyInstance,
  { path, answer, isAlwaysServed }: Page,
  basePath: string,
): void {
  app.get(
    (basePath + path || '/').replace(/\{(\w+)\}/g, ':$1'),
    {
      onRequest(request, _reply, done) {
        exchangeOf(request.raw).route = path || '/'
        done()
      },
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isAlwaysServed && !takePermit(exchangeOf(request.raw), anonymousAt(request.ip).id, light))
        return sendProblem(request, reply, atCapacity(), basePath)
      const page = await answer(request.params as Record<string, string>, request.headers.accept ?? '')
      return page instanceof Problem
        ? sendProblem(request, reply, page, basePath)
        : sendPage(request, reply, page)
    },
  )
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageAnswer): FastifyReply {
  if (page.contentType.startsWith('text/html')) {
    reply.header('content-security-policy', contentSecurityPolicy)
  }
  reply
    .header('content-type', page.contentType)
    .header('x-content-type-options', 'nosniff')
    .headers(page.headers ?? {})
  return page.body instanceof PreparedBody ? sendPrepared(request, reply, page.body) : reply.send(page.body)
}
