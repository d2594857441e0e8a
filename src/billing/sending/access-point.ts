// The access point of the Peppol network, as three requests over HTTP. Every document has a key that the access point remembers, so that a
// request whose answer was lost is repeated without a second document.
import type { Failure } from '../../platform/jobs/attempt.ts'

export const accessPointTimeoutMs = 15_000
/** Of what an access point answers, for messages. */
const longestReason = 300

export interface OutboundDocument {
  key: string
  /** Scheme and id, such as 0192:987654325. */
  sender: string
  recipient: string
  ubl: string
}

export type Receipt = { state: 'underway' | 'delivered' } | { state: 'failed'; reason: string }

export interface AccessPoint {
  canReceive(recipient: string): Promise<boolean | Failure>
  /** Undefined if it was accepted. */
  send(document: OutboundDocument): Promise<Failure | undefined>
  receipt(key: string): Promise<Receipt>
}

interface Reply {
  status: number
  text: string
}

export function openAccessPoint(address: string, token: string | undefined): AccessPoint {
  const base = address.replace(/\/$/, '')
  async function ask(method: string, path: string, more: RequestInit = {}): Promise<Reply | Failure> {
    try {
      const reply = await fetch(base + path, {
        ...more,
        method,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...more.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(accessPointTimeoutMs),
      })
      return { status: reply.status, text: await reply.text() }
    } catch (error) {
      const { message, cause } = error as Error
      return {
        message: `The access point did not answer: ${cause instanceof Error ? cause.message : message}`,
      }
    }
  }
  return {
    canReceive: async (recipient) => {
      const reply = await ask('GET', `/participants/${encodeURIComponent(recipient)}`)
      if ('message' in reply) return reply
      if (reply.status === 404) return false
      return reply.status === 200 || failureOf(reply)
    },
    send: async ({ key, sender, recipient, ubl }) => {
      const headers = {
        'Content-Type': 'application/xml',
        'Idempotency-Key': key,
        'Peppol-Sender': sender,
        'Peppol-Recipient': recipient,
      }
      const reply = await ask('POST', '/documents', { headers, body: ubl })
      if ('message' in reply) return reply
      return reply.status < 300 ? undefined : failureOf(reply)
    },
    receipt: async (key) => {
      const reply = await ask('GET', `/documents/${encodeURIComponent(key)}`)
      return 'message' in reply || reply.status !== 200 ? { state: 'underway' } : receiptOf(reply.text)
    },
  }
}

/** 408, 425 and 429 ask for another attempt; the other 4xx would be answered again. */
const isRepeatable = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429

const failureOf = ({ status, text }: Reply): Failure => ({
  message: `The access point answered ${status}: ${text.replace(/\s+/g, ' ').slice(0, longestReason)}`,
  kind: isRepeatable(status) ? undefined : 'final',
})

/** What cannot be read says nothing. */
function receiptOf(text: string): Receipt {
  try {
    const { state, reason } = JSON.parse(text) as { state?: unknown; reason?: unknown }
    if (state === 'delivered') return { state }
    if (state !== 'failed') return { state: 'underway' }
    const said = typeof reason === 'string' && reason !== '' ? reason : 'The recipient refused it.'
    return { state, reason: said.slice(0, longestReason) }
  } catch {
    return { state: 'underway' }
  }
}
