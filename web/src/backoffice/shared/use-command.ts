import { isTemporary } from '@buildorder/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createRequestKey } from './request-key'

/** The header that makes a retry safe. */
export const idempotencyHeader = (key: string) => ({ header: { 'Idempotency-Key': key } })

/** A change is refused if another one came first. */
export const basedOn = (version: number, key: string) => ({
  header: { ...idempotencyHeader(key).header, 'If-Match': `"${version}"` },
})

/** A change sent with an idempotency key, so that a retry acts once. */
export function useCommand<Input, Result>(
  send: (input: Input, key: string) => Promise<Result>,
  onDone?: (result: Result, input: Input) => unknown,
) {
  const [requestKey] = useState(createRequestKey)
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        const result = await send(input, requestKey.keyFor(input))
        requestKey.release()
        return result
      } catch (error) {
        if (!isTemporary(error)) requestKey.release()
        throw error
      }
    },
    onSuccess: (result, input) => onDone?.(result, input),
  })
}
