// One order, from its progress to its billings.
import { Alert, Button, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LineTree } from '../lines/line-tree'
import { useFormats } from '../session/format'
import { CopyText } from '../shell/copy-text'
import { Section } from '../shell/section'
import { texts } from '../texts'
import { Billings } from './billings'
import { CancelOrder } from './cancel-order'
import { Deliveries } from './deliveries'
import { ExpectedDeliveries } from './expected-deliveries'
import { OrderDetails } from './order-details'
import { treeOfOrder } from './order-lines'
import { notesOn } from './order-notes'
import { isOver, type Order, stepOf } from './order-state'
import { OrderTimeline } from './order-timeline'
import { OrderTotals } from './order-totals'
import { PrintSheet, type Sheet } from './print-sheet'
import printClasses from './print-sheet.module.css'
import { Reorder } from './reorder'
import { ReturnItems, ReturnsOfOrder } from './returns/order-returns'
import { StepBadge } from './step-badge'
import { useOrderChanges } from './use-order-changes'

const words = texts.orders

interface Props {
  order: Order
  orderId: string
  /** The last refresh failed; these are older data. */
  isStale: boolean
}

export function OrderView({ order, orderId, isStale }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { moment, figure } = useFormats()
  const news = useOrderChanges(order)
  const [sheet, setSheet] = useState<Sheet>({})
  const print = (next: Sheet) => {
    // The browser prints what is there when this is called.
    flushSync(() => setSheet(next))
    window.print()
    setSheet({})
  }
  return (
    <>
      <PrintSheet order={order} sheet={sheet} />
      <Stack gap="lg" className={printClasses.screen ?? ''}>
        <Group justify="space-between" align="flex-start">
          <Stack gap={6}>
            <Group gap="sm">
              <Title order={1} size="h2" ref={heading} tabIndex={-1}>
                {words.orderTitle(orderId)}
              </Title>
              <CopyText text={orderId} what={words.orderNumber} />
            </Group>
            <Group gap="sm">
              <StepBadge step={stepOf(order.events)} />
              <Text size="sm" c="dimmed">
                {words.placedOn(moment(order.events.placed ?? ''))}
              </Text>
            </Group>
          </Stack>
          <Group gap="xs" align="flex-start">
            {order.checkoutId && <Reorder checkoutId={order.checkoutId} />}
            <ReturnItems order={order} />
            <Button variant="default" onClick={() => print({})}>
              {words.print.printConfirmation}
            </Button>
            <CancelOrder
              orderId={orderId}
              step={stepOf(order.events)}
              focusElsewhere={() => heading.current?.focus()}
            />
          </Group>
        </Group>
        {isStale && <Alert color="blue">{words.notRefreshed}</Alert>}
        <Section title={words.timeline}>
          <OrderTimeline order={order} />
          <Text size="sm" c="dimmed" role="status">
            {news.join(' ') || (isOver(order.events) ? '' : words.updatesItself)}
          </Text>
        </Section>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack gap="lg">
              <Section title={words.lines}>
                <LineTree
                  lines={treeOfOrder(order, (line) => notesOn(line, order, figure))}
                  currency={order.currency}
                  label={words.lines}
                />
                <OrderTotals order={order} />
              </Section>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="lg">
              <ExpectedDeliveries order={order} />
              <Deliveries order={order} onPrint={(deliveryId) => print({ deliveryId })} />
              <ReturnsOfOrder order={order} />
              <Billings order={order} />
              <OrderDetails order={order} />
            </Stack>
          </Grid.Col>
        </Grid>
      </Stack>
    </>
  )
}
