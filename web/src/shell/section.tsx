import { Card, Stack, Title } from '@mantine/core'
import { type PropsWithChildren, useId } from 'react'

/** A section of a page with its heading. */
export function Section({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId()
  return (
    <Card component="section" withBorder padding="lg" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  )
}
