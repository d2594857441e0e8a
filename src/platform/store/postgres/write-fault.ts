// Whether the server can write. After a write failed because the server is read-only or its disk is full, a probe writes
// periodically until it succeeds, so that readiness returns without a restart. Other successful writes are no proof: on a
// full disk, small changes may still succeed.
import { writeFaultOf } from './errors.ts'

const probeEveryMs = 1_000

export interface WriteFault {
  /** One sentence for the operator; undefined while writes succeed. */
  reason(): string | undefined
  /** Records an error if it means that the server cannot write. */
  note(error: unknown): void
  set(reason: string): void
  stop(): void
}

export interface WriteFaultOptions {
  /** Writes and rolls back; throws while the server cannot write. */
  probe: () => Promise<void>
}

export function watchWrites({ probe }: WriteFaultOptions): WriteFault {
  let reason: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function set(next: string | undefined): void {
    if (next === reason || isStopped) return
    reason = next
    if (reason && !timer) probeLater()
  }

  const note = (error: unknown) => set(writeFaultOf(error) ?? reason)

  function probeLater(): void {
    timer = setTimeout(async () => {
      await probe().then(() => set(undefined), note)
      timer = undefined
      if (reason && !isStopped) probeLater()
    }, probeEveryMs)
    timer.unref()
  }

  return {
    reason: () => reason,
    note,
    set,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
