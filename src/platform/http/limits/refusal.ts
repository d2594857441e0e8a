// Refuses a request before it is routed. It must cost a fraction of an answer, or refusing alone overloads the service.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Problem } from '../../../contract/problems.ts'
import { pathOf, traceIdOf } from '../exchange/request-head.ts'
import { answerBeforeBody } from '../reply/drain-body.ts'
import { problemText, retryAfter } from '../reply/problem-answer.ts'
import { endWithProblem } from '../reply/raw-answer.ts'
import { json, privateHeaders } from '../reply/reply.ts'

const problem = new Problem('at_capacity', undefined, [], retryAfter)
const headers = { ...retryAfter, ...privateHeaders, 'content-type': json }
const headerList = Object.entries(headers).flat()

/** A body of this length usually arrives together with its head. */
const smallBodyBytes = 65_536

export function refuse(request: IncomingMessage, response: ServerResponse, basePath: string): void {
  const path = pathOf({ url: request.url ?? '' })
  const text = problemText(problem, basePath, path, traceIdOf(request.headers.traceparent))
  if (isLarge(request)) {
    answerBeforeBody(request, response, problem.status, headers, text)
    return
  }
  response.writeHead(problem.status, [...headerList, 'content-length', String(Buffer.byteLength(text))])
  response.end(text)
}

/** Refuses requests of a connection that were not read, by one answer, and ends the connection. */
export function refuseUnread(socket: Socket, basePath: string): void {
  endWithProblem(socket, problem, problemText(problem, basePath, null, traceIdOf(undefined)))
}

const isLarge = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBodyBytes
