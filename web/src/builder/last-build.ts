// The last build of this tab, so that leaving the page does not lose it.
import { type BuildLink, readBuild } from '../builds/build-link'

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
