import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'

export interface MenuItem {
  label: string
  /** The label with its subject, for screen readers. */
  name: string
  isDisabled?: boolean
  act: () => void
}

/** The menu of a part, open from the start. The change moves the focus, so the menu does not give it back. */
export const PartMenu = ({ button, items }: { button: ReactElement; items: MenuItem[] }) => (
  <Menu position="bottom-end" defaultOpened returnFocus={false}>
    <Menu.Target>{button}</Menu.Target>
    <Menu.Dropdown>
      {items.map(({ label, name, isDisabled = false, act }) => (
        <Menu.Item key={name} disabled={isDisabled} aria-label={name} onClick={act}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
