import { notifications } from '@mantine/notifications'
import { texts } from '../../texts'

/** Says in passing that something is done. */
export const tell = (message: string) =>
  notifications.show({
    message,
    color: 'teal',
    autoClose: 5000,
    closeButtonProps: { 'aria-label': texts.common.close },
  })
