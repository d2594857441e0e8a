import { text } from '../../search'

export interface ProductFilter {
  search?: string | undefined
  group?: string | undefined
  state?: 'retired' | 'active' | undefined
  /** A fact that the products lack; only with a group. */
  missing?: string | undefined
  priceList?: string | undefined
}

const states: Record<string, ProductFilter['state']> = { retired: 'retired', active: 'active' }

export const readProductFilter = (search: Record<string, unknown>): ProductFilter => {
  const words = text(search.search)
  const group = text(search.group)
  const state = states[text(search.state) ?? '']
  const missing = group && text(search.missing)
  const priceList = text(search.priceList)
  return {
    ...(words ? { search: words } : {}),
    ...(group ? { group } : {}),
    ...(state ? { state } : {}),
    ...(missing ? { missing } : {}),
    ...(priceList ? { priceList } : {}),
  }
}

/** The fact whose field is open when the page of a product opens. */
export const readProductLink = (search: Record<string, unknown>): { fact?: string | undefined } => {
  const fact = text(search.fact)
  return fact ? { fact } : {}
}
