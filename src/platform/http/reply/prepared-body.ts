// A large answer that is requested often: serialized and compressed once, and answered 304 to clients that have it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerIsReady, exchangeOf } from '../exchange/exchange.ts'
import { chooseEncoding, compress, type Encoding } from './content-encoding.ts'
import { answerIfKnown, tagOf } from './entity-tag.ts'

export type Compressed = Partial<Record<Encoding, Buffer>>

export class PreparedBody {
  readonly bytes: Buffer
  readonly tag: string
  #compressed = new Map<Encoding, Promise<Buffer>>()

  /** Compressed variants that exist already. */
  constructor(content: string | Buffer, compressed: Compressed = {}) {
    this.bytes = typeof content === 'string' ? Buffer.from(content) : content
    this.tag = tagOf(this.bytes)
    for (const [encoding, bytes] of Object.entries(compressed)) {
      this.#compressed.set(encoding as Encoding, Promise.resolve(bytes))
    }
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#compressed.get(encoding)
    if (!bytes) {
      bytes = compress(this.bytes, encoding)
      this.#compressed.set(encoding, bytes)
    }
    return bytes
  }
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, body: PreparedBody): FastifyReply {
  const exchange = exchangeOf(request.raw)
  exchange.isShared = true
  // How long the client takes to read a large answer says nothing about the load.
  answerIsReady(exchange)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (answerIfKnown(request, reply, body.tag, encoding)) return reply
  if (!encoding) return reply.send(body.bytes)
  reply.header('content-encoding', encoding)
  body.compressed(encoding).then(
    (bytes) => reply.send(bytes),
    (error) => reply.send(error),
  )
  return reply
}
