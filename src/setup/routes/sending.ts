import { Problem } from '../../contract/problems.ts'
import { SendingView } from '../../contract/sending.ts'
import type { BaseContext } from '../../platform/context.ts'
import { noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import { loadSending, resumeSending } from '../../platform/jobs/sending.ts'

const readSending = ({ store }: BaseContext) =>
  route({
    operationId: 'readSending',
    method: 'GET',
    path: '/admin/v1/sending',
    tag: 'Administration',
    summary: 'Read whether webhooks and emails are sent',
    description:
      'A restored database may be a copy of a shop that runs, so it sends nothing until an administrator resumes it. What is to be sent waits.',
    access: 'manage-settings',
    success: ok('The state.', SendingView, { state: 'paused' }),

    async read() {
      return { status: 200, body: { state: await loadSending(store) } }
    },
  })

const resume = ({ store }: BaseContext) =>
  route({
    operationId: 'resumeSending',
    method: 'POST',
    path: '/admin/v1/sending/resume',
    tag: 'Administration',
    summary: 'Resume sending after a restore',
    description:
      'Sends webhooks and emails again, also those that waited. Some may have been sent before the backup was restored; receivers recognize them by their id. A request body is ignored.',
    access: 'manage-settings',
    success: noContent('Webhooks and emails are sent.'),
    problems: ['drill_copy'],

    async decide() {
      const state = await loadSending(store)
      if (state === 'drill') return new Problem('drill_copy')
      return {
        writes: [resumeSending()],
        record: {
          action: 'resume',
          entity: 'sending',
          entityId: 'sending',
          before: { state },
          after: { state: 'on' },
        },
        answer: { status: 204 },
      }
    },
  })

export const sendingRoutes = (context: BaseContext): Route[] => [readSending(context), resume(context)]
