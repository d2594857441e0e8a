import { Button, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { texts } from '../texts'

const words = texts.orders

/** Copies a number to the clipboard. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const clipboard = useClipboard()
  // Browsers offer the clipboard on secure connections only.
  if (!navigator.clipboard) return null
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={words.copy(what)}
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? words.copied : words.copyShort}
      </Button>
      <VisuallyHidden role="status">{clipboard.copied ? words.copied : ''}</VisuallyHidden>
    </>
  )
}
