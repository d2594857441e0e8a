import { openAsker } from '../ask.ts'
import { requestBytes } from '../load.ts'
import { staffKey } from '../world.ts'
import type { Operation } from './operation.ts'

const request = requestBytes('GET', '/fulfilment/v1/dashboard', staffKey)

export const dashboard: Operation = {
  about: 'the dashboard after a start, and again',
  warmUps: 0,
  mostRounds: 3,
  async measure({ restart }, sized) {
    await restart(sized)
    const asker = await openAsker(sized.service)
    const first = await asker.time(request)
    const second = await asker.time(request)
    asker.close()
    return { 'dashboard, first request': 1000 / first, 'dashboard, second request': 1000 / second }
  },
}
