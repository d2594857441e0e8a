import { Button, Group, Title } from '@mantine/core'
import { PartIcon } from '../shell/part-icon'
import { texts } from '../texts'
import type { FilledSlot } from './assign-slots'
import classes from './builder.module.css'
import { addMoreId, useBuilder } from './builder-context'
import { loadPicker } from './picker-host'

const words = texts.builder

/** Buttons for the optional slots. */
export function AddMore({ slots }: { slots: FilledSlot[] }) {
  const { choose } = useBuilder()
  return (
    <section id={addMoreId} tabIndex={-1} aria-labelledby={`${addMoreId}-name`} className={classes.more}>
      <Title order={2} size="sm" fw={600} id={`${addMoreId}-name`}>
        {words.addMore}
      </Title>
      <Group gap={6}>
        {slots.map(({ slot, kind }) => (
          <Button
            key={slot.productGroupId}
            size="compact-sm"
            radius="xl"
            variant="default"
            leftSection={<PartIcon kind={kind} size={16} />}
            aria-label={words.chooseFrom(slot.name)}
            onPointerEnter={loadPicker}
            onFocus={loadPicker}
            onClick={() => choose(slot)}
          >
            {slot.name}
          </Button>
        ))}
      </Group>
    </section>
  )
}
