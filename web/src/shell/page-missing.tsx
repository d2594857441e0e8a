import { Stack, Text, Title } from '@mantine/core'
import { texts } from '../texts'
import { TextLink } from './text-link'

export const PageMissing = () => (
  <Stack>
    <Title order={1}>404</Title>
    <Text>{texts.common.nothingHere}</Text>
    <TextLink to="/">{texts.common.goHome}</TextLink>
  </Stack>
)
