// Answers as they were transferred: fetch would decode them.
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'

export interface EncodedReply {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

export const askEncoded = (
  url: string,
  headers: Record<string, string>,
  { method = 'GET', json }: { method?: string; json?: unknown } = {},
): Promise<EncodedReply> =>
  new Promise((resolve, reject) => {
    const type = json === undefined ? {} : { 'Content-Type': 'application/json' }
    const sent = request(url, { method, headers: { ...type, ...headers } })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    sent.end(json === undefined ? undefined : JSON.stringify(json))
  })

export function decoded({ headers, bytes }: EncodedReply): string {
  const encoding = headers['content-encoding']
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  expect(encoding).toBeUndefined()
  return bytes.toString()
}
