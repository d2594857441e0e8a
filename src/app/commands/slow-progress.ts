import type { OnProgress } from '../../platform/store/store.ts'

const everyMs = 5000

/** Reports progress on standard error every few seconds; short work reports nothing. */
export function slowProgress(print: (line: string) => void = console.error): OnProgress {
  let printedAt = performance.now()
  return (text) => {
    if (performance.now() - printedAt < everyMs) return
    printedAt = performance.now()
    print(`… ${text}`)
  }
}
