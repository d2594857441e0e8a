import { useNotifications } from '@mantine/notifications'
import { type ComponentType, lazy, Suspense, useState } from 'react'

const MessageList = lazy<ComponentType>(() =>
  import('./message-list').then(
    ({ MessageList }) => ({ default: MessageList }),
    // The page it is about says it too, and is not to go down with it.
    () => ({ default: () => null }),
  ),
)

/** The place for short messages, loaded with the first of them. */
export function Messages() {
  const { notifications } = useNotifications()
  const [isNeeded, setNeeded] = useState(false)
  if (notifications.length > 0 && !isNeeded) setNeeded(true)
  return <Suspense>{isNeeded && <MessageList />}</Suspense>
}
