import { randomUUID } from 'node:crypto'

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/

/** The W3C trace id of a request: the caller's, or a new one. */
export function traceIdOf(header: string | string[] | undefined): string {
  const sent = typeof header === 'string' ? traceparent.exec(header)?.[1] : undefined
  // All zeros is the standard's way to say "none".
  return sent && !/^0+$/.test(sent) ? sent : randomUUID().replaceAll('-', '')
}
