import { Stack, Text, Title } from '@mantine/core'
import { ButtonLink } from './button-link'

/** An empty page explains what it will show and links to the builder. */
export const EmptyPage = ({ title, hint, toBuilder }: { title: string; hint: string; toBuilder: string }) => (
  <Stack align="center" gap="xs" py={64}>
    <Title order={2} size="h3" ta="center">
      {title}
    </Title>
    <Text c="dimmed" ta="center" maw={420}>
      {hint}
    </Text>
    <ButtonLink to="/" mt="sm">
      {toBuilder}
    </ButtonLink>
  </Stack>
)
