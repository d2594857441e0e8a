// What a route is: the operation as data, and one function. Everything else (who may call, reading the request,
// repeating it safely, answering) is the same for all of them.
import type { Readable } from 'node:stream'
import type { Static, TObject, TSchema } from 'typebox'
import type { Problem, ProblemCode } from '../../contract/problems.ts'
import type { Scope } from '../../contract/scopes.ts'
import type { ReadOf } from '../../contract/types.ts'
import type { Write } from '../store/store.ts'
import type { Caller } from './caller.ts'
import type { PreparedBody } from './prepared-body.ts'

export interface Answer {
  status: number
  /** Ready JSON, passed through as it is; an object is written out. */
  body?: string | Readable | PreparedBody | object
  headers?: Record<string, string>
}

/** What a request ends in. */
export type Outcome = Answer | Problem

/** What a command wants to change, and what to answer once that is durable. */
export interface Decision {
  writes: Write[]
  answer: Answer
  /** What follows from the change, done before the answer where that is quick; whoever is killed here loses nothing. */
  afterwards?: () => Promise<unknown>
  /** Called as soon as the writes were tried, whether they went through or not. */
  release?: () => void
}

export interface Input<Body, Query> {
  caller: Caller
  params: Record<string, string>
  query: Query
  body: Body
  /** False once the client has gone or the time limit has passed: long computations need not go on. */
  isWanted: () => boolean
}

interface Operation {
  operationId: string
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** As in the interface: `/orders/v1/{orderId}`. */
  path: string
  tag: 'Checkout' | 'Orders' | 'PC configuration' | 'Catalog' | 'Customers' | 'Fulfilment' | 'Versions'
  summary: string
  description: string
  /** The scope it needs, or 'caller' when being somebody is enough. */
  access: Scope | 'caller'
  /** What each path parameter means. */
  params?: Record<string, string>
  /** Heavy operations compute for long: the number of them at once is limited, per caller and per process. */
  cost?: 'heavy'
  /** Which setting bounds the body. */
  bodyLimit?: 'MAX_BODY_BYTES' | 'MAX_CONFIGURATION_BODY_BYTES'
  success: {
    status: 200 | 201 | 204
    description: string
    schema?: TSchema
    example?: unknown
    headers?: Record<string, string>
  }
  /** Answers with a prepared body, which has an ETag: 304 when the client has it already. */
  isConditional?: true
  /** Problems beyond those that every operation can answer. */
  problems: ProblemCode[]
}

export interface Route extends Operation {
  body?: { schema: TSchema; example: unknown; isOptional?: boolean }
  query?: TObject
  read?: (input: Input<never, never>) => Outcome | Promise<Outcome>
  decide?: (input: Input<never, never>, isRetry: boolean) => Promise<Decision | Problem>
}

type Handlers<Body, Query> =
  /** Changes nothing. */
  | { read: (input: Input<Body, Query>) => Outcome | Promise<Outcome>; decide?: never }
  /** Loads and decides; called again, as a retry, when somebody else was faster. */
  | { decide: (input: Input<Body, Query>, isRetry: boolean) => Promise<Decision | Problem>; read?: never }

type BodyOf<B extends TSchema | undefined> = B extends TSchema ? ReadOf<B> : undefined
type QueryOf<Q extends TObject | undefined> = Q extends TObject ? ReadOf<Q> : Static<TObject>

/** Ties the types of a route's schemas to its function. */
export function route<B extends TSchema | undefined = undefined, Q extends TObject | undefined = undefined>(
  definition: Operation & {
    /** An optional body that is missing is read as an empty object. */
    body?: { schema: B; example: unknown; isOptional?: boolean }
    query?: Q
  } & Handlers<BodyOf<B>, QueryOf<Q>>,
): Route {
  return definition as unknown as Route
}
