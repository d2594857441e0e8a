import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

interface Props {
  label: string
  counted: number
  isDisabled: boolean
  onCount: (counted: number) => void
  /** What was typed is no number of units. */
  onScan: (code: string) => void
}

/** Longer numbers are barcodes. */
const isCount = (text: string) => /^\d{1,6}$/.test(text)

/** Types a number of units. A scan while the focus is here is a scan. */
export function CountField({ label, counted, isDisabled, onCount, onScan }: Props) {
  const [draft, setDraft] = useState<string>()
  const take = () => {
    if (draft !== undefined && isCount(draft.trim())) onCount(Number(draft))
    setDraft(undefined)
  }
  const read = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(undefined)
    if (event.key !== 'Enter') return
    event.preventDefault()
    const text = draft?.trim() ?? ''
    if (text !== '' && !isCount(text)) onScan(text)
    // What is typed next goes into the field for scans.
    event.currentTarget.blur()
  }
  return (
    <TextInput
      w={96}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(counted)}
      disabled={isDisabled}
      // The next character replaces the number: it may be the first of a scan.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={read}
      onBlur={take}
    />
  )
}
