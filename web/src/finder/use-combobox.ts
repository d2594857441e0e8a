// A field with a list of what was found below it: what is typed, whether the list is open, and which option the keyboard is at.
import { type KeyboardEvent, useState } from 'react'

export type Combobox = ReturnType<typeof useCombobox>

export function useCombobox(onLeave: () => void) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const leave = () => {
    setOpen(false)
    setTyped('')
    setActive(-1)
    onLeave()
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    setOpen(true)
  }
  /** Keys of the field; the option -1 is the field itself. `isShown` says whether the list is on the screen. */
  const onKeyDown = (
    event: KeyboardEvent,
    options: number,
    isShown: boolean,
    choose: (option: number) => void,
  ) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    const move = (step: 1 | -1) => {
      const places = options + 1
      setOpen(true)
      setActive(((active + 1 + step + places) % places) - 1)
    }
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter') choose(isShown ? active : -1)
    else if (key !== 'Escape') return
    else if (isShown) setOpen(false)
    else leave()
    event.preventDefault()
  }
  return { typed, query: typed.trim(), isOpen, setOpen, active, leave, type, onKeyDown }
}
