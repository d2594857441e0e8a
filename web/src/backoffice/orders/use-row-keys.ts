// Keys for lists of orders: j and k, or the arrows inside the list, move from row to row; x selects; Enter opens, because the
// link of the row has the focus.
import { useEffect } from 'react'

const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

export function useRowKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const rows = [...document.querySelectorAll<HTMLElement>('tr[data-order]')]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      if (event.key === 'x') {
        rows[at]?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')?.click()
        return
      }
      const step = steps[event.key]
      // Outside of the list, the arrows scroll the page.
      if (step === undefined || (at < 0 && event.key.startsWith('Arrow'))) return
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
      if (!next) return
      event.preventDefault()
      next.querySelector<HTMLElement>('a')?.focus()
    }
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [])
}

const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('[role=dialog], textarea, select') !== null ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'))
