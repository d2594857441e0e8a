// What a route answers, before it is sent.
import type { Readable } from 'node:stream'
import type { Problem } from '../../../contract/problems.ts'
import type { PreparedBody } from './prepared-body.ts'

export interface Answer {
  status: number
  /** Ready JSON, passed through as it is; an object is written out. */
  body?: string | Readable | PreparedBody | object
  headers?: Record<string, string>
  /** The version of the entity in the body: its ETag. */
  version?: number
}

/** The result of a request. */
export type RouteResult = Answer | Problem
