/** Client of a running service, over its public API. */
export interface Client {
  get<T>(path: string): Promise<T>
  /** The answer's body and the last part of its `Location`; undefined when the service refused. */
  send<T>(
    method: 'POST' | 'PATCH' | 'PUT',
    path: string,
    body?: unknown,
    more?: Record<string, string>,
  ): Promise<{ body: T; location: string } | undefined>
}

export function clientOf(address: string, key: string, onRefusal: (text: string) => void): Client {
  const headers = { Authorization: `Bearer ${key}` }
  return {
    get: async <T>(path: string) => {
      const response = await fetch(address + path, { headers })
      if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as T
    },
    send: async <T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
      const response = await fetch(address + path, {
        method,
        headers: {
          ...headers,
          ...more,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) {
        onRefusal(`${method} ${path}: ${text}`)
        return undefined
      }
      const location = response.headers.get('location')?.split('/').at(-1) ?? ''
      return { body: (text === '' ? undefined : JSON.parse(text)) as T, location }
    },
  }
}
