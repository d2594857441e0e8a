import { Button, Group, Text, Title } from '@mantine/core'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { benchHeadingId, useBench } from './bench'
import { ShareButton } from './share-button'

const words = texts.builder

export function BenchHeader() {
  const { bundle, productIds, change } = useBench()
  return (
    <Group justify="space-between" align="end" mb="md" gap="sm">
      <div>
        <TextLink to="/" size="sm">
          {words.allPcs}
        </TextLink>
        <Title order={1} id={benchHeadingId} tabIndex={-1}>
          {bundle.name}
        </Title>
        <Text c="dimmed">{bundle.description}</Text>
      </div>
      <Group gap="xs">
        <ShareButton />
        <Button
          variant="default"
          disabled={productIds.length === 0}
          onClick={() => change([], words.startedOver, { canUndo: true, focus: benchHeadingId })}
        >
          {words.startOver}
        </Button>
      </Group>
    </Group>
  )
}
