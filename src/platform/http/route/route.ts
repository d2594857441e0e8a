// What a route is: the operation as data, and one function. Everything else (who may call, reading the request,
// repeating it safely, answering) is the same for all of them.
import type { Readable } from 'node:stream'
import type { Static, TObject, TSchema } from 'typebox'
import type { Problem, ProblemCode } from '../../../contract/problems.ts'
import type { Permission, Right } from '../../../contract/rights.ts'
import type { Tag } from '../../../contract/tags.ts'
import type { ReadOf } from '../../../contract/types.ts'
import type { AuditRecord } from '../../audit.ts'
import type { Write } from '../../store/store.ts'
import type { Caller } from '../exchange/caller.ts'
import type { Answer, RouteResult } from '../reply/answer.ts'

/** The writes of a command, and the answer to send once they are durable. */
export interface CommandDecision {
  writes: Write[]
  answer: Answer
  /** The answer to a repeat with the same idempotency key, if it differs: a secret is shown once and stored nowhere. */
  replay?: Answer
  /** What the audit keeps of the change. */
  record?: AuditRecord
  /** Follow-up work before the answer. Background work repeats it if the process ends here. */
  afterwards?: () => Promise<unknown>
  /** Called after the writes, whether they succeeded or not. */
  release?: () => void
}

/** A command of staff is always recorded. */
export type StaffDecision = CommandDecision & { record: AuditRecord }

export interface UploadStream {
  bytes: Readable
  contentType: string | undefined
}

export interface Input<Body, Query> {
  caller: Caller
  params: Record<string, string>
  query: Query
  body: Body
  /** The body of a route that is streamed. */
  stream: UploadStream | undefined
  /** The header If-Match, for `refuseVersion`. */
  ifMatch: string | undefined
  /** The origin of the page that sent the request; programs send none. */
  origin: string | undefined
  /** False once the client has disconnected or the time limit has passed: long computations should stop. */
  isWanted: () => boolean
}

export interface Success {
  status: 200 | 201 | 204
  description: string
  schema?: TSchema
  example?: unknown
  headers?: Record<string, string>
  /** JSON unless given. */
  contentType?: 'text/csv' | 'application/xml' | 'application/pdf'
}

const withBody =
  (status: 200 | 201) =>
  (description: string, schema: TSchema, example: unknown, headers?: Record<string, string>): Success => ({
    status,
    description,
    schema,
    example,
    ...(headers && { headers }),
  })

/** What a route answers if it succeeds. */
export const ok = withBody(200)
export const created = withBody(201)
export const noContent = (description: string, headers?: Record<string, string>): Success => ({
  status: 204,
  description,
  ...(headers && { headers }),
})

interface Operation {
  operationId: string
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path template: `/orders/v1/{orderId}`. */
  path: string
  /** Its group in the documentation. */
  tag: Tag
  summary: string
  description: string
  /**
   * The required scope of customers or right of staff, 'caller' for any authenticated caller, or 'public' for requests without a
   * credential.
   */
  access: Permission | 'caller' | 'public'
  /** What each path parameter means. */
  params?: Record<string, string>
  /** A person must have signed in a short time ago. Keys, tokens and sessions that began with them are not asked. */
  needsFreshSignIn?: true
  /** Heavy operations compute for long: their concurrency is limited per caller and per process. */
  cost?: 'heavy'
  /** Which setting bounds the body. */
  bodyLimit?: 'MAX_BODY_BYTES' | 'MAX_CONFIGURATION_BODY_BYTES' | 'MAX_IMAGE_BYTES'
  /** The body is not read: the handler gets it as a stream. OpenAPI has the schema and example of a JSON body. */
  isStreamed?: true
  success: Success
  /** Answers do not belong to one caller: they lack `Cache-Control: no-store`. */
  isPublicData?: true
  /** Answers carry an ETag; 304 if the client already has the answer. */
  isConditional?: true
  /** A read answers with the version as ETag; a change needs it as If-Match. */
  isVersioned?: true
  /** What an optional If-Match means. */
  precondition?: { description: string; example: string }
  /** Problems beyond those that every operation can answer. */
  problems?: ProblemCode[]
}

interface Body<Schema> {
  schema: Schema
  example: unknown
  /** A missing body is read as an empty object. */
  isOptional?: boolean
  /** Types of text that a streamed route also takes, each with an example. */
  texts?: Record<string, string>
}

export interface Route extends Operation {
  body?: Body<TSchema>
  query?: TObject
  read?: (input: Input<never, never>) => RouteResult | Promise<RouteResult>
  decide?: (input: Input<never, never>, isRetry: boolean) => Promise<CommandDecision | Problem>
}

type DecisionOf<Access> = Access extends Right ? StaffDecision : CommandDecision

type Handlers<Body, Query, Access> =
  /** Changes nothing. */
  | { read: (input: Input<Body, Query>) => RouteResult | Promise<RouteResult>; decide?: never }
  /** Loads and decides; called again, as a retry, if another command was faster. */
  | {
      decide: (input: Input<Body, Query>, isRetry: boolean) => Promise<DecisionOf<Access> | Problem>
      read?: never
    }

type BodyOf<B extends TSchema | undefined> = B extends TSchema ? ReadOf<B> : undefined
type QueryOf<Q extends TObject | undefined> = Q extends TObject ? ReadOf<Q> : Static<TObject>

/** Ties the types of a route's schemas to its function. */
export function route<
  A extends Operation['access'],
  B extends TSchema | undefined = undefined,
  Q extends TObject | undefined = undefined,
>(
  definition: Operation & { access: A } & {
    body?: Body<B>
    query?: Q
  } & Handlers<BodyOf<B>, QueryOf<Q>, A>,
): Route {
  return definition as unknown as Route
}
