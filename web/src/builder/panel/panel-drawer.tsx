import { Drawer } from '@mantine/core'
import { texts } from '../../texts'
import { Panel } from './panel'
import type { DialogProps } from './use-dialog'

const words = texts.builder.panel

/** The panel as a drawer from below. */
export const PanelDrawer = ({ isOpen, onClose, onClosed }: DialogProps) => (
  <Drawer
    opened={isOpen}
    onClose={onClose}
    onExitTransitionEnd={onClosed}
    position="bottom"
    size="85%"
    title={words.title}
    closeButtonProps={{ 'aria-label': words.close }}
  >
    <Panel />
  </Drawer>
)
