import { ActionIcon, Button } from '@mantine/core'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { MoreIcon } from '../shell/icons'
import { texts } from '../texts'
import type { Chosen, FilledSlot } from './assign-slots'
import classes from './builder.module.css'
import { addMoreId, slotElementId, useBuilder } from './builder-context'
import { withoutPart, withPart } from './change-build'
import type { MenuItem } from './part-menu'
import { loadPicker } from './picker-host'

const words = texts.builder

const loadMenu = () => import('./part-menu')
/** Its code is 30 kB: it is loaded when the pointer or the focus reaches a menu button. */
const PartMenu = lazy(() => loadMenu().then(({ PartMenu }) => ({ default: PartMenu })))

const MenuButton = ({ name, ...props }: { name: string } & ComponentProps<typeof ActionIcon<'button'>>) => (
  <ActionIcon variant="subtle" color="gray" size={26} aria-label={words.moreAbout(name)} {...props}>
    <MoreIcon />
  </ActionIcon>
)

/** A plain button until its first click, which opens the menu. */
function MoreActions({ name, items }: { name: string; items: MenuItem[] }) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted)
    return (
      <Suspense fallback={<MenuButton name={name} loading />}>
        <PartMenu button={<MenuButton name={name} />} items={items} />
      </Suspense>
    )
  return (
    <MenuButton
      name={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  )
}

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
  const oneMore: MenuItem = {
    label: words.oneMore,
    name: words.oneMoreOf(name),
    isDisabled: filled.count >= slot.max,
    act: () => change(withPart(productIds, productId), words.chosen(name)),
  }
  const removing: MenuItem = {
    label: count > 1 ? words.removeOne : words.remove,
    name: count > 1 ? words.removeOneOf(name) : words.removePart(name),
    act: remove,
  }
  const items = slot.max > 1 ? [oneMore, removing] : [removing]
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
      <MoreActions name={name} items={items} />
    </div>
  )
}
