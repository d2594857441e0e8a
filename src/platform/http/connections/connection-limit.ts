import { readdirSync, readFileSync } from 'node:fs'

/** File descriptors reserved for webhooks, name lookups and files. */
const reserve = (limit: number) => Math.max(8, Math.ceil(limit / 20))

/**
 * Maximum number of connections, so that file descriptors remain for everything else. Without it, sockets use the last
 * one, and the next file or outgoing connection fails. Undefined if the system limit is unknown.
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
