import { randomUUIDv7 } from 'node:crypto'
import { compareWithBare } from '../compare.ts'
import { cycle } from '../load.ts'
import type { Scenario } from '../scenario.ts'
import { createRequests, submitRequest } from '../world.ts'

/** The upper limit for the service: the same rows, stored by bare `node:http`. */
export const createRows: Scenario = {
  name: 'create-rows-alone',
  about: 'the row of a checkout, stored by bare node:http without any logic',
  run: (bench) => {
    const next = cycle(createRequests)
    return compareWithBare(bench, {
      name: 'create-rows-alone',
      status: 201,
      requests: async () => next,
      baselineRequests: next,
    })
  },
}

export const submitRows: Scenario = {
  name: 'submit-rows-alone',
  about: 'the rows of an order, stored by bare node:http without any logic',
  run: (bench) => {
    const next = () => submitRequest(randomUUIDv7())
    return compareWithBare(bench, {
      name: 'submit-rows-alone',
      status: 204,
      requests: async () => next,
      baselineRequests: next,
    })
  },
}
