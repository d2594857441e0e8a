import { ApiProblem } from '@buildorder/client'
import { Stack, Text, Title } from '@mantine/core'
import { texts } from '../texts'

const words = texts.orders

export const isUnknownOrder = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'order_not_found'

/** Also for an order of another account. */
export const UnknownOrder = ({ orderId }: { orderId: string }) => (
  <Stack gap="xs" py="xl" maw={560}>
    <Title order={1} size="h2">
      {words.unknown(orderId)}
    </Title>
    <Text c="dimmed">{words.unknownHint}</Text>
  </Stack>
)
