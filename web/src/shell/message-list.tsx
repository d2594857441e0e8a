import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import classes from './shell.module.css'

/** Below the content and out of the way of the pointer, so that a message never keeps people from a control. */
export const MessageList = () => (
  <Notifications position="bottom-left" classNames={{ notification: classes.message ?? '' }} />
)
