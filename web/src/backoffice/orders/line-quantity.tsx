import { Group, NumberInput, Text } from '@mantine/core'

interface LineQuantityProps {
  name: string
  /** Details to show beside the number field. */
  about: string[]
  label: string
  most: number
  value: number
  onChange: (quantity: number) => void
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
    <NumberInput
      w={90}
      flex="none"
      aria-label={label}
      min={0}
      max={most}
      clampBehavior="strict"
      allowDecimal={false}
      value={value}
      onChange={(next) => onChange(Number(next) || 0)}
    />
  </Group>
)
