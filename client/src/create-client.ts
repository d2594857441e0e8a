import createFetchClient, { type MaybeOptionalInit } from 'openapi-fetch'
import { type Fetch, fetchWithRetries, sleep } from './fetch-with-retries.ts'
import { ApiProblem, type ProblemBody } from './problem.ts'
import { defaultPolicy, type RetryPolicy, readRetryAfter } from './retry.ts'
import type { paths } from './schema.ts'

export interface ClientOptions extends Partial<RetryPolicy> {
  /** Address of the service, with its `BASE_PATH`. */
  baseUrl: string
  /** An API key or access token, or a function that returns the current one. */
  credential?: string | (() => string | undefined | Promise<string | undefined>)
  /** Time limit of one attempt; 60 by default. */
  timeoutSeconds?: number
  /** Sends one attempt; the platform's `fetch` by default. */
  fetch?: Fetch
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths that have the method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

/** Parameters, body and options of `fetch`. Optional if the operation demands none. */
export type Init<P extends keyof paths, M extends Method> =
  undefined extends MaybeOptionalInit<paths[P], M>
    ? [init?: MaybeOptionalInit<paths[P], M>]
    : [init: MaybeOptionalInit<paths[P], M>]

/** The body of a successful response; undefined if it has none. */
export type Data<P extends keyof paths, M extends Method> =
  paths[P] extends Record<M, { responses: infer R }> ? BodyOf<R[keyof R & (200 | 201 | 204)]> : never
type BodyOf<R> = R extends { content: { 'application/json': infer D } } ? D : undefined

type Call<M extends Method> = <P extends PathOf<M>>(path: P, ...init: Init<P, M>) => Promise<Data<P, M>>

/** Every call resolves to the body of a success and throws an `ApiProblem` otherwise. */
export interface Client {
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
  /** The same with the response, for its headers: `Location`, `ETag`, `Idempotent-Replayed`. */
  send: <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    ...init: Init<P, M>
  ) => Promise<{ data: Data<P, M>; response: Response }>
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, credential, timeoutSeconds = 60, fetch: sendOne = (request) => fetch(request) } = options
  const { retries = defaultPolicy.retries, maxRetryAfterSeconds = defaultPolicy.maxRetryAfterSeconds } =
    options
  const { request } = createFetchClient<paths>({
    baseUrl,
    fetch: fetchWithRetries({
      policy: { retries, maxRetryAfterSeconds },
      timeoutSeconds,
      credential: async () => (typeof credential === 'function' ? credential() : credential),
      fetch: sendOne,
      sleep,
      random: Math.random,
    }),
  })

  /** Without the types of the operations, which `Client` adds. */
  async function send(method: Method, path: string, init?: object) {
    const { data, error, response } = await (request as unknown as Exchange)(method, path, init)
    if (response.ok) return { data, response }
    throw new ApiProblem(response.status, error, { retryAfter: readRetryAfter(response.headers) })
  }
  const call = (method: Method) => async (path: string, init?: object) =>
    (await send(method, path, init)).data
  const calls = {
    GET: call('get'),
    POST: call('post'),
    PUT: call('put'),
    PATCH: call('patch'),
    DELETE: call('delete'),
    send,
  }
  return calls as unknown as Client
}

type Exchange = (
  method: Method,
  path: string,
  init?: object,
) => Promise<{ data?: unknown; error?: ProblemBody; response: Response }>
