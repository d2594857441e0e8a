import { Divider, Group, Stack, Text } from '@mantine/core'
import { useFormats } from '../session/format'
import { texts } from '../texts'

interface Props {
  rows: { label: string; amount: number }[]
  total: number
  vat: number
  /** Null if unknown. */
  currency: string | null
}

const words = texts.orders

/** The price with all VAT included. */
export function Totals({ rows, total, vat, currency }: Props) {
  const { money } = useFormats()
  return (
    <Stack gap={4}>
      {rows.map(({ label, amount }) => (
        <Group key={label} justify="space-between" wrap="nowrap">
          <Text size="sm">{label}</Text>
          <Text size="sm">{money(amount, currency)}</Text>
        </Group>
      ))}
      <Divider my={4} />
      <Group justify="space-between" align="baseline" wrap="nowrap">
        <Text fw={600}>{words.total}</Text>
        <Text fw={700} size="xl">
          {money(total, currency)}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" ta="right">
        {words.vat(money(vat, currency))}
      </Text>
    </Stack>
  )
}
