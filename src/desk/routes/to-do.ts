import { ToDo } from '../../contract/to-do.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { isoDate } from '../../platform/time.ts'
import type { DeskContext } from '../context.ts'
import { countToDo } from '../to-do.ts'

export const getToDo = ({ store, clock }: DeskContext) => {
  const count = createTimedCache(
    async () => {
      const now = clock()
      return { at: isoDate(now), ...(await countToDo(store, now)) }
    },
    () => 1000,
  )
  return route({
    operationId: 'getToDo',
    method: 'GET',
    path: '/fulfilment/v1/to-do',
    tag: 'Fulfilment',
    summary: 'Count what waits for staff',
    description:
      'How many billings, documents, returns, products, imports and emails need attention. The dashboard counts orders by state. In a large shop, the numbers may be up to half a minute old.',
    access: 'see-orders',
    success: ok('What waits.', ToDo, example),

    read: async () => ({ status: 200, body: await count() }),
  })
}

const example = {
  at: '2026-01-15T09:31:00.000Z',
  billings: 6,
  overdueInvoices: 2,
  failedSendings: 0,
  returns: 1,
  waitedForProducts: 9,
  failedImports: 0,
  failedEmails: 0,
}
