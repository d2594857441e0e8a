import { useRef } from 'react'

/** The last value that was not undefined: what a dialog shows stays visible during its closing animation. */
export function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
