import { Button, type ButtonProps } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import { useBlockers } from './build-status'
import { useSaveConfiguration } from './save-configuration'

const words = texts.builder.actions

/** Saves the PC and goes to the checkout. */
export function useOrder() {
  const { build } = useBuilder()
  const navigate = useNavigate()
  const saving = useSaveConfiguration()
  const order = () =>
    saving.mutate(build, {
      onSuccess: ({ configurationId }) => navigate({ to: '/checkout', search: { configurationId } }),
    })
  return { order, saving }
}

interface Props extends ButtonProps {
  order: ReturnType<typeof useOrder>
  isShort?: boolean
}

export function OrderButton({ order: { order, saving }, isShort = false, ...props }: Props) {
  const { toOrder, isChecking } = useBlockers()
  return (
    <Button
      {...props}
      disabled={toOrder.length > 0 || isChecking}
      loading={saving.isPending}
      aria-label={words.order}
      aria-describedby={isShort ? undefined : 'why-not-order'}
      onClick={order}
    >
      {isShort ? words.orderShort : words.order}
    </Button>
  )
}
