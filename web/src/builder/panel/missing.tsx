import { Button, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import { summaryQuery } from '../queries'
import { slotsToFill } from '../slots-to-fill'
import { CompleteButton } from './complete-button'

const words = texts.builder

/** The missing parts: to choose one by one, or all at once. */
export function Missing() {
  const { bundle, places, productIds, choose } = useBuilder()
  const { data: summary } = useQuery(summaryQuery(productIds, bundle.bundleId))
  const wanted = slotsToFill(places, summary?.missing ?? [])
  if (wanted.length === 0) return null
  return (
    <section aria-labelledby="panel-missing">
      <Title order={2} size="h6" mb="xs" id="panel-missing">
        {words.panel.missing}
      </Title>
      <Group gap={6} mb="sm">
        {wanted.map(({ slot }) => (
          <Button
            key={slot.productGroupId}
            size="compact-sm"
            radius="xl"
            variant="default"
            aria-label={words.chooseFrom(slot.name)}
            onClick={() => choose(slot)}
          >
            {slot.name}
          </Button>
        ))}
      </Group>
      <CompleteButton />
    </section>
  )
}
