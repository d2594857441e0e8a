import { Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useFormats } from '../../format'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import { summaryQuery } from '../queries'
import { StatusLines } from './checks'
import classes from './panel.module.css'
import { useDialog } from './use-dialog'

const load = () => import('./panel-drawer')
const Drawer = lazy(() => load().then(({ PanelDrawer }) => ({ default: PanelDrawer })))

/** On small screens: price and verdict are always visible, the rest is one tap away. */
export function PhoneBar() {
  const { productIds } = useBuilder()
  const { money } = useFormats()
  const { data: summary } = useQuery(summaryQuery(productIds))
  const { opener, open, isNeeded, dialog } = useDialog()
  const price = summary?.price
  return (
    <>
      <Paper
        component="aside"
        aria-label={texts.builder.panel.title}
        className={classes.phoneBar}
        shadow="md"
      >
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Text fw={700} mih="1lh">
              {price ? money(price.gross, price.currency) : texts.builder.noPrice}
            </Text>
            <StatusLines isShort />
          </div>
          <Button ref={opener} flex="none" onPointerEnter={load} onFocus={load} onClick={open}>
            {texts.builder.panel.open}
          </Button>
        </Group>
      </Paper>
      <Suspense>{isNeeded && <Drawer {...dialog} />}</Suspense>
    </>
  )
}
