import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

interface Props {
  label: string
  placeholder?: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
  w?: TextInputProps['w']
}

/** Searches while typing, once the fingers rest; follows the address when that changes by itself. */
export function SearchField({ label, placeholder = '', value, onSearch, w }: Props) {
  const [text, setText] = useState(value ?? '')
  useEffect(() => setText(value ?? ''), [value])
  const search = useDebouncedCallback((next: string) => onSearch(next.trim() || undefined), 300)
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
