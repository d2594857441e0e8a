import { Modal, type ModalProps } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import { texts } from '../../texts'

interface Props {
  title: string
  isOpen?: boolean
  size?: ModalProps['size']
  /** Closed only by a button in it: Escape or a click beside it would lose what it shows. */
  isHeld?: boolean
  onClose: () => void
}

/** A dialog of the back office; full-screen on a phone. */
export const Dialog = ({
  title,
  isOpen = true,
  size = 'lg',
  isHeld = false,
  onClose,
  children,
}: PropsWithChildren<Props>) => (
  <Modal
    opened={isOpen}
    onClose={onClose}
    title={title}
    size={size}
    closeOnEscape={!isHeld}
    closeOnClickOutside={!isHeld}
    withCloseButton={!isHeld}
    closeButtonProps={{ 'aria-label': texts.common.close }}
    styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
  >
    {children}
  </Modal>
)
