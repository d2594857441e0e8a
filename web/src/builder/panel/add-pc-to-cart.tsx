import { Button, Group, Text } from '@mantine/core'
import { useAddToCart } from '../../cart/cart-query'
import { Failure } from '../../shell/page-failure'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import type { Build } from '../build'
import { isSameBuild, useSaveConfiguration } from './save-configuration'

/** Saves the PC and puts it into the cart. */
export function AddPcToCart({ build, isDisabled }: { build: Build; isDisabled: boolean }) {
  const save = useSaveConfiguration()
  const add = useAddToCart()
  const put = () =>
    save.mutate(build, {
      onSuccess: ({ configurationId: value }) =>
        add.mutate([{ materialId: { type: 'PcConfiguration', value }, quantity: 1 }]),
    })
  const isThisBuild = isSameBuild(save.variables, build)
  const error = isThisBuild && (save.error ?? add.error)
  return (
    <>
      <Button
        variant="light"
        disabled={isDisabled}
        loading={save.isPending || add.isPending}
        aria-describedby="why-not-order"
        onClick={put}
      >
        {texts.cart.add}
      </Button>
      {error && <Failure error={error} />}
      <div role="status">
        {isThisBuild && add.isSuccess && (
          <Group gap={6}>
            <Text size="sm">{texts.builder.actions.inCart}</Text>
            <TextLink to="/cart" size="sm">
              {texts.builder.actions.toCart}
            </TextLink>
          </Group>
        )}
      </div>
    </>
  )
}
