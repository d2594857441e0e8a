import { readdirSync, readFileSync } from 'node:fs'

/** Descriptors kept free for webhooks, look-ups and whatever else opens something while it serves. */
const reserve = (limit: number) => Math.max(8, Math.ceil(limit / 20))

/**
 * As many connections as leave descriptors for everything else. Without it, sockets take the last one, and what fails
 * then is the next file or outgoing connection. Undefined where the system does not say how many there are.
 */
export function connectionLimit(): number | undefined {
  const limit = descriptorLimit()
  if (limit === undefined) return undefined
  const inUse = readdirSync('/proc/self/fd').length
  return Math.max(1, limit - inUse - reserve(limit))
}

function descriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? undefined : Number(soft)
  } catch {
    return undefined
  }
}
