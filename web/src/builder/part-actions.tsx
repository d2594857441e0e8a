import { ActionIcon, Button, Menu } from '@mantine/core'
import { MoreIcon } from '../shell/icons'
import { texts } from '../texts'
import type { Chosen, FilledSlot } from './assign-slots'
import classes from './builder.module.css'
import { addMoreId, slotElementId, useBuilder } from './builder-context'
import { withoutPart, withPart } from './change-build'
import { loadPicker } from './picker-host'

const words = texts.builder

interface Props {
  chosen: Chosen
  filled: FilledSlot
}

/** What can be done with a part: the usual is a button, the rest is a menu. */
export function PartActions({ chosen: { product, count }, filled }: Props) {
  const { productIds, choose, change } = useBuilder()
  const { slot, isEssential } = filled
  const { productId, name } = product
  const remove = () => {
    const staysShown = isEssential || filled.count > 1
    change(withoutPart(productIds, productId), words.removed(name), {
      canUndo: true,
      focus: staysShown ? slotElementId(slot.productGroupId) : addMoreId,
    })
  }
  return (
    <div className={classes.partActions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.changePart(name)}
        onPointerEnter={loadPicker}
        onFocus={loadPicker}
        onClick={() => choose(slot, productId)}
      >
        {words.change}
      </Button>
      <Menu position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={26} aria-label={words.moreAbout(name)}>
            <MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {slot.max > 1 && (
            <Menu.Item
              disabled={filled.count >= slot.max}
              aria-label={words.oneMoreOf(name)}
              onClick={() => change(withPart(productIds, productId), words.chosen(name))}
            >
              {words.oneMore}
            </Menu.Item>
          )}
          <Menu.Item
            aria-label={count > 1 ? words.removeOneOf(name) : words.removePart(name)}
            onClick={remove}
          >
            {count > 1 ? words.removeOne : words.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
