import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { SearchIcon } from '../shell/icons'
import classes from './finder.module.css'

interface Props {
  isOpen: boolean
  onToggle: () => void
  words: { open: string; close: string }
  children: ReactNode
}

/** On a phone, a button opens the field below the header. */
export const SearchToggle = ({ isOpen, onToggle, words, children }: Props) => (
  <>
    <ActionIcon
      variant="default"
      size="md"
      className={classes.phoneButton}
      aria-label={isOpen ? words.close : words.open}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <SearchIcon />
    </ActionIcon>
    <div className={classes.box} data-open={isOpen || undefined}>
      {children}
    </div>
  </>
)
