// Errors outside of routes are also answered in the shape of the contract.
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Problem } from '../../../contract/problems.ts'
import { OutcomeUnknown, StoreUnavailable } from '../../store/store.ts'
import { traceIdOf } from '../exchange/request-head.ts'
import { problemText, retryAfter } from './problem-answer.ts'
import { endWithProblem } from './raw-answer.ts'
import { json, privateHeaders, sendProblem } from './reply.ts'

/** Errors of the framework, by code. */
const frameworkProblems: Record<string, () => Problem> = {
  FST_ERR_BAD_URL: () => invalid({ fieldName: 'path', message: 'is not validly percent-encoded' }),
}

/** The problem for an exception. Internal details are never part of the answer. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const known = frameworkProblems[(error as FastifyError).code]
  if (known) return known()
  if (error instanceof StoreUnavailable) return new Problem('not_ready', undefined, [], retryAfter)
  if (error instanceof OutcomeUnknown) return new Problem('outcome_unknown', undefined, [], retryAfter)
  return new Problem('internal_error')
}

/** Errors of Node's parser, by code. */
const parserProblems: Record<string, () => Problem> = {
  HPE_HEADER_OVERFLOW: () => new Problem('headers_too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Problem('request_timeout'),
}

const traceless = (problem: Problem, basePath: string, path: string | null) =>
  problemText(problem, basePath, path, traceIdOf(undefined))

/** Answers errors of the framework or the parser before there is a request. */
export function frameworkOptions(basePath: string) {
  return {
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(request, reply, problemOf(error), basePath)
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const broken = [{ fieldName: 'request', message: 'is not valid HTTP/1.1' }]
      const problem =
        parserProblems[error.code ?? '']?.() ?? new Problem('malformed_request', undefined, broken)
      endWithProblem(socket, problem, traceless(problem, basePath, null))
    },
  }
}

/** Answers requests that bypass the framework: CONNECT and unknown expectations. */
export function answerRawFailures(server: Server, basePath: string): void {
  server.on('connect', (request, socket) => {
    const problem = new Problem('method_not_allowed', 'This is no proxy.', [], {
      Allow: 'GET, HEAD, OPTIONS',
    })
    endWithProblem(socket as Socket, problem, traceless(problem, basePath, request.url ?? null))
  })
  server.on('checkExpectation', (request, response: ServerResponse) => {
    const problem = new Problem('expectation_failed')
    response.writeHead(problem.status, { ...privateHeaders, 'content-type': json, connection: 'close' })
    response.end(traceless(problem, basePath, request.url?.split('?', 1)[0] ?? null))
  })
}
