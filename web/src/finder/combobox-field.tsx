import { useClickOutside } from '@mantine/hooks'
import type { KeyboardEvent, PropsWithChildren, ReactNode, Ref } from 'react'
import classes from './finder.module.css'
import { maxQueryLength } from './search-query'
import type { Combobox } from './use-combobox'

interface Props {
  id: string
  combobox: Combobox
  words: { label: string; placeholder: string; results: string }
  isFocused: boolean
  isShown: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onSubmit: () => void
  /** Below the options. */
  note?: ReactNode
  field?: Ref<HTMLInputElement>
}

/** The field and its list; the children are the options, named `id-0`, `id-1`, … */
export function ComboboxField(props: PropsWithChildren<Props>) {
  const { id, combobox, words, isFocused, isShown, onKeyDown, onSubmit, note, field, children } = props
  const { typed, active, setOpen, type } = combobox
  const box = useClickOutside<HTMLFormElement>(() => setOpen(false))
  return (
    <search>
      <form
        ref={box}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
        }}
      >
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: the phone's button opens this field to type into it.
          autoFocus={isFocused}
          type="search"
          className={classes.input}
          role="combobox"
          aria-label={words.label}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={words.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {/* The list stays in the document, because the field names it. */}
        <div className={classes.list} hidden={!isShown}>
          <div id={`${id}-list`} role="listbox" aria-label={words.results}>
            {isShown && children}
          </div>
          {isShown && note}
        </div>
      </form>
    </search>
  )
}
