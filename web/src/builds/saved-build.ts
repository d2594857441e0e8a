// Which of my builds the builder of this tab works on, so that later saves make versions of it.

export interface SavedBuild {
  buildId: string
  name: string
  /** Another PC on offer is another build. */
  bundleId: string
}

const storageKey = 'buildorder.saved-build'

export const rememberSaved = (build: SavedBuild): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(build))

export const forgetSaved = (buildId: string): void => {
  if (savedBuild()?.buildId === buildId) sessionStorage.removeItem(storageKey)
}

export function savedBuild(): SavedBuild | undefined {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text === null ? undefined : (JSON.parse(text) as SavedBuild)
  } catch {
    return undefined
  }
}
