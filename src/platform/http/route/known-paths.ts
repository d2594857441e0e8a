/** Which methods a path is known for, so that a known path with another method is 405 and not 404. */
export interface KnownPaths {
  add(method: string, path: string): void
  /** Empty when the path is not known. */
  methodsOf(path: string): string[]
}

export function knownPaths(): KnownPaths {
  const patterns = new Map<string, { form: RegExp; methods: Set<string> }>()
  return {
    add(method, path) {
      const form = new RegExp(`^${path.replace(/[.*+?^$|()[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)
      const known = patterns.get(path) ?? { form, methods: new Set(['OPTIONS']) }
      known.methods.add(method)
      if (method === 'GET') known.methods.add('HEAD')
      patterns.set(path, known)
    },
    methodsOf(encoded) {
      const path = decoded(encoded)
      const matching = [...patterns.values()].filter(({ form }) => form.test(path))
      return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort()
    },
  }
}

/** `/%6Frders` is `/orders`, as the router sees it too. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
