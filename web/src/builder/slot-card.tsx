import { Badge, Button, Card, Group, Text, Title } from '@mantine/core'
import { texts } from '../texts'
import type { FilledSlot } from './assign-slots'
import classes from './builder.module.css'
import { slotElementId, useBuilder } from './builder-context'
import { FindingBox } from './finding-box'
import { PartRow } from './part-row'
import { loadPicker } from './picker-host'

const words = texts.builder

/** One slot of the PC: its parts, or that one is missing. */
export function SlotCard({ filled }: { filled: FilledSlot }) {
  const { choose } = useBuilder()
  const { slot, chosen, count, lacks, isOverfull } = filled
  const id = slotElementId(slot.productGroupId)
  const isEmpty = count === 0
  return (
    <Card
      component="section"
      withBorder
      padding="md"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={classes.slot}
      data-empty={isEmpty || undefined}
    >
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Group gap="xs">
          <Title order={2} id={`${id}-name`} {...(isEmpty ? { size: 'h5' } : { size: 'sm', c: 'dimmed' })}>
            {slot.name}
          </Title>
          {lacks > 0 && <Badge className={classes.required}>{words.required}</Badge>}
          {!isEmpty && slot.max > 1 && (
            <Text size="sm" c="dimmed">
              {words.places(count, slot.max)}
            </Text>
          )}
        </Group>
        {isEmpty && (
          <Button
            variant={lacks > 0 ? 'light' : 'default'}
            flex="none"
            aria-label={words.chooseFrom(slot.name)}
            onPointerEnter={loadPicker}
            onFocus={loadPicker}
            onClick={() => choose(slot)}
          >
            {words.choose}
          </Button>
        )}
        {!isEmpty && count < slot.max && (
          <Button
            size="compact-sm"
            flex="none"
            variant="subtle"
            aria-label={words.addAnotherTo(slot.name)}
            onPointerEnter={loadPicker}
            onFocus={loadPicker}
            onClick={() => choose(slot)}
          >
            {words.addAnother}
          </Button>
        )}
      </Group>
      {isOverfull && <FindingBox weight="problem" title={words.tooMany(slot.max)} />}
      {!isEmpty && (
        <ul className={classes.plainList}>
          {chosen.map((each) => (
            <PartRow key={each.product.productId} chosen={each} filled={filled} />
          ))}
        </ul>
      )}
    </Card>
  )
}
