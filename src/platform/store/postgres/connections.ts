// The open connections of a pool: idle or at work.
import type { Work } from './borrowers.ts'
import { abandon, endConnection, type Opened } from './connect.ts'
import type { AtWork } from './silence.ts'

export interface Connection extends AtWork {
  /** Undefined while it is idle. */
  kind?: Work | undefined
  /** When the state began: idle or at work. */
  since: number
  /** False once it is to be closed instead of lent again. */
  isUsable: boolean
}

const closeWithinMs = 5_000

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
