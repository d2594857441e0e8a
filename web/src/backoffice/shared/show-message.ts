import { notifications } from '@mantine/notifications'
import { texts } from '../../texts'

/** A refusal needs time to be read, and interrupts a screen reader. */
const kinds = {
  success: { color: 'teal', role: 'status', autoClose: 6_000 },
  error: { color: 'red', role: 'alert', autoClose: 30_000 },
} as const

interface Options {
  kind?: keyof typeof kinds
  title?: string
}

/** Shows a message for some seconds, on whatever page the person is. */
export const showMessage = (message: string, { kind = 'success', ...title }: Options = {}) =>
  notifications.show({
    message,
    ...title,
    ...kinds[kind],
    closeButtonProps: { 'aria-label': texts.common.close },
  })
