import { text } from '../../search'

export interface SearchFilter {
  search?: string | undefined
}

export const readSearchFilter = (search: Record<string, unknown>): SearchFilter => {
  const words = text(search.search)
  return words ? { search: words } : {}
}
