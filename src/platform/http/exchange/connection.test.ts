import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createPipelining, type Pipelining } from './connection.ts'

let pipelining: Pipelining
beforeEach(() => {
  pipelining = createPipelining()
})

/** A connection that sent so many requests at once; the first one is being carried out. */
function connectionWith(requests: number, begin: () => boolean = () => true): Socket {
  const socket = new Socket()
  expect(pipelining.take(socket)).toBe(true)
  for (let count = 1; count < requests; count++) pipelining.wait(socket, begin)
  return socket
}

test('pipelined requests: those beyond the usual number of a connection count as excess', () => {
  connectionWith(65)
  expect(pipelining.excessRequests()).toBe(0)
  connectionWith(500)
  expect(pipelining.excessRequests()).toBe(435)
})

test('pipelined requests: those of a connection that is closed because of them count as excess too', () => {
  for (let count = 0; count < 11; count++) connectionWith(500)
  const before = pipelining.excessRequests()
  const closed = connectionWith(500)
  expect(closed.destroyed).toBe(true)
  expect(pipelining.excessRequests() - before).toBeGreaterThan(400)
})

test('pipelined requests: a few of a connection are refused in each turn, not all that are queued', async () => {
  let refused = 0
  const socket = connectionWith(21, () => {
    refused++
    return false
  })
  pipelining.leave(socket)
  for (const expected of [8, 16, 20]) {
    await nextTurn()
    expect(refused).toBe(expected)
  }
  expect(pipelining.take(socket)).toBe(true)
})

test('pipelined requests: when all are refused or answered, none is queued', async () => {
  const socket = connectionWith(3, () => false)
  expect(pipelining.queuedRequests()).toBe(2)
  pipelining.leave(socket)
  for (let turn = 0; turn < 4; turn++) await nextTurn()
  expect(pipelining.queuedRequests()).toBe(0)
})
