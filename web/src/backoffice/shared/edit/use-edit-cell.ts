// What happens to a value that is edited in place: opened, typed, asked about, saved, refused.

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Right } from '../../../../../src/contract/rights.ts'
import type { ValueQuestion } from '../question'
import { useCommand } from '../use-command'
import type { Editor } from './editor'
import { lateRefusal } from './late-refusal'
import { isSame, LostUpdate } from './lost-update'
import { neighbourOf, openCell } from './next-cell'

export interface SavedValue {
  value: unknown
  /** The value that the change is based on. */
  base: unknown
}

export interface EditCellProps {
  /** Who may edit it; others see the value. */
  right: Right
  /** Such as "Name": said before the value. */
  label: string
  /** What it is a value of, unless the label says it: named where the row is not seen. */
  owner?: string
  value: unknown
  editor: Editor
  /** How a value is shown; the text of the field unless given. */
  show?: (value: unknown) => string
  /** Asked before a value is saved. */
  questionOf?: (value: unknown) => ValueQuestion | undefined
  save: (change: SavedValue, key: string) => Promise<unknown>
  /** Why the service refused the value, out of its error. */
  refusalOf: (error: unknown) => string
  /** Opened when the page opens. */
  isOpenFirst?: boolean
}

interface Draft {
  /** The text of the open field. */
  text: string
  /** The value that it is based on. */
  base: unknown
  isFocused: boolean
}

/** A change that waits for the answer to a question. */
interface Asked {
  question: ValueQuestion
  change: SavedValue
  text: string
}

interface EditOptions extends EditCellProps {
  /** How another person's value is shown. */
  showTheirs: (value: unknown) => string
}

export function useEditCell(options: EditOptions) {
  const {
    label,
    owner,
    value,
    editor,
    questionOf,
    save,
    refusalOf,
    isOpenFirst = false,
    showTheirs,
  } = options
  const cell = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft | undefined>(
    isOpenFirst ? { text: editor.textOf(value), base: value, isFocused: true } : undefined,
  )
  const [wrong, setWrong] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  const command = useCommand(
    save,
    () => setWrong(undefined),
    lateRefusal({ label, owner, show: showTheirs, refusalOf }),
  )
  const isReturning = useRef(false)

  // The button that had the focus before the field gets it back, but never from another field.
  useEffect(() => {
    if (draft || !isReturning.current) return
    isReturning.current = false
    cell.current?.querySelector('button')?.focus()
  }, [draft])

  // A change that is on its way is what the next one is based on.
  const newest = command.isPending ? command.variables.value : value
  const open = () => {
    if (!command.isPending) command.reset()
    setWrong(undefined)
    setAsked(undefined)
    setDraft({ text: editor.textOf(newest), base: newest, isFocused: true })
  }
  const close = () => {
    setDraft(undefined)
    setWrong(undefined)
  }
  const send = (change: SavedValue, text: string) =>
    command.mutate(change, {
      onError: (error) => {
        if (error instanceof LostUpdate) return
        setDraft((typed) => typed ?? { text, base: change.base, isFocused: mayTakeFocus(cell.current) })
        setWrong(refusalOf(error))
      },
    })
  /** False if the text is no value: then the field stays open. */
  const commit = (): boolean => {
    if (!draft) return true
    const read = editor.readText(draft.text)
    if ('error' in read) {
      setWrong(read.error)
      return false
    }
    close()
    if (isSame(read.value, draft.base)) return true
    const change = { value: read.value, base: draft.base }
    const question = questionOf?.(read.value)
    if (question) setAsked({ question, change, text: draft.text })
    else send(change, draft.text)
    return true
  }
  const answer = (isYes: boolean) => {
    setAsked(undefined)
    cell.current?.querySelector('button')?.focus()
    if (asked && isYes) send(asked.change, asked.text)
  }
  const type = (text: string) => {
    setWrong(undefined)
    setDraft((typed) => typed && { ...typed, text })
  }
  /** Ends typing: by Escape without a change. */
  const leave = (isCommitted: boolean) => {
    isReturning.current = isCommitted ? commit() : true
    if (!isCommitted) close()
  }
  return { cell, draft, wrong, asked, command, open, commit, send, answer, type, leave }
}

/** A refusal that comes late must not take the focus away from another field. */
function mayTakeFocus(cell: HTMLElement | null): boolean {
  const focused = document.activeElement
  return focused === document.body || cell?.contains(focused) === true
}

/** Enter saves, Escape gives up, Tab saves and opens the next one. */
export const editKeys =
  ({ cell, commit, leave }: Pick<ReturnType<typeof useEditCell>, 'cell' | 'commit' | 'leave'>) =>
  (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      leave(false)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      leave(true)
    } else if (event.key === 'Tab') {
      const next = cell.current && neighbourOf(cell.current, event.shiftKey ? -1 : 1)
      if (next) event.preventDefault()
      if (commit() && next) openCell(next)
    }
  }
