import { Paper, Text } from '@mantine/core'

/** The text of an empty list. */
export const EmptyList = ({ text }: { text: string }) => (
  <Paper withBorder p="xl" ta="center">
    <Text c="dimmed">{text}</Text>
  </Paper>
)
