import { Socket } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ParkedConnections, parkedConnections } from './parked-connections.ts'

let refused: Socket[]
let parked: ParkedConnections
beforeEach(() => {
  refused = []
  parked = parkedConnections((socket) => refused.push(socket))
})

const sockets = (count: number) => Array.from({ length: count }, () => new Socket())
const isRead = (socket: Socket) => !socket.isPaused()
function park(caller: string, list: Socket[], now = 0): void {
  for (const socket of list) parked.park(socket, caller, now)
}

test('parked connection: is not read until it is taken', () => {
  const [socket] = sockets(1) as [Socket]
  park('shop', [socket])
  expect([isRead(socket), parked.count()]).toEqual([false, 1])
  parked.readNext(1, 0)
  expect([isRead(socket), parked.count()]).toEqual([true, 0])
})

test('parked connection: parking it again changes nothing', () => {
  const list = sockets(1)
  park('shop', list)
  park('shop', list)
  expect(parked.count()).toBe(1)
})

test('connections of one caller: the one parked last is read first', () => {
  const list = sockets(3)
  park('shop', list)
  parked.readNext(2, 0)
  expect(list.map(isRead)).toEqual([false, true, true])
})

test('connections of several callers: callers take turns', () => {
  const crowd = sockets(5)
  const other = sockets(2)
  park('crowd', crowd)
  park('other', other)
  parked.readNext(4, 0)
  expect([crowd.filter(isRead).length, other.filter(isRead).length]).toEqual([2, 2])
})

test('readOneOfEach: reads one connection of each chosen caller, and none of others', () => {
  const crowd = sockets(5)
  const other = sockets(2)
  park('crowd', crowd)
  park('other', other)
  parked.readOneOfEach((caller) => caller === 'other', 0)
  expect([crowd.filter(isRead).length, other.filter(isRead).length]).toEqual([0, 1])
})

test('readOneOfEach: a connection that is parked again comes after the others of its caller', () => {
  const [active, silent] = sockets(2) as [Socket, Socket]
  park('shop', [active, silent])
  parked.readOneOfEach(() => true, 0)
  expect([active, silent].map(isRead)).toEqual([true, false])
  park('shop', [active])
  parked.readOneOfEach(() => true, 0)
  expect([active, silent].map(isRead)).toEqual([false, true])
})

/** Lets connections that are parked now have had their chance. */
function passRounds(now: number): void {
  for (let count = 0; count < 5; count++) parked.closeOld(0, now)
}

test('connection parked for too long: is refused and not read', () => {
  const old = sockets(3)
  const recent = sockets(1)
  park('shop', old, 0)
  park('shop', recent, 1500)
  passRounds(2000)
  parked.readNext(9, 2000)
  expect([old.some(isRead), recent.every(isRead)]).toEqual([false, true])
  parked.closeOld(2, 2000)
  expect(refused).toEqual(old.slice(0, 2))
  parked.closeOld(2, 2000)
  expect([refused, parked.count()]).toEqual([old, 0])
})

test('connection parked before a long turn of the event loop: is read, so that health checks are answered', () => {
  const list = sockets(1)
  park('address 192.0.2.1', list, 0)
  parked.readNext(1, 60_000)
  expect(list.every(isRead)).toBe(true)
})

test('refused connection: is destroyed after its client had time to read the answer', () => {
  vi.useFakeTimers()
  try {
    const [socket] = sockets(1) as [Socket]
    park('shop', [socket])
    passRounds(2000)
    parked.closeOld(1, 2000)
    vi.advanceTimersByTime(900)
    expect([refused, socket.destroyed]).toEqual([[socket], false])
    vi.advanceTimersByTime(100)
    expect(socket.destroyed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
