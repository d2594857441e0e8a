import { useNotifications } from '@mantine/notifications'
import { type ComponentType, lazy, Suspense, useState } from 'react'

const MessageList = lazy<ComponentType>(() =>
  import('./message-list').then(
    ({ MessageList }) => ({ default: MessageList }),
    // If the messages cannot load, the page still works; it reports errors too.
    () => ({ default: () => null }),
  ),
)

/** Short messages; their code loads with the first one. */
export function Messages() {
  const { notifications } = useNotifications()
  const [isNeeded, setNeeded] = useState(false)
  if (notifications.length > 0 && !isNeeded) setNeeded(true)
  return <Suspense>{isNeeded && <MessageList />}</Suspense>
}
