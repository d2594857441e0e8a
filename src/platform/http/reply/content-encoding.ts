// Compression of answers for clients that ask for it.
import { pipeline, type Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Answers shorter than this are sent as they are: they fit into few packets, and compressing takes longer than sending. */
export const minCompressedLength = 4096

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
/** Quality 5 compresses JSON better than gzip in about the same time. */
const quality = { [BROTLI_PARAM_QUALITY]: 5 }
/** A window of 256 kB, because the state of every answer under way is kept in memory. */
const window = { [BROTLI_PARAM_LGWIN]: 18 }

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: quality }),
  gzip: (bytes) => promisify(gzip)(bytes),
}
const streams: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: { ...quality, ...window } }),
  gzip: () => createGzip(),
}

/** In a thread of the pool. */
export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](bytes)

/** Compresses an answer while it is produced. An error or the end of one stream ends the other. */
export function compressStream(body: Readable, encoding: Encoding): Transform {
  // Errors reach the reader of the result.
  return pipeline(body, streams[encoding](), () => {}) as Transform
}

/** The encoding that the client prefers; undefined for none. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined
  const weights = new Map(
    accepted.split(',').map((item): [string, number] => {
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
