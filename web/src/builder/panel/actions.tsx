import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Failure } from '../../shell/page-failure'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import type { OrderBlocker } from '../order-blockers'
import { useBlockers, useMaySave } from './build-status'
import classes from './panel.module.css'
import { isSameBuild, useSaveConfiguration } from './save-configuration'

const words = texts.builder.actions

/** Save and order, or the reasons why not. */
export function Actions() {
  const { build, productIds } = useBuilder()
  const navigate = useNavigate()
  const save = useSaveConfiguration()
  const order = useSaveConfiguration()
  const { toOrder, toSave, isChecking } = useBlockers()
  if (!useMaySave()) return <Text size="sm">{words.readOnly}</Text>

  const toCheckout = () =>
    order.mutate(build, {
      onSuccess: ({ configurationId }) => navigate({ to: '/checkout', search: { configurationId } }),
    })
  const isSaved = isSameBuild(save.variables, build)
  return (
    <Stack gap="xs">
      <Button
        size="md"
        disabled={toOrder.length > 0 || isChecking}
        loading={order.isPending}
        aria-describedby="why-not-order"
        onClick={toCheckout}
      >
        {words.order}
      </Button>
      <OrderBlockers blockers={productIds.length > 0 ? toOrder : []} />
      <Button
        variant="default"
        disabled={productIds.length === 0 || toSave.length > 0}
        loading={save.isPending}
        onClick={() => save.mutate(build)}
      >
        {words.save}
      </Button>
      {order.error && isSameBuild(order.variables, build) && <Failure error={order.error} />}
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
