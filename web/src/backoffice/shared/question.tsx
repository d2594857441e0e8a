import { Alert, Button, Group, Text } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'

/** What is asked about a value before it is saved. */
export interface ValueQuestion {
  text: string
  /** The button that saves it. */
  yes: string
}

interface Props {
  question: ValueQuestion
  onYes: () => void
  onNo: () => void
}

/** Asks beside the field whether an unusual value is meant. */
export const Question = ({ question, onYes, onNo }: Props) => (
  <Alert color="orange" role="alert" p="xs" maw={420}>
    <Text size="sm" style={{ whiteSpace: 'normal' }}>
      {question.text}
    </Text>
    <Group gap="xs" mt={6}>
      <Button size="compact-xs" variant="default" onClick={onNo}>
        {backofficeTexts.cancel}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onYes}>
        {question.yes}
      </Button>
    </Group>
  </Alert>
)
