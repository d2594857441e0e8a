import { Text } from '@mantine/core'
import type { PropsWithChildren } from 'react'

/** The name of a thing, and its number below; the children say more. */
export const Named = ({ name, id, children }: PropsWithChildren<{ name: string; id: string }>) => (
  <div>
    <Text size="sm" fw={500}>
      {name}
    </Text>
    <Text size="xs" c="dimmed">
      {id}
    </Text>
    {children}
  </div>
)
