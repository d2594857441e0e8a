import { Button, Card, Group, Text, Title } from '@mantine/core'
import { texts } from '../texts'
import type { Slot } from './build'
import classes from './builder.module.css'
import { addMoreId, useBuilder } from './builder-context'
import { loadPicker } from './picker-host'

const words = texts.builder

/** Buttons for the optional slots. */
export function AddMore({ slots }: { slots: Slot[] }) {
  const { choose } = useBuilder()
  return (
    <Card
      component="section"
      id={addMoreId}
      tabIndex={-1}
      padding="md"
      aria-labelledby={`${addMoreId}-name`}
      className={classes.more}
    >
      <Title order={2} size="h5" id={`${addMoreId}-name`}>
        {words.addMore}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {words.addMoreHint}
      </Text>
      <Group gap="xs">
        {slots.map((slot) => (
          <Button
            key={slot.productGroupId}
            size="xs"
            radius="xl"
            variant="default"
            aria-label={words.chooseFrom(slot.name)}
            onPointerEnter={loadPicker}
            onFocus={loadPicker}
            onClick={() => choose(slot)}
          >
            {slot.name}
          </Button>
        ))}
      </Group>
    </Card>
  )
}
