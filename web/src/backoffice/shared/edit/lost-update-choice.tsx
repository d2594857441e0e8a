import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { backofficeTexts } from '../../../texts/backoffice'

const words = backofficeTexts.edit

interface Props {
  /** What the other person wrote. */
  theirs: ReactNode
  onTake: () => void
  onWrite: () => void
}

/** Says what someone else wrote meanwhile: take it, or write one's own value again. */
export const LostUpdateChoice = ({ theirs, onTake, onWrite }: Props) => (
  <Alert color="orange" role="alert" p="xs" maw={420}>
    <Text size="sm" style={{ whiteSpace: 'normal' }}>
      {words.changedByOther}{' '}
      <Text span size="sm" fw={600}>
        {theirs}
      </Text>
    </Text>
    <Group gap="xs" mt={6}>
      <Button size="compact-xs" variant="default" onClick={onTake}>
        {words.takeTheirs}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onWrite}>
        {words.writeAgain}
      </Button>
    </Group>
  </Alert>
)
