// Answers that are files to save.
import { Readable } from 'node:stream'
import Type from 'typebox'
import type { Answer } from '../reply/answer.ts'
import type { Success } from './route.ts'

interface FileSuccess {
  contentType: NonNullable<Success['contentType']>
  description: string
  example?: string
}

/** For the documentation of an operation that answers a file. */
export const savedFile = ({ contentType, description, example }: FileSuccess) => ({
  status: 200 as const,
  description,
  contentType,
  schema: Type.String(),
  ...(example !== undefined && { example }),
  headers: { 'Content-Disposition': 'The name of the file.' },
})

export const savedCsv = (example: string) =>
  savedFile({ contentType: 'text/csv', description: 'The file.', example })

/** Content that is made piece by piece is sent while it is made. */
export const fileAnswer = (name: string, content: string | Buffer | AsyncIterable<string>): Answer => ({
  status: 200,
  body: Readable.from(typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content, {
    objectMode: false,
  }),
  headers: { 'Content-Disposition': `attachment; filename="${name}"` },
})
