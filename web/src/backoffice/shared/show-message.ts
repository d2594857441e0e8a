import { notifications } from '@mantine/notifications'
import { texts } from '../../texts'

/** Shows a short success message. */
export const showMessage = (message: string) =>
  notifications.show({
    message,
    color: 'teal',
    autoClose: 6000,
    closeButtonProps: { 'aria-label': texts.common.close },
  })
