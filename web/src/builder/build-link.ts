// A build as an address: /?bundle=bundle-gaming-pc&parts=cpu-a.memory-b*2
import { text } from '../search'

export interface BuildLink {
  bundle?: string
  parts?: string
}

export const readBuild = (search: Record<string, unknown>): BuildLink => {
  const bundle = text(search.bundle)
  const parts = text(search.parts)
  return { ...(bundle ? { bundle } : {}), ...(parts ? { parts } : {}) }
}
