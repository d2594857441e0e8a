import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { createNames } from '../../names/names.ts'
import { copyInto } from '../copy.ts'
import type { Schema } from '../schema.ts'
import { Conflict, type OnProgress, StoreUnavailable } from '../store.ts'
import { openConnection } from './cluster.ts'
import { asLoss, endConnection } from './connect.ts'
import { noReplica, translated } from './errors.ts'
import { noLimits } from './parameters.ts'
import { readPosition } from './run.ts'

export interface ReplicaBackup {
  url: string
  schema: Schema
  file: string
  /** How far the replica must have replayed the log: to where the primary is now. */
  position: number
  /** How long to wait for it. */
  waitSeconds: number
  onProgress?: OnProgress
}

const connectTimeoutMs = 5_000
const askEveryMs = 100

/**
 * Copies a replica into a new or empty file: everything that was committed before the position was read, as of one moment.
 * Throws `StoreUnavailable` if the replica cannot be used; then the file is of no use.
 */
export async function copyFromReplica({
  url,
  schema,
  file,
  position,
  waitSeconds,
  onProgress,
}: ReplicaBackup): Promise<void> {
  const names = createNames()
  try {
    const { client } = await openConnection(
      { url, lookup: names.lookup, preparedStatements: 'false', isReplica: true },
      { connect: connectTimeoutMs, ...noLimits },
    )
    // The reason for which the server ends a connection between two queries; the next query only says that it is broken.
    let endReason: Error | undefined
    client.once('error', (error: Error) => {
      endReason = error
    })
    try {
      await untilReplayed(client, position, waitSeconds)
      // Once more in the transaction of the copy: a balancer may have chosen another server for it.
      await copyInto(file, client, schema, onProgress, () => untilReplayed(client, position, 0))
    } catch (error) {
      throw explained(translated(endReason ?? asLoss(client, error)))
    } finally {
      await endConnection(client)
    }
  } finally {
    names.close()
  }
}

async function untilReplayed(client: pg.Client, wanted: number, waitSeconds: number): Promise<void> {
  const deadline = performance.now() + waitSeconds * 1000
  for (;;) {
    const position = await readPosition(client)
    if (position === null) throw new StoreUnavailable(noReplica)
    if (position >= wanted) return
    if (performance.now() >= deadline) throw new StoreUnavailable('It is too far behind the primary.')
    await pause(askEveryMs)
  }
}

/** A replica cancels queries and ends connections that need rows which the primary has removed meanwhile. */
const explained = (error: unknown): unknown =>
  error instanceof Conflict
    ? new StoreUnavailable(
        'It cancelled the backup, which conflicted with recovery. Set hot_standby_feedback = on, or a larger max_standby_streaming_delay, on the replica.',
        { cause: error },
      )
    : isOfConnection(error)
      ? new StoreUnavailable(error.message, { cause: error })
      : error

/** Errors of `pg` about a broken connection have no code; errors of the file have one. */
const isOfConnection = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof StoreUnavailable) && !('code' in error)
