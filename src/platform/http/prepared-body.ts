// A large answer that is requested often: serialized and compressed once, and answered 304 to clients that have it.
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { leavePlace } from './entrance.ts'

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Encoding = keyof typeof compressors
export type Compressed = Partial<Record<Encoding, Buffer>>

export class PreparedBody {
  readonly bytes: Buffer
  readonly tag: string
  #compressed = new Map<Encoding, Promise<Buffer>>()

  /** Compressed variants that exist already. */
  constructor(content: string | Buffer, compressed: Compressed = {}) {
    this.bytes = typeof content === 'string' ? Buffer.from(content) : content
    this.tag = hash('sha256', this.bytes, 'base64url').slice(0, 22)
    for (const [encoding, bytes] of Object.entries(compressed)) {
      this.#compressed.set(encoding as Encoding, Promise.resolve(bytes))
    }
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#compressed.get(encoding)
    if (!bytes) {
      bytes = compressors[encoding](this.bytes)
      this.#compressed.set(encoding, bytes)
    }
    return bytes
  }
}

/** The encoding that the client prefers; undefined for none. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((item): [string, number] => {
      const [name = '', ...parameters] = item.trim().toLowerCase().split(';')
      const quality = parameters.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean)
      return [name.trim(), quality === undefined ? 1 : Number(quality)]
    }),
  )
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return best
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, body: PreparedBody): FastifyReply {
  request.isShared = true
  // How long the client takes to read a large answer says nothing about the load.
  leavePlace(request.raw)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  // Each encoding is a representation of its own, so each has a tag of its own.
  const tag = `"${body.tag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ etag: tag, vary: 'Accept-Encoding' })
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
  if (known.includes(tag) || known.includes('*')) return reply.code(304).removeHeader('content-type').send()
  if (!encoding) return reply.send(body.bytes)
  reply.header('content-encoding', encoding)
  body.compressed(encoding).then(
    (bytes) => reply.send(bytes),
    (error) => reply.send(error),
  )
  return reply
}
