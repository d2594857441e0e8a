import { Group, Text } from '@mantine/core'
import type { TypedNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'

interface LineQuantityProps {
  name: string
  /** Details to show beside the number field. */
  about: string[]
  label: string
  most: number
  value: TypedNumber
  onChange: (quantity: TypedNumber) => void
}

/** An order line with a field for the number of units. */
export const LineQuantity = ({ name, about, label, most, value, onChange }: LineQuantityProps) => (
  <Group justify="space-between" align="flex-start" wrap="nowrap">
    <div>
      <Text fw={500}>{name}</Text>
      <Text size="sm" c="dimmed">
        {about.join(' · ')}
      </Text>
    </div>
    <WholeNumberInput
      w={90}
      flex="none"
      aria-label={label}
      min={0}
      max={most}
      clampBehavior="strict"
      value={value}
      onChange={onChange}
    />
  </Group>
)
