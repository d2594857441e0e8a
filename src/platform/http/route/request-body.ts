import { isUtf8 } from 'node:buffer'
import { invalid, type Problem } from '../../../contract/problems.ts'
import { nestsDeeper } from './nesting.ts'

/** The JSON value of a body; a problem if there is none. */
export function parseBody(
  body: Buffer | undefined,
  contentType: string | undefined,
  contentEncoding: string | undefined,
  maxNesting: number,
): { value: unknown } | Problem {
  const wrong = (fieldName: string, message: string) => invalid({ fieldName, message })
  if (contentType === undefined) {
    const missing = { fieldName: 'Content-Type', message: 'is missing; it must be application/json' }
    return body?.length ? invalid(missing) : invalid(missing, { fieldName: 'body', message: 'is missing' })
  }
  if (!isJson(contentType)) return wrong('Content-Type', 'must be application/json, in UTF-8')
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
    return wrong('Content-Encoding', 'is not supported; send the body as it is')
  }
  if (!body || body.length === 0) return wrong('body', 'is missing')
  if (nestsDeeper(body, maxNesting)) return wrong('body', `is nested deeper than ${maxNesting} levels`)
  if (!isUtf8(body)) return wrong('body', 'is not valid UTF-8')
  try {
    return { value: JSON.parse(body.toString()) }
  } catch (error) {
    return wrong('body', `is not valid JSON: ${(error as Error).message}`)
  }
}

function isJson(contentType: string): boolean {
  if (contentType === 'application/json') return true
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (type !== 'application/json') return false
  return parameters.every((part) => !part.startsWith('charset=') || /^charset="?utf-?8"?$/.test(part))
}
