import { Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import { summaryQuery } from '../queries'
import { useMayOrder } from './build-status'
import { StatusLines } from './checks'
import { NoticeLine } from './notice-line'
import { OrderButton, useOrder } from './order-button'
import classes from './panel.module.css'
import { useDialog } from './use-dialog'

const load = () => import('./panel-drawer')
const Drawer = lazy(() => load().then(({ PanelDrawer }) => ({ default: PanelDrawer })))

/** On small screens: price, verdict and order are always visible, the rest is one tap away. */
export function PhoneBar() {
  const { bundle, productIds } = useBuilder()
  const { money } = useFormats()
  const { data: summary } = useQuery(summaryQuery(productIds, bundle.bundleId))
  const { opener, open, isNeeded, dialog } = useDialog()
  const order = useOrder()
  const mayOrder = useMayOrder()
  const price = summary?.price
  return (
    <>
      <Paper
        component="aside"
        aria-label={texts.builder.panel.title}
        className={classes.phoneBar}
        shadow="md"
      >
        <NoticeLine />
        <StatusLines isShort />
        <Group justify="space-between" wrap="nowrap" gap="xs" mt={4}>
          <Text fw={700} mih="1lh" className={classes.barPrice}>
            {price ? money(price.gross, price.currency) : texts.builder.noPrice}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Button
              ref={opener}
              variant={mayOrder ? 'default' : 'filled'}
              onPointerEnter={load}
              onFocus={load}
              onClick={open}
            >
              {texts.builder.panel.open}
            </Button>
            {mayOrder && <OrderButton order={order} isShort />}
          </Group>
        </Group>
        {order.saving.error && <Failure error={order.saving.error} />}
      </Paper>
      <Suspense>{isNeeded && <Drawer {...dialog} />}</Suspense>
    </>
  )
}
