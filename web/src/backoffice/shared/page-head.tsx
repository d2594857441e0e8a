import { Group, Text, Title } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import { useTitle } from '../../shell/use-title'

interface Props {
  title: string
  intro?: string
  beside?: ReactNode
}

/** The title of a page, with the page's actions at the right. */
export function PageHead({ title, intro, beside, children }: PropsWithChildren<Props>) {
  useTitle(title)
  return (
    <Group justify="space-between" align="flex-end" gap="sm">
      <div>
        <Group gap="sm" align="center">
          <Title order={1} size="h2">
            {title}
          </Title>
          {beside}
        </Group>
        {intro && <Text c="dimmed">{intro}</Text>}
      </div>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  )
}
