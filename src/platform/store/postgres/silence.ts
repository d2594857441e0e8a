// Connections whose server, or whose way to it, is gone without a word. The system keeps repeating what was sent, for minutes, and a
// long statement looks the same from here. So the server is asked, on a new connection, whether it still works for the silent ones.
import { setTimeout as pause } from 'node:timers/promises'
import { openConnection } from './cluster.ts'
import type { Limits, Opened, Server } from './connect.ts'
import { endConnection } from './connect.ts'

/** How long work may go on before the server is asked, and how long to wait until it is asked again. */
const askAfterMs = 2_000
/** For an answer that is on its way. */
const answerGraceMs = 250
const connectTimeoutMs = 3_000

export interface AtWork extends Opened {
  /** When its work began; undefined while it is idle. */
  workSince: () => number | undefined
}

export interface SilenceProbe {
  /** Call it at an interval with all connections. Gives up those that the server does not work for. */
  probe(connections: Iterable<AtWork>): Promise<void>
}

interface ProbeOptions {
  /** Those of the given processes of the server that work; throws if the server cannot be asked. */
  findWorking: (processes: number[]) => Promise<ReadonlySet<number>>
  giveUp: (connection: AtWork) => void
}

export function createSilenceProbe({ findWorking, giveUp }: ProbeOptions): SilenceProbe {
  let nextAt = 0

  return {
    async probe(connections) {
      const now = performance.now()
      if (now < nextAt) return
      const suspects = [...connections].flatMap((connection) => {
        const since = connection.workSince()
        // Behind a pooler, the process of the server is not known.
        return connection.facts.isDirect && since !== undefined && now - since > askAfterMs
          ? [{ connection, since, process: processOf(connection) }]
          : []
      })
      if (suspects.length === 0) return
      nextAt = Number.POSITIVE_INFINITY
      try {
        const working = await findWorking(suspects.map(({ process }) => process))
        await pause(answerGraceMs, undefined, { ref: false })
        for (const { connection, since, process } of suspects)
          if (!working.has(process) && connection.workSince() === since) giveUp(connection)
      } catch {
        // Nothing is known, and the limit of every wait still holds.
      } finally {
        nextAt = performance.now() + askAfterMs
      }
    },
  }
}

const processOf = ({ client }: Opened) => (client as unknown as { processID: number }).processID

/** Asks on a connection of its own. On another server, after a failover, none of them works. */
export const askServer = (server: Server, limits: Limits) => async (processes: number[]) => {
  const { client } = await openConnection(server, {
    ...limits,
    connect: Math.min(limits.connect, connectTimeoutMs),
  })
  try {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE pid = ANY($1) AND application_name = 'buildorder' AND state IS DISTINCT FROM 'idle'`,
      [processes],
    )
    return new Set(rows.map(({ pid }) => pid))
  } finally {
    await endConnection(client)
  }
}
