import { ApiProblem, newIdempotencyKey } from '@buildorder/client'
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../session/me'
import { Failure } from '../shell/page-failure'
import { texts } from '../texts'
import { allowedActionsQuery, cancelOrder, orderQuery, ordersKey } from './order-queries'
import type { Step } from './order-state'

const words = texts.orders

interface Props {
  orderId: string
  step: Step
  /** Takes the focus when the button is removed. */
  focusElsewhere: () => void
}

/** Shown while cancelling is allowed. */
export function CancelOrder({ orderId, step, focusElsewhere }: Props) {
  const mayCancel = useCan('orders:cancel')
  const { data } = useQuery({ ...allowedActionsQuery(orderId, step), enabled: mayCancel })
  // One key from the first click on, also if responses are lost.
  const [requestKey, setRequestKey] = useState<string>()
  const isOpen = requestKey !== undefined
  return (
    <>
      {mayCancel && data?.canBeCancelled && (
        <Button variant="default" onClick={() => setRequestKey(newIdempotencyKey())}>
          {words.cancel}
        </Button>
      )}
      <Modal
        opened={isOpen}
        onClose={() => setRequestKey(undefined)}
        title={words.cancelTitle}
        closeButtonProps={{ 'aria-label': words.close }}
        centered
      >
        {isOpen && (
          <CancelDialog
            orderId={orderId}
            requestKey={requestKey}
            onClose={() => setRequestKey(undefined)}
            focusElsewhere={focusElsewhere}
          />
        )}
      </Modal>
    </>
  )
}

interface DialogProps {
  orderId: string
  requestKey: string
  onClose: () => void
  focusElsewhere: () => void
}

function CancelDialog({ orderId, requestKey, onClose, focusElsewhere }: DialogProps) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
      queries.invalidateQueries({ queryKey: ordersKey }),
    ])
  const leave = () => {
    onClose()
    // After the dialog has returned the focus to the button that opened it.
    setTimeout(focusElsewhere)
  }
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => cancelOrder(orderId, requestKey),
    networkMode: 'always',
    onSuccess: async () => {
      await refresh()
      leave()
    },
    onError: refresh,
  })
  const isTooLate = error instanceof ApiProblem && error.code === 'order_cannot_be_cancelled'
  if (isTooLate) {
    return (
      <Stack>
        <Alert color="red" role="alert" title={words.cancelTooLate}>
          <Text size="sm">{words.cancelTooLateHint}</Text>
          <Text size="sm">{error.message}</Text>
        </Alert>
        <Group justify="flex-end">
          <Button data-autofocus onClick={leave}>
            {words.close}
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <Stack>
      <Text>{words.cancelHint}</Text>
      {error && <Failure error={error} />}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {words.cancelKeep}
        </Button>
        <Button color="red" loading={isPending} onClick={() => mutate()}>
          {words.cancelConfirm}
        </Button>
      </Group>
    </Stack>
  )
}
