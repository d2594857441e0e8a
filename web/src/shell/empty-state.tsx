import { Stack, Text, Title } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import { PartIcon } from './part-icon'
import classes from './shell.module.css'

interface Props {
  /** The icon: a kind of part. */
  kind?: string
  title: string
  hint: string
}

/** A page or list without content says what it will show; its children lead on. */
export const EmptyState = ({ kind, title, hint, children }: PropsWithChildren<Props>) => (
  <Stack align="center" gap="xs" py={48}>
    <span className={classes.emptyIcon}>
      <PartIcon kind={kind} size={40} />
    </span>
    <Title order={2} size="h3" ta="center">
      {title}
    </Title>
    <Text c="dimmed" ta="center" maw={420}>
      {hint}
    </Text>
    {children}
  </Stack>
)
