import { Problem, problemCatalog } from '../../../contract/problems.ts'

/** A problem in the shape of the contract, as JSON text. The path of the request is null when it could not be read. */
export function problemText(
  problem: Problem,
  basePath: string,
  instance: string | null,
  traceId: string,
): string {
  const { status, title } = problemCatalog[problem.code]
  return JSON.stringify({
    type: `${basePath}/problems/${problem.code}`,
    title,
    status,
    detail: problem.detail,
    instance,
    code: problem.code,
    traceId,
    ...(status === 400 ? { errors: problem.errors } : {}),
    ...problem.more,
  })
}

/** Seconds after which a request answered 429 or 503 should be retried. */
export const retryAfter = { 'Retry-After': '1' }

/** The answer to a request that is not admitted. */
export const atCapacity = (): Problem => new Problem('at_capacity', undefined, [], retryAfter)
