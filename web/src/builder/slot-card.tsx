import { Badge, Button, Text, Title } from '@mantine/core'
import { PartIcon } from '../shell/part-icon'
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
  const { slot, kind, chosen, count, lacks, isOverfull } = filled
  const id = slotElementId(slot.productGroupId)
  const isEmpty = count === 0
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={classes.slot}
      data-empty={isEmpty || undefined}
    >
      <div className={classes.slotHead}>
        <span className={classes.slotIcon}>
          <PartIcon kind={kind} />
        </span>
        <div>
          <Title order={2} id={`${id}-name`} size="sm" fw={isEmpty ? 600 : 500}>
            {slot.name}
          </Title>
          {!isEmpty && slot.max > 1 && (
            <div className={classes.slotCount}>
              <Text size="xs" c="dimmed">
                {words.places(count, slot.max)}
              </Text>
              {count < slot.max && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={words.addAnotherTo(slot.name)}
                  onPointerEnter={loadPicker}
                  onFocus={loadPicker}
                  onClick={() => choose(slot)}
                >
                  {words.addAnother}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      <div className={classes.slotParts}>
        {isEmpty && (
          <div className={classes.emptySlot}>
            {lacks > 0 ? (
              <Badge className={classes.required}>{words.required}</Badge>
            ) : (
              <Text size="xs" c="dimmed">
                {words.optional}
              </Text>
            )}
            <Button
              size="compact-sm"
              variant={lacks > 0 ? 'light' : 'default'}
              aria-label={words.chooseFrom(slot.name)}
              onPointerEnter={loadPicker}
              onFocus={loadPicker}
              onClick={() => choose(slot)}
            >
              {words.choose}
            </Button>
          </div>
        )}
        {isOverfull && <FindingBox weight="problem" title={words.tooMany(slot.max)} />}
        {!isEmpty && (
          <ul className={classes.plainList}>
            {chosen.map((each) => (
              <PartRow key={each.product.productId} chosen={each} filled={filled} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
