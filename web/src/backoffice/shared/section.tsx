import { Paper, Stack, Title } from '@mantine/core'
import type { PropsWithChildren } from 'react'

/** A part of a page, with its name above it. */
export const Section = ({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) => (
  <Paper withBorder p={{ base: 'sm', sm: 'md' }} component="section" aria-labelledby={id}>
    <Stack gap="sm">
      <Title order={2} size="h4" id={id} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
)
