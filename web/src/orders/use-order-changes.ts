import { useEffect, useRef, useState } from 'react'
import { changesBetween } from './order-changes'
import type { Order } from './order-state'

/** The latest changes since the page was opened, to show and announce. */
export function useOrderChanges(order: Order): string[] {
  const seen = useRef(order)
  const [news, setNews] = useState<string[]>([])
  useEffect(() => {
    const changes = changesBetween(seen.current, order)
    seen.current = order
    if (changes.length > 0) setNews(changes)
  }, [order])
  return news
}
