import { Stack, Text } from '@mantine/core'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import type { OrderBlocker } from '../order-blockers'
import { SaveBuild } from '../save-build'
import { AddPcToCart } from './add-pc-to-cart'
import { useBlockers, useMaySave } from './build-status'
import { OrderButton, useOrder } from './order-button'
import { isSameBuild } from './save-configuration'

const words = texts.builder.actions

/** Save and order, or the reasons why not. */
export function Actions() {
  const { bundle, build, productIds } = useBuilder()
  const order = useOrder()
  const { toOrder, toSave, isChecking } = useBlockers()
  if (!useMaySave()) return <Text size="sm">{words.readOnly}</Text>

  return (
    <Stack gap="xs">
      <OrderButton order={order} size="md" />
      <AddPcToCart build={build} isDisabled={toOrder.length > 0 || isChecking} />
      <OrderBlockers blockers={productIds.length > 0 ? toOrder : []} />
      <SaveBuild
        build={build}
        bundleName={bundle.name}
        isDisabled={productIds.length === 0 || toSave.length > 0}
      />
      {order.saving.error && isSameBuild(order.saving.variables, build) && (
        <Failure error={order.saving.error} />
      )}
    </Stack>
  )
}

const OrderBlockers = ({ blockers }: { blockers: OrderBlocker[] }) => (
  <div id="why-not-order">
    {blockers.map(({ why, names }) => (
      <Text key={why} size="sm">
        {texts.builder.blockers[why](names)}
      </Text>
    ))}
  </div>
)
