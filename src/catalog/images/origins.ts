import type { Catalog } from '../catalog.ts'
import { originOf } from './image-address.ts'

/** More origins than this are allowed as a whole: a header has a limit, too. */
const maxOrigins = 20

const known = new WeakMap<Catalog, string[]>()

/** Sources of pictures for the Content-Security-Policy: the servers that products name, and no others. */
export function imageOrigins(catalog: Catalog): string[] {
  let origins = known.get(catalog)
  if (!origins) {
    const found = new Set<string>()
    for (const { images = [] } of catalog.byName) for (const image of images) addOrigin(found, image)
    origins = found.size > maxOrigins ? ['https:'] : [...found].sort()
    known.set(catalog, origins)
  }
  return origins
}

function addOrigin(found: Set<string>, address: string): void {
  const origin = originOf(address)
  if (origin !== undefined) found.add(origin)
}
