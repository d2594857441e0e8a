import { Modal, type ModalProps } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import { texts } from '../../texts'

interface Props {
  title: string
  isOpen?: boolean
  size?: ModalProps['size']
  onClose: () => void
}

/** A dialog of the back office; full-screen on a phone. */
export const Dialog = ({
  title,
  isOpen = true,
  size = 'lg',
  onClose,
  children,
}: PropsWithChildren<Props>) => (
  <Modal
    opened={isOpen}
    onClose={onClose}
    title={title}
    size={size}
    closeButtonProps={{ 'aria-label': texts.common.close }}
    styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
  >
    {children}
  </Modal>
)
