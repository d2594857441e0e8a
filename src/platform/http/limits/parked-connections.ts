// Connections that are not read at present. What their clients send waits in the kernel, where it costs no processor time.
// Callers are served round-robin, so that many connections of one caller do not delay another. Of those that there is room for, the
// connection parked last is read first, because its requests are the most recent. Requests of one that was parked for long are too old to be answered in
// time, and only closing the connection discards them unread.
import type { Socket } from 'node:net'
import { connectionOf } from '../exchange/connection.ts'
import { lingerMs } from '../reply/drain-body.ts'

/** An answer after twice this time is of no use to most clients. */
const maxParkedMs = 1000

/** Connections that could not be chosen so often are not too old: after a long turn of the event loop, all would be. */
const minRounds = 5

interface Parked {
  socket: Socket
  since: number
  round: number
}

export interface ParkedConnections {
  park(socket: Socket, caller: string, now: number): void
  /** Reads up to this number of connections again. */
  readNext(most: number, now: number): void
  /** Reads one connection again of each of these callers: that parked first, so that all of a caller have their turn. */
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

  /** Reads one connection of the caller, which then comes last; false if there is none at this place. */
  function read(caller: string, parked: Parked[], at: number): boolean {
    const [one] = parked.splice(at, 1)
    if (!one) return false
    callers.delete(caller)
    if (parked.length > 0) callers.set(caller, parked)
    count--
    connectionOf(one.socket).isParked = false
    one.socket.resume()
    return true
  }
  const lastRecent = (parked: Parked[], now: number) =>
    isOld(parked.at(-1), now) ? parked.length : parked.length - 1
  function firstRecent(parked: Parked[], now: number): number {
    const first = parked.findIndex((one) => !isOld(one, now))
    return first < 0 ? parked.length : first
  }
  function readNext(now: number): boolean {
    for (const [caller, parked] of callers) if (read(caller, parked, lastRecent(parked, now))) return true
    return false
  }
  function takeOld(most: number, now: number): Socket[] {
    const old: Socket[] = []
    for (const [caller, parked] of callers) {
      const length = Math.min(firstRecent(parked, now), most - old.length)
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
      for (const [caller, parked] of [...callers])
        if (isChosen(caller)) read(caller, parked, firstRecent(parked, now))
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
