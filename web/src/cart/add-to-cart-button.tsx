import { Button, type ButtonProps, Text, VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { useCan } from '../session/me'
import { texts } from '../texts'
import { type NewCartLine, useAddToCart } from './cart-query'

const words = texts.cart

/** How long the button says that it worked. */
const shownMs = 3000

interface Props extends ButtonProps {
  /** As in a line of a draft: `{ type: 'MaterialNumber', value: productId }`. */
  materialId: NewCartLine['materialId']
  quantity?: number
  /** What it adds, for screen readers, where several of these buttons are on a page. */
  name?: string
}

/** Adds units to the cart; absent for callers who may not order. */
export function AddToCartButton({ materialId, quantity = 1, name, ...props }: Props) {
  const { mutate, isPending, isSuccess, error, reset } = useAddToCart()
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, shownMs)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])
  if (!useCan('checkout')) return null
  return (
    <>
      <Button
        variant="light"
        {...props}
        loading={isPending}
        aria-label={name && words.addNamed(name)}
        onClick={() => mutate([{ materialId, quantity }])}
      >
        {isSuccess ? words.added : words.add}
      </Button>
      <VisuallyHidden role="status">{isSuccess && words.addedNamed(name)}</VisuallyHidden>
      {error && (
        <Text size="xs" role="alert">
          {words.notAdded(error.message)}
        </Text>
      )}
    </>
  )
}
