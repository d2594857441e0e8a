// The dialog in which a part is chosen.
import { Modal, useMantineTheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { texts } from '../../texts'
import type { Build, Product, Slot } from '../build'
import classes from './candidates.module.css'
import { PickerContent } from './picker-content'

export interface CandidatePickerProps {
  /** The product group to choose from. */
  slot: Slot
  /** The parts that candidates must fit. */
  build: Build
  /** The product that the chosen one replaces. */
  replacing?: string
  /** The picker calls onClose afterwards. */
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
      // In the comparison, Escape goes back to the list.
      closeOnEscape={!isComparing}
      returnFocus={false}
      fullScreen={isPhone === true}
      size="min(90rem, 96vw)"
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
      <PickerContent {...props} onChoose={choose} isComparing={isComparing} onComparing={setComparing} />
    </Modal>
  )
}

/** The dialog is mounted only while it is open, so it remembers the focus itself. */
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
