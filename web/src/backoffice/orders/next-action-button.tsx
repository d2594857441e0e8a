import { Button, type ButtonProps, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMe } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import type { NextAction } from './next-action'
import { nextActionOf, rightOf } from './next-action'
import { refreshOrder } from './order-cache'
import { markDelivered, takeStep } from './order-commands'
import type { OrderDialog } from './order-dialogs'
import type { StaffOrder } from './order-lines'
import { useSettledClick } from './use-settled-click'

const words = backofficeTexts.orders

interface Props {
  staffOrder: StaffOrder
  /** For actions that need a dialog. */
  onOpen: (dialog: OrderDialog) => void
  size?: NonNullable<ButtonProps['size']>
}

/** A button for the next action of an order. A refusal is explained below it. */
export function NextActionButton({ staffOrder, onOpen, size = 'xs' }: Props) {
  const orderId = staffOrder.order.orderId ?? ''
  const step = useCommand(
    (action: NextAction, key) => send(orderId, action, key),
    (_, { kind }) => {
      showMessage(words.done[kind as 'confirm' | 'release' | 'deliver'](orderId))
      return refreshOrder(orderId)
    },
  )
  const { rights } = useMe()
  const known = nextActionOf(staffOrder)
  const next = known && rights.includes(rightOf[known.kind]) ? known : undefined
  const { click, isIdle } = useSettledClick(step.isPending, () => {
    if (next?.kind === 'ship' || next?.kind === 'invoice') onOpen({ kind: next.kind, orderId })
    else if (next) step.mutate(next, { onError: () => refreshOrder(orderId) })
  })
  const [isSlow] = useDebouncedValue(step.isPending, 200)
  if (!next && !step.error) return null
  return (
    <Stack gap={6} align="stretch">
      {next && <NextButton {...{ next, orderId, size, isSlow, isIdle, click }} />}
      {step.error && <Refusal error={step.error} onClose={step.reset} />}
    </Stack>
  )
}

interface NextButtonProps {
  next: NextAction
  orderId: string
  size: NonNullable<ButtonProps['size']>
  isSlow: boolean
  isIdle: boolean
  click: () => void
}

function NextButton({ next, orderId, size, isSlow, isIdle, click }: NextButtonProps) {
  const label = words.next[next.kind]
  const name = words.nextOf(label, orderId)
  if (next.kind === 'deliveries') {
    return (
      <ButtonLink
        to="/backoffice/orders/$orderId"
        params={{ orderId }}
        hash="deliveries"
        size={size}
        variant="light"
        aria-label={name}
      >
        {label}
      </ButtonLink>
    )
  }
  // Not `loading`: it would take the keyboard focus away from the button.
  return (
    <Button
      size={size}
      onClick={click}
      {...(isSlow && { 'data-disabled': true })}
      aria-busy={isSlow}
      aria-disabled={!isIdle}
      aria-label={name}
    >
      {label}
    </Button>
  )
}

function send(orderId: string, action: NextAction, key: string): Promise<unknown> {
  if (action.kind === 'confirm' || action.kind === 'release') return takeStep(action.kind, orderId, key)
  if (action.kind === 'deliver') return markDelivered(orderId, action.deliveryId, key)
  throw new Error(`${action.kind} is not done with one click.`)
}
