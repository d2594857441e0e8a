import { deleteSessionOf, loadSessionsOf } from '../../accounts/session.ts'
import { PersonSessions } from '../../contract/people.ts'
import { Problem } from '../../contract/problems.ts'
import { noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import { isoDate } from '../../platform/time.ts'
import type { PeopleContext } from '../context.ts'

export const sessionsExample: PersonSessions = {
  sessions: [
    {
      sessionId: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      createdAt: '2026-01-15T09:00:00.000Z',
      seenAt: '2026-01-15T09:42:00.000Z',
      expiresAt: '2026-01-15T21:00:00.000Z',
      current: true,
    },
  ],
}

/** A key or a token has no sessions and no password. */
export const noPerson = () =>
  new Problem('person_not_found', 'The caller is no person: it uses a key or an access token.')

/** The open sessions of a person. */
export async function viewSessions(
  { store, clock, settings }: PeopleContext,
  person: string,
  current?: string,
): Promise<PersonSessions> {
  const found = await loadSessionsOf(store, person, clock(), settings.SESSION_IDLE_MINUTES * 60_000)
  return {
    sessions: found.map(({ id, createdAt, seenAt, expiresAt }) => ({
      sessionId: id,
      createdAt: isoDate(createdAt),
      seenAt: isoDate(seenAt),
      expiresAt: isoDate(expiresAt),
      current: id === current,
    })),
  }
}

const listSessions = (context: PeopleContext) =>
  route({
    operationId: 'listSessions',
    method: 'GET',
    path: '/customers/v1/sessions',
    tag: 'People',
    summary: 'List one’s sessions',
    description: 'The browsers in which the person is signed in.',
    access: 'caller',
    success: ok('The sessions.', PersonSessions, sessionsExample),
    problems: ['person_not_found'],

    async read({ caller: { personId, sessionId } }) {
      if (personId === undefined) return noPerson()
      return { status: 200, body: await viewSessions(context, personId, sessionId) }
    },
  })

const endOneSession = ({ store, clock, settings }: PeopleContext) =>
  route({
    operationId: 'endOneSession',
    method: 'DELETE',
    path: '/customers/v1/sessions/{sessionId}',
    tag: 'People',
    summary: 'End one of one’s sessions',
    description: 'The browser with it is signed out with its next request.',
    access: 'caller',
    params: { sessionId: 'The session, as it is listed.' },
    success: noContent('The session has ended.'),
    problems: ['person_not_found', 'session_not_found'],

    async decide({ caller: { personId }, params: { sessionId = '' } }) {
      if (personId === undefined) return noPerson()
      const open = await loadSessionsOf(store, personId, clock(), settings.SESSION_IDLE_MINUTES * 60_000)
      if (!open.some(({ id }) => id === sessionId)) return new Problem('session_not_found')
      return { writes: [deleteSessionOf(personId, sessionId)], answer: { status: 204 } }
    },
  })

export const sessionRoutes = (context: PeopleContext): Route[] => [
  listSessions(context),
  endOneSession(context),
]
