import { Group, NumberInput, Text } from '@mantine/core'

interface LineQuantityProps {
  name: string
  /** What there is to know before choosing a number. */
  about: string[]
  label: string
  most: number
  value: number
  onChange: (quantity: number) => void
}

/** A line of an order, and how many of it are meant. */
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
