import { Group, Text } from '@mantine/core'
import { texts } from '../texts'

export const Logo = () => (
  <Group gap={8} wrap="nowrap">
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#1864ab" />
      <path d="M8 8h16v5H8zM8 15h10v9H8zM20 15h4v9h-4z" fill="#fff" />
    </svg>
    <Text fw={700} visibleFrom="xs">
      {texts.common.productName}
    </Text>
  </Group>
)
