import { useEffect } from 'react'
import { texts } from '../texts'

/** Sets the title of the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${texts.common.productName}`
  }, [title])
}
