// Optimistic concurrency: a change names the version that it is based on. The write states the version too (`WHERE version =
// $n`), so that of two changes at the same time the second decides again, and then finds that its version is not current.
import { Problem } from '../../../contract/problems.ts'

/**
 * Refuses a change that is not based on the current version. A proxy or the service itself may have compressed the answer: then
 * its ETag is `"3-gzip"` or `W/"3"`. The version is the same.
 */
export function refuseVersion(ifMatch: string | undefined, version: number): Problem | undefined {
  if (ifMatch === undefined) return new Problem('precondition_required')
  const tags = ifMatch.split(',').map((tag) => tag.trim())
  if (tags.includes('*') || tags.some((tag) => versionOf(tag) === String(version))) return undefined
  return new Problem(
    'precondition_failed',
    `The current version is "${version}", not ${ifMatch}: another request has changed it. Read it again, apply the change to what is there now, and send If-Match: "${version}".`,
  )
}

const versionOf = (tag: string) => /^(?:W\/)?"(\d+)(?:-\w+)?"$/.exec(tag)?.[1]

/** What a change is based on, or why it is refused: the thing is missing, or another request was faster. */
export function currentOf<T extends { version: number }>(
  stored: T | undefined,
  ifMatch: string | undefined,
  missing: Problem,
): T | Problem {
  return stored ? (refuseVersion(ifMatch, stored.version) ?? stored) : missing
}
