import { Button, Group, Text, Title } from '@mantine/core'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { builderHeadingId, useBuilder } from './builder-context'
import { ShareButton } from './share-button'

const words = texts.builder

export function BuilderHeader() {
  const { bundle, productIds, change } = useBuilder()
  return (
    <Group justify="space-between" align="end" mb="md" gap="sm">
      <div>
        <TextLink to="/" size="sm">
          {words.allPcs}
        </TextLink>
        <Title order={1} id={builderHeadingId} tabIndex={-1}>
          {bundle.name}
        </Title>
        <Text c="dimmed">{bundle.description}</Text>
      </div>
      <Group gap="xs">
        <ShareButton />
        <Button
          variant="default"
          disabled={productIds.length === 0}
          onClick={() => change([], words.startedOver, { canUndo: true, focus: builderHeadingId })}
        >
          {words.startOver}
        </Button>
      </Group>
    </Group>
  )
}
