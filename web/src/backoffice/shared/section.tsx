import { Group, Paper, Stack, Title } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** Shown at the right of the title. */
  beside?: ReactNode
}

/** A section of a page with its title. */
export const Section = ({ id, title, beside, children }: PropsWithChildren<Props>) => (
  <Paper withBorder p={{ base: 'sm', sm: 'md' }} component="section" aria-labelledby={id}>
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" id={id} tabIndex={-1}>
          {title}
        </Title>
        {beside}
      </Group>
      {children}
    </Stack>
  </Paper>
)
