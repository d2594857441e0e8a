import { Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { createRequestKey } from '../../api/request-key'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { refreshOrder } from './order-cache'
import { cancelUnits } from './order-commands'
import type { OrderFormProps } from './order-dialogs'
import { cancellableLines } from './order-lines'

const words = backofficeTexts.orders.cancelOrderDialog

/** Cancels line by line until nothing is open. Each line has its own key, so that a retry continues. */
export function CancelOrderForm({ orderId, order, onDone }: OrderFormProps) {
  const [lines] = useState(() =>
    cancellableLines(order).map((line) => ({ ...line, requestKey: createRequestKey() })),
  )
  const [cancelled, setCancelled] = useState<string[]>([])
  const command = useCommand(
    async () => {
      for (const { lineNumber, open, requestKey } of lines) {
        if (cancelled.includes(lineNumber)) continue
        await cancelUnits(orderId, lineNumber, open, requestKey.keyFor(lineNumber))
        setCancelled((all) => [...all, lineNumber])
      }
    },
    async () => {
      showMessage(backofficeTexts.orders.done.cancelOrder(orderId))
      await refreshOrder(orderId)
      onDone()
    },
  )
  if (lines.length === 0) return <EmptyList text={words.nothing} />
  return (
    <Stack>
      <Text size="sm">{words.hint}</Text>
      <List size="sm">
        {lines.map(({ lineNumber, name, open }) => (
          <List.Item key={lineNumber}>{words.line(open, name)}</List.Item>
        ))}
      </List>
      {command.error && <Refusal error={command.error} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {backofficeTexts.cancel}
        </Button>
        <Button
          color="red"
          loading={command.isPending}
          onClick={() => command.mutate(undefined, { onError: () => refreshOrder(orderId) })}
        >
          {words.submit}
        </Button>
      </Group>
    </Stack>
  )
}
