// Connections that are not read at present. What their clients send waits in the kernel, where it costs no processor time.
// Callers are served round-robin, so that many connections of one caller do not delay another. The connection parked last is read
// first, because its requests are the most recent. Requests of one that was parked for long are too old to be answered in
// time, and only closing the connection discards them unread.
import type { Socket } from 'node:net'
import { connectionOf } from '../exchange/connection.ts'
import { lingerMs } from '../reply/drain-body.ts'

/** An answer after twice this time is of no use to most clients. */
const maxParkedMs = 1000

/** Connections that could not be chosen so often are not too old: after a long turn of the event loop, all would be. */
const minRounds = 5

/** Of connections without a verified caller, such as those of health checks. */
export const unknownCaller = ''

interface Parked {
  socket: Socket
  since: number
  round: number
}

export interface ParkedConnections {
  park(socket: Socket, caller: string, now: number): void
  /** Reads up to this number of connections again. */
  readNext(most: number, now: number): void
  /** Reads one connection again of each of these callers. */
  readOneOfEach(isChosen: (caller: string) => boolean, now: number): void
  /** Closes up to this number of connections that were parked for too long. Call it regularly, after the others. */
  closeOld(most: number, now: number): void
  count(): number
}

/** `refuse` answers a connection without reading from it, and ends it. */
export function parkedConnections(refuse: (socket: Socket) => void): ParkedConnections {
  /** The caller that is served next is the first; of its connections, the one parked last is the last. */
  const callers = new Map<string, Parked[]>()
  let count = 0
  /** Counts the calls of closeOld. */
  let round = 0

  const isOld = (parked: Parked | undefined, now: number) =>
    parked !== undefined && parked.since <= now - maxParkedMs && parked.round <= round - minRounds

  /** Reads the connection parked last of the caller, which then comes last; false if it has only old ones. */
  function readLast(caller: string, parked: Parked[], now: number): boolean {
    if (isOld(parked.at(-1), now)) return false
    const { socket } = parked.pop() as Parked
    callers.delete(caller)
    if (parked.length > 0) callers.set(caller, parked)
    count--
    connectionOf(socket).isParked = false
    socket.resume()
    return true
  }
  function readNext(now: number): boolean {
    for (const [caller, parked] of callers) if (readLast(caller, parked, now)) return true
    return false
  }
  function takeOld(most: number, now: number): Socket[] {
    const old: Socket[] = []
    for (const [caller, parked] of callers) {
      const firstRecent = parked.findIndex((one) => !isOld(one, now))
      const length = Math.min(firstRecent < 0 ? parked.length : firstRecent, most - old.length)
      old.push(...parked.splice(0, length).map(({ socket }) => socket))
      if (parked.length === 0) callers.delete(caller)
    }
    count -= old.length
    return old
  }

  return {
    park(socket, caller, now) {
      const connection = connectionOf(socket)
      if (socket.destroyed || connection.isParked) return
      connection.isParked = true
      socket.pause()
      const parked = callers.get(caller)
      const one = { socket, since: now, round }
      if (parked) parked.push(one)
      else callers.set(caller, [one])
      count++
    },
    readNext(most, now) {
      for (let left = most; left > 0; left--) if (!readNext(now)) return
    },
    readOneOfEach(isChosen, now) {
      for (const [caller, parked] of [...callers]) if (isChosen(caller)) readLast(caller, parked, now)
    },
    closeOld(most, now) {
      round++
      for (const socket of takeOld(most, now)) {
        refuse(socket)
        setTimeout(() => socket.destroy(), lingerMs).unref()
      }
    },
    count: () => count,
  }
}
