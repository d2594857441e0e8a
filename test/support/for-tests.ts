import { afterAll, beforeAll } from 'vitest'

/** A service for the tests of the block around the call: started before them, stopped after them, and of no use in between. */
export function forTests<S extends { stop(): unknown }>(start: () => Promise<S>): S {
  let started: S | undefined
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started?.stop())
  const service = (): S => {
    if (!started) throw new Error('The service is started before the tests, not before they are listed.')
    return started
  }
  return new Proxy({} as S, {
    get: (_, name) => Reflect.get(service(), name),
    ownKeys: () => Reflect.ownKeys(service()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(service(), name),
  })
}
