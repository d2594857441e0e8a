// While the service is overloaded, or a few connections bring very many requests at once, idle connections are parked, and read
// again as there is room.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { anonymousIdAt } from '../exchange/caller.ts'
import { connectionOf, type Pipelining, severalCallers } from '../exchange/connection.ts'
import type { Admission } from './entrance.ts'
import type { ParkedConnections } from './parked-connections.ts'

const intervalMs = 20
/** Connections closed per interval. Their clients connect again, and a turn of the event loop accepts few (listening.ts). */
const maxClosed = 20
/**
 * An update is late by this when one turn of the event loop reads very many connections. The rest is parked at once: it
 * would be read and parsed before any request is answered.
 */
const maxUpdateGapMs = 200
/**
 * Node parses all that a connection sent at once, up to two thousand requests, before it reads the next one. Each time that so many
 * came between two updates that are more than a connection usually pipelines, the other connections are parked at once. Until the
 * next update, each tick reads one of each caller.
 */
const maxExcess = 400

/** Of connections without a verified caller, such as those of health checks. */
const unknownCallerAt = ({ remoteAddress = '' }: Socket) => anonymousIdAt(remoteAddress)

export interface PacedReading {
  /** Knows the connections of the server from now on. */
  watch(server: Server): void
  /** A request was read at this time. */
  noteTurn(at: number): void
  /** All requests that were read from the connection are answered. */
  becameIdle(socket: Socket): void
  /** Begins or ends, as the load says. Call it regularly. */
  update(now: number): void
  stop(): void
}

export function pacedReading(
  admission: Admission,
  pipelining: Pipelining,
  parked: ParkedConnections,
): PacedReading {
  const connections = new Set<Socket>()
  let timer: NodeJS.Timeout | undefined
  let updatedAt = performance.now()
  /** At the last update, or when connections were parked because of it. */
  let excessBefore = 0
  /** Whether connections have brought too many requests since the last update. */
  let isBurst = false

  /** A connection of several callers is always read: each of them may be within its share. */
  function park(socket: Socket, now: number): void {
    const { caller = unknownCallerAt(socket), isBusy } = connectionOf(socket)
    if (caller !== severalCallers && !isBusy) parked.park(socket, caller, now)
  }
  /** Its first request has to be read: only its credential says whose connection it is. */
  const isNew = (socket: Socket) => socket.bytesRead === 0

  function begin(): void {
    const now = performance.now()
    pipelining.limitWaiting(true)
    // New connections too, if there is a burst: they may bring as much.
    for (const socket of connections) if (isBurst || !isNew(socket)) park(socket, now)
    if (timer) return
    timer = setInterval(proceed, intervalMs)
    timer.unref()
  }
  function proceed(): void {
    const now = performance.now()
    const room = admission.room() - pipelining.queuedRequests()
    // Within their share, although there may be no room.
    parked.readOneOfEach((caller) => !admission.isServing(caller), now)
    if (!isBurst) parked.readNext(room, now)
    parked.closeOld(maxClosed, now)
    // The overload lasts as long as connections wait.
    if (parked.count() > 0) admission.refused(1)
  }
  function end(): void {
    clearInterval(timer)
    timer = undefined
    pipelining.limitWaiting(false)
    const now = performance.now()
    parked.closeOld(Number.POSITIVE_INFINITY, now)
    parked.readNext(Number.POSITIVE_INFINITY, now)
  }

  return {
    watch(server) {
      server.on('connection', (socket) => {
        connections.add(socket)
        socket.once('close', () => connections.delete(socket))
      })
    },
    noteTurn(at) {
      const excess = pipelining.excessRequests()
      if (excess - excessBefore > maxExcess) {
        excessBefore = excess
        isBurst = true
        begin()
      } else if (!timer && at - updatedAt > maxUpdateGapMs) begin()
    },
    becameIdle(socket) {
      if (timer) park(socket, performance.now())
    },
    update(now) {
      updatedAt = now
      excessBefore = pipelining.excessRequests()
      isBurst = false
      const { isOverloaded } = admission.load()
      if (isOverloaded && !timer) begin()
      else if (!isOverloaded && timer) end()
    },
    stop: end,
  }
}
