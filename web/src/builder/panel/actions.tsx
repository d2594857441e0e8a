import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { Failure } from '../../shell/page-failure'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import type { OrderBlocker } from '../order-blockers'
import { AddPcToCart } from './add-pc-to-cart'
import { useBlockers, useMaySave } from './build-status'
import { OrderButton, useOrder } from './order-button'
import classes from './panel.module.css'
import { isSameBuild, useSaveConfiguration } from './save-configuration'

const words = texts.builder.actions

/** Save and order, or the reasons why not. */
export function Actions() {
  const { build, productIds } = useBuilder()
  const save = useSaveConfiguration()
  const order = useOrder()
  const { toOrder, toSave, isChecking } = useBlockers()
  if (!useMaySave()) return <Text size="sm">{words.readOnly}</Text>

  const isSaved = isSameBuild(save.variables, build)
  return (
    <Stack gap="xs">
      <OrderButton order={order} size="md" />
      <AddPcToCart build={build} isDisabled={toOrder.length > 0 || isChecking} />
      <OrderBlockers blockers={productIds.length > 0 ? toOrder : []} />
      <Button
        variant="default"
        disabled={productIds.length === 0 || toSave.length > 0}
        loading={save.isPending}
        onClick={() => save.mutate(build)}
      >
        {words.save}
      </Button>
      {order.saving.error && isSameBuild(order.saving.variables, build) && (
        <Failure error={order.saving.error} />
      )}
      {isSaved && save.error && <Failure error={save.error} />}
      <div role="status">{isSaved && save.data && <Saved configurationId={save.data.configurationId} />}</div>
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

const Saved = ({ configurationId }: { configurationId: string }) => (
  <Group gap={6} className={classes.saved}>
    <Text size="sm">{words.savedAs}</Text>
    <Code>{configurationId}</Code>
    <TextLink to="/" search={{ saved: configurationId }} size="sm">
      {words.savedLink}
    </TextLink>
  </Group>
)
