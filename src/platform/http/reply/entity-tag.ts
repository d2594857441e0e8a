// Answers 304 to clients that have the answer already.
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from './content-encoding.ts'

export const tagOf = (content: string | Buffer): string => hash('sha256', content, 'base64url').slice(0, 22)

/** Sets the headers of an answer with this tag; true if the client has it, and 304 was sent. */
export function answerIfKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  contentTag: string,
  encoding: Encoding | undefined,
): boolean {
  // Each encoding is a representation of its own, so each has a tag of its own.
  const tag = `"${contentTag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ etag: tag, vary: 'Accept-Encoding' })
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
  if (!known.includes(tag) && !known.includes('*')) return false
  reply.code(304).removeHeader('content-type').send()
  return true
}
