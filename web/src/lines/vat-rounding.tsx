import type { Schemas } from '@buildorder/client'
import { Text } from '@mantine/core'
import { useFormats } from '../session/format'
import { texts } from '../texts'

const words = texts.common.vatRounding

interface Props {
  rounding: Schemas['VatRounding'] | undefined
  currency: string | null
}

/** What invoices will show as rounding, and which net price avoids most of it. */
export function VatRoundingNote({ rounding, currency }: Props) {
  const { money } = useFormats()
  if (!rounding) return null
  const [most] = rounding.lines
  return (
    <Text size="sm" c="dimmed">
      {words.shown(money(rounding.amount, currency))}{' '}
      {most &&
        words.avoided(
          most.exactNet.map((net) => money(net, currency)),
          money(most.unitNet, currency),
        )}
    </Text>
  )
}
