// The build that somebody left, for this tab only: leaving the page should not cost the work.
import { type BuildLink, readBuild } from './build-link'

const storageKey = 'buildorder.build'

export const rememberBuild = (link: BuildLink): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(link))

export function lastBuild(): BuildLink {
  try {
    return readBuild(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}
