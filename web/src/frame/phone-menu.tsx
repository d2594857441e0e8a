import { Burger } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ButtonLink } from '../shell/button-link'
import { texts } from '../texts'
import type { Destination } from './destinations'
import classes from './shell.module.css'

/** A button that shows the links below the header, where there is no room for them side by side. */
export function PhoneMenu({ destinations }: { destinations: Destination[] }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the button and the links inside.
    <div ref={box} className={classes.phoneOnly} onKeyDown={onKeyDown}>
      <Burger
        ref={button}
        size="sm"
        opened={isOpen}
        onClick={() => setOpen(!isOpen)}
        aria-label={isOpen ? texts.common.closeMenu : texts.common.openMenu}
        aria-expanded={isOpen}
        aria-controls={id}
      />
      {isOpen && (
        <nav id={id} className={classes.phoneMenu} aria-label={texts.common.navigation}>
          {destinations.map(({ to, label }) => (
            <ButtonLink
              key={to}
              to={to}
              variant="subtle"
              size="md"
              justify="start"
              activeOptions={{ exact: to === '/', includeSearch: false }}
              activeProps={{ variant: 'light' }}
              onClick={() => setOpen(false)}
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
    </div>
  )
}
