import { useEffect } from 'react'
import { texts } from '../texts'

/** What the tab says. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${texts.common.productName}`
  }, [title])
}
