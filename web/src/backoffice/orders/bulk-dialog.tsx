import { Badge, Button, Group, Progress, ScrollArea, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../api/new-key'
import { texts } from '../../texts'
import { Dialog } from '../shared/dialog'
import { forEachOrder, type Outcome } from './bulk'
import type { BulkAction } from './next-action'
import { refreshOrder } from './order-cache'
import { takeStep } from './order-commands'

const words = texts.backoffice.orders.bulk

export interface BulkRun {
  action: BulkAction
  orderIds: string[]
}

/** Shows how far it is, and what came of each order. */
export function BulkDialog({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { action, orderIds } = run
  const outcomes = useBulkRun(run)
  const refused = outcomes.filter(({ error }) => error !== undefined).length
  const isDone = outcomes.length === orderIds.length
  return (
    <Dialog title={words.titles[action](orderIds.length)} onClose={onClose}>
      <Stack>
        <Progress
          value={(outcomes.length / orderIds.length) * 100}
          aria-label={words.progress(outcomes.length, orderIds.length)}
        />
        <Text role="status" fw={500}>
          {isDone
            ? words.summary(outcomes.length - refused, refused)
            : words.progress(outcomes.length, orderIds.length)}
        </Text>
        <ScrollArea.Autosize mah={360} type="auto">
          <Stack gap={6} component="ul" m={0} p={0}>
            {orderIds.map((orderId) => (
              <OutcomeRow
                key={orderId}
                orderId={orderId}
                action={action}
                outcome={outcomes.find((each) => each.orderId === orderId)}
              />
            ))}
          </Stack>
        </ScrollArea.Autosize>
        <Group justify="flex-end">
          <Button onClick={onClose} disabled={!isDone}>
            {words.close}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

interface RowProps {
  orderId: string
  action: BulkAction
  outcome: Outcome | undefined
}

const OutcomeRow = ({ orderId, action, outcome }: RowProps) => (
  <Group component="li" gap="sm" wrap="nowrap" align="baseline">
    <Text ff="monospace" size="sm" flex="none">
      {orderId}
    </Text>
    {outcome?.error ? (
      <Text size="sm" c="red" data-outcome="refused">
        {outcome.error instanceof Error ? outcome.error.message : String(outcome.error)}
      </Text>
    ) : (
      <Badge variant="dot" color={outcome ? 'green' : 'gray'} tt="none" fw={500}>
        {outcome ? words.outcomes[action] : words.waiting}
      </Badge>
    )}
  </Group>
)

function useBulkRun({ action, orderIds }: BulkRun): Outcome[] {
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const hasBegun = useRef(false)
  useEffect(() => {
    // Once, also where effects run twice to find mistakes.
    if (hasBegun.current) return
    hasBegun.current = true
    const act = async (orderId: string) => {
      try {
        await takeStep(action, orderId, newKey())
      } finally {
        await refreshOrder(orderId)
      }
    }
    void forEachOrder(orderIds, act, (outcome) => setOutcomes((all) => [...all, outcome]))
  }, [action, orderIds])
  return outcomes
}
