import { Badge, Group, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'

const words = backofficeTexts.supply

/** A day of arrival as confirmed, and whether it is past; null if no day is known. */
export function Due({ expectedAt }: { expectedAt: string | null }) {
  const { deliveryDay } = useFormats()
  if (expectedAt === null) {
    return (
      <Text span c="dimmed" size="sm">
        {words.noDate}
      </Text>
    )
  }
  return (
    <Group gap="xs" style={{ rowGap: 2 }}>
      {deliveryDay(expectedAt)}
      {Date.parse(expectedAt) < Date.now() && (
        <Badge variant="dot" color="red" tt="none" fw={500} flex="none">
          {words.overdue}
        </Badge>
      )}
    </Group>
  )
}
