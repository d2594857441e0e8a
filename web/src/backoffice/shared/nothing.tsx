import { Paper, Text } from '@mantine/core'

/** A list without anything in it says so. */
export const Nothing = ({ text }: { text: string }) => (
  <Paper withBorder p="xl" ta="center">
    <Text c="dimmed">{text}</Text>
  </Paper>
)
