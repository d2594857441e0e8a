import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = MenuItemProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & { ref?: Ref<HTMLAnchorElement> }

/** A link within the pages, in a menu. */
export const MenuLink = createLink((props: Props) => <Menu.Item component="a" {...props} />)
