import { text } from '../../search'
import type { StockFilter } from './stock-queries'

export const readStockFilter = (search: Record<string, unknown>): StockFilter => {
  const words = text(search.search)
  return { ...(words ? { search: words } : {}), ...(search.only === 'short' ? { only: 'short' } : {}) }
}
