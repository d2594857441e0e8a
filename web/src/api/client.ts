// The one door to the service: the public interface, typed by its own OpenAPI document.
import createClient from 'openapi-fetch'
import { basePath } from '../config'
import { credential } from '../session/credential'
import { refuse } from '../session/session'
import { ApiProblem, type ProblemBody } from './problem'
import type { components, paths } from './schema'

export type Schemas = components['schemas']

export const api = createClient<paths>({ baseUrl: basePath })

api.use({
  onRequest: async ({ request }) => {
    const key = await credential()
    if (key) request.headers.set('Authorization', `Bearer ${key}`)
    return request
  },
  onResponse: ({ request, response }) => {
    if (response.status === 401) refuse(request.headers.get('Authorization')?.replace('Bearer ', ''))
  },
})

interface Outcome<T> {
  data?: T
  error?: unknown
  response: Response
}

/** What an operation answered; whatever else happened is thrown as a problem that can be shown. */
export async function answer<T>(asked: Promise<Outcome<T>>): Promise<T> {
  const outcome = await asked.catch((error: unknown) => {
    throw ApiProblem.unreachable(error)
  })
  if (!outcome.response.ok) throw new ApiProblem(outcome.response.status, outcome.error as ProblemBody)
  return outcome.data as T
}

/** The same for operations that say where their result is. */
export async function locationOf(asked: Promise<Outcome<unknown>>): Promise<string> {
  let location = ''
  await answer(
    asked.then((outcome) => {
      location = outcome.response.headers.get('location') ?? ''
      return outcome
    }),
  )
  return location.split('/').at(-1) ?? ''
}
