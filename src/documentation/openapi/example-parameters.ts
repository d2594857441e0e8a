import type { Route } from '../../platform/http/route/route.ts'

/** The value of each path parameter in the examples of the routes, so that all examples use the same ids. */
export function exampleParameters(routes: Route[]): Record<string, string> {
  const names = new Set(routes.flatMap(({ params = {} }) => Object.keys(params)))
  const examples: Record<string, string> = {}
  for (const { success, body } of routes) {
    collect(success.example)
    collect(body?.example)
  }
  return examples

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, member] of Object.entries(value)) {
      if (names.has(name) && typeof member === 'string') examples[name] ??= member
      else collect(member)
    }
  }
}

/** A path that the route answers: `/orders/v1/7K3MX-9QF2T`. */
export const examplePath = ({ path }: Route, examples: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => encodeURIComponent(examples[name] ?? name))
