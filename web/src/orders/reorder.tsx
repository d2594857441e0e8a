import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api/client'
import { addLines, type NewCartLine, showCart } from '../cart/cart-query'
import { useCan } from '../session/me'
import { texts } from '../texts'

const words = texts.orders

/**
 * Puts everything that was ordered into the cart again. The checkout of the order has the lines as they were requested: a PC
 * is the saved configuration, and not its parts. The cart says what can no longer be ordered.
 */
export function Reorder({ checkoutId }: { checkoutId: string }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => showCart(await addLines(await linesOf(checkoutId))),
    networkMode: 'always',
    onSuccess: () => navigate({ to: '/cart' }),
  })
  if (!useCan('checkout')) return null
  return (
    <Stack gap={4}>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {words.reorder}
      </Button>
      {error && (
        <Text size="sm" role="alert">
          {words.notReordered(error.message)}
        </Text>
      )}
    </Stack>
  )
}

async function linesOf(checkoutId: string): Promise<NewCartLine[]> {
  const { orderLines } = await api.GET('/checkout/v1/{checkoutId}', { params: { path: { checkoutId } } })
  return orderLines.flatMap(({ materialId, quantity, references }) =>
    materialId ? [{ materialId, quantity, references }] : [],
  )
}
