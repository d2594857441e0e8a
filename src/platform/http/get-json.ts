// Loads documents of the issuer, with limits for time and size and without redirects, so that a faulty issuer causes
// little harm.
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

export type GetJson = (address: string) => Promise<unknown>

const timeLimitMs = 5_000
/** Discovery documents and key sets have a few kilobytes. */
const maxBytes = 1024 * 1024

/** Throws unless the answer is 200 and JSON, complete within the limits. */
export const jsonGetter =
  (lookup: LookupFunction): GetJson =>
  async (address) =>
    JSON.parse(await getText(address, lookup))

function getText(address: string, lookup: LookupFunction): Promise<string> {
  return new Promise((resolve, reject) => {
    const { request: begin } = address.startsWith('https:') ? https : http
    // These requests are rare: a kept-alive connection would usually be closed by the issuer.
    const headers = { accept: 'application/json, application/jwk-set+json', connection: 'close' }
    const request = begin(address, { headers, lookup }, (response) => {
      response.on('error', reject)
      if (response.statusCode !== 200) return giveUp(`answered ${response.statusCode}`)
      const chunks: Buffer[] = []
      let received = 0
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
        chunks.push(chunk)
        if (received > maxBytes) giveUp(`answered more than ${maxBytes} bytes`)
      })
      response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    })
    const giveUp = (what: string) => {
      reject(new Error(`${address} ${what}.`))
      request.destroy()
    }
    const timer = setTimeout(() => giveUp(`did not answer completely within ${timeLimitMs} ms`), timeLimitMs)
    request.on('error', reject)
    request.on('close', () => {
      clearTimeout(timer)
      reject(new Error(`${address} closed the connection early.`))
    })
    request.end()
  })
}
