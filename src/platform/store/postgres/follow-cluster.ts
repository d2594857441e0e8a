// Opens the connections of the service, and notices when the server behind them changes.
import { askAgain, openConnection } from './cluster.ts'
import type { Limits, Opened, Server } from './connect.ts'
import { WrongServer } from './identity.ts'
import { storeIdentity } from './identity-row.ts'

/** How often a connection behind a pooler is asked which server it reaches. */
const askEveryMs = 1_000

export interface ClusterOptions {
  server: Server
  limits: Limits
  /** Lends a connection. */
  use: (work: (connection: Opened) => Promise<void>) => Promise<void>
  /** Closes all connections, because their servers are no longer the right ones. */
  renew: () => void
}

export interface FollowedCluster {
  open(): Promise<Opened>
  /** Why the server that can be reached is not used; undefined since one was accepted. */
  refusal(): string | undefined
  stop(): void
}

export function followCluster({ server, limits, use, renew }: ClusterOptions): FollowedCluster {
  let refusal: string | undefined
  let timeline: number | null = null
  let timer: NodeJS.Timeout | undefined

  function note(error: unknown): void {
    if (error instanceof WrongServer) refusal = error.message
  }

  async function open(): Promise<Opened> {
    const opened = await openConnection(server, limits).catch((error) => {
      note(error)
      throw error
    })
    const { client, facts } = opened
    refusal = undefined
    if (timeline !== null && facts.timeline !== null && facts.timeline > timeline) {
      // Connections to the former primary may still be open.
      renew()
      await storeIdentity(client, facts).catch((err) =>
        server.log?.warn({ err }, 'could not store the timeline of the database'),
      )
    }
    timeline = facts.timeline ?? timeline
    if (!facts.isDirect) timer ??= setInterval(ask, askEveryMs).unref()
    return opened
  }

  /** A pooler exchanges the server while connections to itself stay open. New connections are then refused. */
  async function ask(): Promise<void> {
    try {
      await use((connection) => askAgain(connection, server))
    } catch (error) {
      if (!(error instanceof WrongServer)) return
      note(error)
      renew()
    }
  }

  return { open, refusal: () => refusal, stop: () => clearInterval(timer) }
}
