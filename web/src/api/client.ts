// The API client of the pages, typed by the service's OpenAPI document.
import createClient from 'openapi-fetch'
import { basePath } from '../config'
import { credential } from '../session/credential'
import { rejectCredential } from '../session/session'
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
    if (response.status === 401)
      rejectCredential(request.headers.get('Authorization')?.replace('Bearer ', ''))
  },
})

interface ApiResult<T> {
  data?: T
  error?: unknown
  response: Response
}

/** Resolves to the body of a success. Every other result is thrown as a problem that can be shown. */
export async function answer<T>(request: Promise<ApiResult<T>>): Promise<T> {
  const result = await request.catch((error: unknown) => {
    throw ApiProblem.unreachable(error)
  })
  if (!result.response.ok) throw new ApiProblem(result.response.status, result.error as ProblemBody)
  return result.data as T
}

/** The same for operations that return the location of their result. */
export async function locationOf(request: Promise<ApiResult<unknown>>): Promise<string> {
  let location = ''
  await answer(
    request.then((result) => {
      location = result.response.headers.get('location') ?? ''
      return result
    }),
  )
  return location.split('/').at(-1) ?? ''
}
