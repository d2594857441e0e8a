import { newIdempotencyKey } from '@buildorder/client'
import { Badge, Button, Group, Progress, ScrollArea, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { type BulkResult, forEachOrder } from './bulk'
import type { BulkAction } from './next-action'
import { refreshOrder } from './order-cache'
import { takeStep } from './order-commands'

const words = backofficeTexts.orders.bulk

export interface BulkRun {
  action: BulkAction
  orderIds: string[]
}

/** Shows the progress, and the result for each order. */
export function BulkDialog({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { action, orderIds } = run
  const results = useBulkRun(run)
  const refused = results.filter(({ error }) => error !== undefined).length
  const isDone = results.length === orderIds.length
  return (
    <Dialog title={words.titles[action](orderIds.length)} onClose={onClose}>
      <Stack>
        <Progress
          value={(results.length / orderIds.length) * 100}
          aria-label={words.progress(results.length, orderIds.length)}
        />
        <Text role="status" fw={500}>
          {isDone
            ? words.summary(results.length - refused, refused)
            : words.progress(results.length, orderIds.length)}
        </Text>
        <ScrollArea.Autosize mah={360} type="auto">
          <Stack gap={6} component="ul" m={0} p={0}>
            {orderIds.map((orderId) => (
              <ResultRow
                key={orderId}
                orderId={orderId}
                action={action}
                result={results.find((each) => each.orderId === orderId)}
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
  result: BulkResult | undefined
}

const ResultRow = ({ orderId, action, result }: RowProps) => (
  <Group component="li" gap="sm" wrap="nowrap" align="baseline">
    <Text ff="monospace" size="sm" flex="none">
      {orderId}
    </Text>
    {result?.error ? (
      <Text size="sm" c="red" data-result="refused">
        {result.error instanceof Error ? result.error.message : String(result.error)}
      </Text>
    ) : (
      <Badge variant="dot" color={result ? 'green' : 'gray'} tt="none" fw={500}>
        {result ? words.outcomes[action] : words.waiting}
      </Badge>
    )}
  </Group>
)

function useBulkRun({ action, orderIds }: BulkRun): BulkResult[] {
  const [results, setResults] = useState<BulkResult[]>([])
  const hasBegun = useRef(false)
  useEffect(() => {
    // Run once: React runs effects twice in development.
    if (hasBegun.current) return
    hasBegun.current = true
    const act = async (orderId: string) => {
      try {
        await takeStep(action, orderId, newIdempotencyKey())
      } finally {
        await refreshOrder(orderId)
      }
    }
    void forEachOrder(orderIds, act, (result) => setResults((all) => [...all, result]))
  }, [action, orderIds])
  return results
}
