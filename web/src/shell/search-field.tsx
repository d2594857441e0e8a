import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

interface Props {
  label: string
  placeholder?: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
  w?: TextInputProps['w']
}

/** Searches shortly after the last key press; follows changes of the address. */
export function SearchField({ label, placeholder = '', value, onSearch, w }: Props) {
  const [text, setText] = useState(value ?? '')
  const sent = useRef(value)
  useEffect(() => {
    // A search that finishes late must not overwrite newer input.
    if (value === sent.current) return
    sent.current = value
    setText(value ?? '')
  }, [value])
  const search = useDebouncedCallback((next: string) => {
    sent.current = next.trim() || undefined
    onSearch(sent.current)
  }, 300)
  return (
    <TextInput
      type="search"
      w={w}
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
    />
  )
}
