import { useEffect, useRef, useState } from 'react'
import { changesBetween } from './order-changes'
import type { Order } from './order-state'

/** What happened since the page was opened, the latest only: to be shown and read out. */
export function useNews(order: Order): string[] {
  const seen = useRef(order)
  const [news, setNews] = useState<string[]>([])
  useEffect(() => {
    const changes = changesBetween(seen.current, order)
    seen.current = order
    if (changes.length > 0) setNews(changes)
  }, [order])
  return news
}
