import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

export const MessageList = () => <Notifications position="top-right" />
