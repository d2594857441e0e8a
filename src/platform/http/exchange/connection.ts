// What the service knows of a connection, in one object.
import type { Socket } from 'node:net'

/** Begins a queued request; false if it was refused. */
export type Begin = () => boolean

/** The connection has requests of more than one caller, as connections of proxies do. */
export const severalCallers = Symbol('several callers')

export interface Connection {
  /** Whether a request is being carried out. */
  isBusy: boolean
  /** Whether the answer is ready, and waits for the client. */
  isSending: boolean
  /** Whether it is not read at present because of an overload. */
  isParked: boolean
  /** Requests that were read and wait for those before them. */
  waiting: Begin[] | undefined
  /** The caller of all its requests so far. */
  caller: string | typeof severalCallers | undefined
}

const connection = Symbol('connection')

export function connectionOf(socket: Socket & { [connection]?: Connection }): Connection {
  socket[connection] ??= {
    isBusy: false,
    isSending: false,
    isParked: false,
    waiting: undefined,
    caller: undefined,
  }
  return socket[connection]
}

/** A request of this verified caller was read from the connection. */
export function noteCaller(socket: Socket, caller: string): void {
  const known = connectionOf(socket)
  if (known.caller === caller) return
  known.caller = known.caller === undefined ? caller : severalCallers
}

export const isBusy = (socket: Socket): boolean => connectionOf(socket).isBusy
