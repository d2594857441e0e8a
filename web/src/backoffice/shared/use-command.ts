import { isTemporary } from '@buildorder/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createRequestKey } from '../../api/request-key'
import { withFreshSignIn } from '../../session/people/fresh-sign-in'
import { messageOf } from './field-error'
import { showMessage } from './show-message'

/** The header that makes a retry safe. */
export const idempotencyHeader = (key: string) => ({ header: { 'Idempotency-Key': key } })

/** A change is refused if another one came first. */
export const basedOn = (version: number, key: string) => ({
  header: { ...idempotencyHeader(key).header, 'If-Match': `"${version}"` },
})

/**
 * A change sent with an idempotency key, so that a retry acts once. The component shows a refusal; one that comes after it is gone
 * is shown as a message.
 */
export function useCommand<Input, Result>(
  send: (input: Input, key: string) => Promise<Result>,
  onDone?: (result: Result, input: Input) => unknown,
  lateRefusal: (error: unknown) => { title?: string; message: string } = (error) => ({
    message: messageOf(error),
  }),
) {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const [requestKey] = useState(createRequestKey)
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        const result = await withFreshSignIn(() => send(input, requestKey.keyFor(input)))
        requestKey.release()
        return result
      } catch (error) {
        if (!isTemporary(error)) requestKey.release()
        throw error
      }
    },
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (error) => {
      if (!isGone.current) return
      const { message, ...title } = lateRefusal(error)
      showMessage(message, { kind: 'error', ...title })
    },
  })
}
