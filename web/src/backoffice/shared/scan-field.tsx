// A field for a barcode scanner, which types fast and ends with Enter. What is typed anywhere on the page goes into the
// field, unless another field has the focus: so no character is lost, and the Enter of a scan never presses a button.
import { TextInput } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

interface Props {
  label: string
  hint?: string
  size?: 'sm' | 'lg'
  onScan: (code: string) => void
}

export function ScanField({ label, hint, size = 'sm', onScan }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useTypingFrom(field)
  const take = (input: HTMLInputElement) => {
    const code = input.value.trim()
    input.value = ''
    if (code !== '') onScan(code)
  }
  const read = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take(event.currentTarget)
  }
  // What was typed without Enter counts before the button that is pressed next. Another window is no such button.
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (document.hasFocus()) take(event.currentTarget)
  }
  return (
    <TextInput
      ref={field}
      label={label}
      description={hint}
      size={size}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-autofocus
      onKeyDown={read}
      onBlur={leave}
    />
  )
}

/** A key that writes a character moves the focus into the field before the character is written. */
function useTypingFrom(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent) => {
      const input = field.current
      if (!input || isField(event.target) || !isCharacter(event)) return
      // Space presses the button that has the focus; no code begins with it.
      if (event.key === ' ' && input.value === '') return
      input.focus()
    }
    field.current?.focus({ preventScroll: true })
    window.addEventListener('keydown', follow, true)
    return () => window.removeEventListener('keydown', follow, true)
  }, [field])
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement
    ? !['checkbox', 'radio', 'button'].includes(target.type)
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
