import { Drawer } from '@mantine/core'
import { texts } from '../../texts'
import { Panel } from './panel'

const words = texts.builder.panel

/** The panel as a sheet from below. */
export const PanelDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Drawer
    opened={isOpen}
    onClose={onClose}
    position="bottom"
    size="85%"
    title={words.title}
    closeButtonProps={{ 'aria-label': words.close }}
  >
    <Panel />
  </Drawer>
)
