import Type from 'typebox'
import { EventFeed } from '../../contract/events.ts'
import { Problem } from '../../contract/problems.ts'
import { IntegerInput, Maybe, Text } from '../../contract/types.ts'
import { isCount, readCursor, writeCursor } from '../../platform/http/route/cursor.ts'
import { foreignCursor } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { cloudEvent, sourceOf } from '../cloud-event.ts'
import type { EventsContext } from '../context.ts'
import { readFeed } from '../feed.ts'
import { exampleEvent } from './example.ts'

export const listEvents = ({ store, settings, loadFanOut }: EventsContext) => {
  const source = sourceOf(settings.BASE_PATH)
  return route({
    operationId: 'listEvents',
    method: 'GET',
    path: '/fulfilment/v1/events',
    tag: 'Fulfilment',
    summary: 'List events of orders',
    description:
      'Every change of every order as CloudEvents, oldest first, in pages. No event is ever inserted before one that was already returned, so a client that continues from `nextCursor` sees each event exactly once. Old events are removed; a cursor before removed events is answered 410 (`cursor_expired`) with the oldest cursor that is left, so no gap goes unnoticed.',
    access: 'manage-webhooks',
    query: Type.Object({
      limit: Maybe(
        IntegerInput({ minimum: 1, maximum: 1000, description: 'Events per page; 100 by default.' }),
      ),
      cursor: Maybe(
        Text('text', {
          description:
            'The `nextCursor` of the previous page; if missing, reading starts at the oldest event that is kept.',
        }),
      ),
      type: Maybe(Text('text', { description: 'Only this type, such as `order.placed`.' })),
      account: Maybe(Text('text', { description: 'Only orders of this customer account.' })),
      orderId: Maybe(Text('text', { description: 'Only this order.' })),
    }),
    success: ok('One page of events.', EventFeed, { events: [exampleEvent], nextCursor: 'MQ' }),
    problems: ['cursor_expired'],

    async read({ query }) {
      const { limit, cursor, ...filter } = query
      const after = cursor === null ? null : readCursor(cursor, isCount)
      if (after === undefined) return foreignCursor()
      const page = await readFeed(store, loadFanOut, filter, after, limit ?? 100)
      if (page instanceof Problem) return page
      const events = page.rows.map((row) => cloudEvent(row, source))
      return { status: 200, body: { events, nextCursor: writeCursor(page.position) } }
    },
  })
}
