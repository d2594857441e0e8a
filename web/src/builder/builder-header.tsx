import { Button, Group, Text, Title } from '@mantine/core'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { builderHeadingId, useBuilder } from './builder-context'
import { ExportFromBuilder } from './export-from-builder'
import { ShareButton } from './share-button'

const words = texts.builder

export function BuilderHeader() {
  const { bundle, productIds, change } = useBuilder()
  return (
    <Group justify="space-between" mb="sm" gap="xs">
      <Group gap="xs" align="baseline">
        <TextLink to="/" size="sm">
          {words.allPcs}
        </TextLink>
        <Title order={1} size="h2" id={builderHeadingId} tabIndex={-1}>
          {bundle.name}
        </Title>
        <Text c="dimmed" size="sm" visibleFrom="md">
          {bundle.description}
        </Text>
      </Group>
      <Group gap="xs">
        <ShareButton />
        <ExportFromBuilder />
        <Button
          variant="default"
          size="xs"
          disabled={productIds.length === 0}
          onClick={() => change([], words.startedOver, { canUndo: true, focus: builderHeadingId })}
        >
          {words.startOver}
        </Button>
      </Group>
    </Group>
  )
}
