import { afterAll, beforeAll } from 'vitest'

/** A service for all tests of a `describe` block: started before the first, stopped after the last. Use it only inside tests and hooks. */
export function forTests<S extends { stop(): unknown }>(start: () => Promise<S>): S {
  let started: S | undefined
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started?.stop())
  const service = (): S => {
    if (!started)
      throw new Error('Use the service only inside tests and hooks: it starts before the first test.')
    return started
  }
  return new Proxy({} as S, {
    get: (_, name) => Reflect.get(service(), name),
    ownKeys: () => Reflect.ownKeys(service()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(service(), name),
  })
}
