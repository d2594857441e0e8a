// Answers requests for which there is no route: a known path with another method, or a path that does not exist.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems.ts'
import { pathOf } from '../exchange/request-head.ts'
import { type Page, sendPage } from '../reply/page.ts'
import { sendProblem } from '../reply/reply.ts'

/** Which methods a path is known for, so that a known path with another method is 405 and not 404. */
export interface KnownPaths {
  add(method: string, path: string): void
  /** Empty when the path is not known. */
  methodsOf(path: string): string[]
}

export function knownPaths(): KnownPaths {
  const patterns = new Map<string, { form: RegExp; methods: Set<string> }>()
  return {
    add(method, path) {
      const form = new RegExp(`^${path.replace(/[.*+?^$|()[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)
      const known = patterns.get(path) ?? { form, methods: new Set(['OPTIONS']) }
      known.methods.add(method)
      if (method === 'GET') known.methods.add('HEAD')
      patterns.set(path, known)
    },
    methodsOf(encoded) {
      const path = decoded(encoded)
      const matching = [...patterns.values()].filter(({ form }) => form.test(path))
      return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort()
    },
  }
}

/** `/%6Frders` is `/orders`, as the router sees it too. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Answers a known path with another method with 405, OPTIONS with the allowed methods, and all others with 404. */
export const unknownPathAnswer =
  (paths: KnownPaths, basePath: string, missingPage: Page | undefined) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = paths.methodsOf(pathOf(request))
    const allow = { Allow: methods.join(', ') }
    if (methods.length === 0) {
      if (missingPage && isBrowser(request)) return sendMissing(request, reply, missingPage, basePath)
      const problem = new Problem('path_not_found', `There is nothing at ${pathOf(request)}.`)
      return sendProblem(request, reply, problem, basePath)
    }
    if (request.method === 'OPTIONS') return reply.code(204).headers(allow).send()
    const problem = new Problem('method_not_allowed', `${request.method} is not allowed here.`, [], allow)
    return sendProblem(request, reply, problem, basePath)
  }

/** A person who opens an address, not a script of a page. */
const isBrowser = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

function sendMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer }: Page,
  basePath: string,
): FastifyReply {
  answer({}, request.headers.accept ?? '').then(
    (page) => {
      if (page instanceof Problem) sendProblem(request, reply, page, basePath)
      else sendPage(request, reply.code(404), page)
    },
    (error) => reply.send(error),
  )
  return reply
}
