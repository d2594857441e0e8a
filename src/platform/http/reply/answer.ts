// What a route answers, before it is sent.
import type { Readable } from 'node:stream'
import type { Problem } from '../../../contract/problems.ts'
import type { PreparedBody } from './prepared-body.ts'

export interface Answer {
  status: number
  /** Ready JSON, passed through as it is; an object is written out. */
  body?: string | Readable | PreparedBody | object
  /** A list is one header for each. */
  headers?: { Location?: string; [name: string]: string | string[] }
  /** The version of the entity in the body: its ETag. */
  version?: number
}

/** The result of a request. */
export type RouteResult = Answer | Problem

/** For the documentation of an operation that may read from a replica. */
export const ageHeader = {
  Age: 'Only if the answer was read from a replica of the database: seconds. It has every change that was answered longer ago; newer ones may be missing.',
}

/** States the age of the data; rounded up, so that it is not promised too young. */
export const withAge = (answer: Answer, ageSeconds: number | undefined): Answer =>
  ageSeconds === undefined ? answer : { ...answer, headers: { Age: String(Math.ceil(ageSeconds)) } }

/** A thing was created: it can be read below this path. */
export const createdAnswer = (path: string, id: string, body: object, version = 1): Answer => ({
  status: 201,
  body,
  headers: { Location: `${path}/${encodeURIComponent(id)}` },
  version,
})

/** A thing as it is now. */
export const versionAnswer = (body: object, version: number): Answer => ({ status: 200, body, version })
