import { Button, Group, Text } from '@mantine/core'
import { texts } from '../../texts'

interface SuggestionsProps {
  texts: readonly string[]
  onChoose: (text: string) => void
}

const words = texts.candidates

/** Other searches when one finds nothing. */
export const Suggestions = ({ texts: searches, onChoose }: SuggestionsProps) =>
  searches.length > 0 && (
    <Group gap="xs" justify="center" pt="lg">
      <Text size="sm">{words.didYouMean}</Text>
      {searches.map((text) => (
        <Button key={text} variant="default" size="compact-sm" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </Group>
  )
