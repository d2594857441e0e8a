import type { OnProgress } from '../../platform/store/store.ts'

const everyMilliseconds = 5000

/** Tells how far long work is, on standard error; work of a few seconds stays silent. */
export function slowProgress(tell: (line: string) => void = console.error): OnProgress {
  let toldAt = performance.now()
  return (text) => {
    if (performance.now() - toldAt < everyMilliseconds) return
    toldAt = performance.now()
    tell(`… ${text}`)
  }
}
