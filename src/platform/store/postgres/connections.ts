// The open connections of a pool: idle or at work, and given up when they are idle or silent for too long.
import { abandon, endConnection, type Opened } from './connect.ts'
import type { PoolOptions, Work } from './pool.ts'
import { type AtWork, createSilenceProbe } from './silence.ts'

export interface Connection extends AtWork {
  /** Undefined while it is idle. */
  kind?: Work | undefined
  /** When the state began: idle or at work. */
  since: number
  /** False once it is to be closed instead of lent again. */
  isUsable: boolean
}

const closeWithinMs = 5_000
/** How often to look for those that have waited too long, in milliseconds. */
export const sweepEveryMs = 250
/** An idle connection is closed after this time; the server may need its place. */
const idleForMs = 30_000

export function keepConnections() {
  const open = new Set<Connection>()
  const idle: Connection[] = []
  let onEmpty: (() => void) | undefined

  function add(opened: Opened): void {
    const connection: Connection = {
      ...opened,
      since: performance.now(),
      isUsable: true,
      workSince: () => (connection.kind === undefined ? undefined : connection.since),
    }
    const lost = () => retire(connection)
    opened.client.on('error', lost)
    opened.client.on('end', lost)
    open.add(connection)
    idle.push(connection)
  }

  function remove(connection: Connection): void {
    if (!open.delete(connection)) return
    const place = idle.indexOf(connection)
    if (place >= 0) idle.splice(place, 1)
    void endConnection(connection.client)
    if (open.size === 0) onEmpty?.()
  }

  /** Closes it, as soon as it is free. */
  function retire(connection: Connection): void {
    connection.isUsable = false
    if (connection.kind === undefined) remove(connection)
  }

  function removeIdle(): void {
    for (const connection of [...idle]) remove(connection)
  }

  return {
    open,
    idle,
    add,
    remove,
    removeIdle,
    retireAll: () => {
      for (const connection of open) retire(connection)
    },
    /** Waits for those at work for a limited time, then aborts it. */
    async close(): Promise<void> {
      const clients = [...open].map(({ client }) => client)
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve
        if (open.size === 0) resolve()
      })
      removeIdle()
      const timer = setTimeout(() => {
        for (const { client } of open) abandon(client, 'The database was closed')
      }, closeWithinMs)
      await empty
      clearTimeout(timer)
      // They are being closed.
      await Promise.all(clients.map(endConnection))
    },
  }
}

/** Closes connections that are idle or silent for too long, at an interval. Returns how to stop it. */
export function sweep(
  connections: ReturnType<typeof keepConnections>,
  silenceMs: number,
  findWorking: PoolOptions['findWorking'],
  onSwept: () => void,
): () => void {
  function giveUp({ client }: Opened): void {
    abandon(client, 'The database did not answer in time')
    // If one connection does not answer, others that were open at that time may not answer either.
    connections.removeIdle()
  }
  const silence = findWorking && createSilenceProbe({ findWorking, giveUp })
  const timer = setInterval(() => {
    for (const connection of connections.open) {
      const ageMs = performance.now() - connection.since
      if (connection.kind === undefined) {
        if (ageMs > idleForMs) connections.remove(connection)
      } else if (ageMs > silenceMs) giveUp(connection)
    }
    void silence?.probe(connections.open)
    onSwept()
  }, sweepEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
