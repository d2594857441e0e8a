import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { queryClient } from '../api/query-client'
import { useAddToCart } from '../cart/cart-query'
import { useMe } from '../session/me'
import { texts } from '../texts'
import type { Build } from './build'
import { useSaveConfiguration } from './panel/save-configuration'
import { productQuery } from './queries'

interface Props {
  bundleId: string
  productIds: string[]
  name: string
}

/** Saves a ready PC and puts it into the cart; absent for callers who may not order. */
export function AddReadyPc({ bundleId, productIds, name }: Props) {
  const { scopes } = useMe()
  const save = useSaveConfiguration()
  const cart = useAddToCart()
  const add = useMutation({
    mutationFn: async () => {
      const { configurationId: value } = await save.mutateAsync(await buildOf(bundleId, productIds))
      return cart.mutateAsync([{ materialId: { type: 'PcConfiguration', value }, quantity: 1 }])
    },
  })
  if (!scopes.includes('checkout') || !scopes.includes('pcconfig:write')) return null
  return (
    <>
      <Button
        size="xs"
        variant="light"
        loading={add.isPending}
        aria-label={texts.cart.addNamed(name)}
        onClick={() => add.mutate()}
      >
        {add.isSuccess ? texts.cart.added : texts.cart.add}
      </Button>
      <VisuallyHidden role="status">{add.isSuccess && texts.cart.addedNamed(name)}</VisuallyHidden>
      {add.error && (
        <Text size="xs" role="alert">
          {texts.cart.notAdded(add.error.message)}
        </Text>
      )}
    </>
  )
}

/** A proposal names products only; a saved PC also names their groups. */
async function buildOf(bundleId: string, productIds: string[]): Promise<Build> {
  const products = await Promise.all(productIds.map((id) => queryClient.fetchQuery(productQuery(id))))
  return {
    bundleId,
    parts: products.flatMap((product) =>
      product?.productGroupId ? { productId: product.productId, productGroupId: product.productGroupId } : [],
    ),
  }
}
