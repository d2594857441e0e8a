import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isPassing } from '../../api/problem'
import { createIntention } from './intention'

/** The header that makes a repeated request safe. */
export const once = (key: string) => ({ header: { 'Idempotency-Key': key } })

/** Something that changes things, sent with a key so that a retry never acts twice. */
export function useCommand<Wish, Result>(
  send: (wish: Wish, key: string) => Promise<Result>,
  onDone?: (result: Result, wish: Wish) => unknown,
) {
  const [intention] = useState(createIntention)
  return useMutation({
    mutationFn: async (wish: Wish) => {
      try {
        const result = await send(wish, intention.keyFor(wish))
        intention.heard()
        return result
      } catch (error) {
        if (!isPassing(error)) intention.heard()
        throw error
      }
    },
    onSuccess: (result, wish) => onDone?.(result, wish),
  })
}
