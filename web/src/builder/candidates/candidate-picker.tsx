// The dialog in which a part is chosen.
import { Modal, useMantineTheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { texts } from '../../texts'
import type { Build, Product, Slot } from '../build'
import classes from './candidates.module.css'
import { Picking } from './picking'

export interface CandidatePickerProps {
  /** The group to choose from. */
  slot: Slot
  /** What it must fit to. */
  build: Build
  /** The product whose place the choice takes. */
  replacing?: string
  /** Afterwards the picker calls onClose. */
  onChoose: (product: Product) => void
  onClose: () => void
}

export function CandidatePicker(props: CandidatePickerProps) {
  const { slot, onChoose, onClose } = props
  const theme = useMantineTheme()
  const isPhone = useMediaQuery(`(max-width: ${theme.breakpoints.sm})`, undefined, {
    getInitialValueInEffect: false,
  })
  const [isComparing, setComparing] = useState(false)
  useFocusReturn()

  const choose = (product: Product) => {
    onChoose(product)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      // In the comparison Escape leads back to the list.
      closeOnEscape={!isComparing}
      returnFocus={false}
      fullScreen={isPhone === true}
      size="min(76rem, 94vw)"
      radius={isPhone ? 0 : 'lg'}
      yOffset="4dvh"
      title={isComparing ? texts.candidates.compare.title(slot.name) : slot.name}
      closeButtonProps={{ 'aria-label': texts.candidates.close }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <Picking {...props} onChoose={choose} isComparing={isComparing} onComparing={setComparing} />
    </Modal>
  )
}

/** The dialog exists only while it is open, so nobody else remembers where the focus was. */
function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    },
    [opener],
  )
}
