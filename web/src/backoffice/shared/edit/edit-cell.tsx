// A value that becomes a field by click or Enter. Enter saves, Escape gives up, Tab saves and opens the next one.
import {
  Box,
  Loader,
  NativeSelect,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { backofficeTexts } from '../../../texts/backoffice'
import { Question, type ValueQuestion } from '../question'
import { useCommand } from '../use-command'
import styles from './edit-cell.module.css'
import type { Editor } from './editor'
import { lateRefusal } from './late-refusal'
import { isSame, LostUpdate } from './lost-update'
import { LostUpdateChoice } from './lost-update-choice'
import { neighbourOf, openCell } from './next-cell'

const words = backofficeTexts.edit

export interface SavedValue {
  value: unknown
  /** The value that the change is based on. */
  base: unknown
}

interface Props {
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

export function EditCell(props: Props) {
  const { label, owner, value, editor, show, questionOf, save, refusalOf, isOpenFirst = false } = props
  const cell = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft | undefined>(
    isOpenFirst ? { text: editor.textOf(value), base: value, isFocused: true } : undefined,
  )
  const [wrong, setWrong] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  const shown = (each: unknown) => (show ? show(each) : choiceOf(editor, editor.textOf(each)))
  const showTheirs = (theirs: unknown) => (isSame(theirs, null) ? backofficeTexts.none : shown(theirs))
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
        // A refusal that comes late must not take the focus away from another field.
        const focused = document.activeElement
        const isFocused = focused === document.body || cell.current?.contains(focused) === true
        setDraft((typed) => typed ?? { text, base: change.base, isFocused })
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
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      isReturning.current = true
      close()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      isReturning.current = commit()
    } else if (event.key === 'Tab') {
      const next = cell.current && neighbourOf(cell.current, event.shiftKey ? -1 : 1)
      if (next) event.preventDefault()
      if (commit() && next) openCell(next)
    }
  }

  const lost = command.error instanceof LostUpdate ? command.error : undefined
  const mine = command.variables?.value
  const shownValue = command.isPending || lost ? mine : value
  const isEmpty = shownValue === null || shownValue === undefined || shownValue === ''
  const text = isEmpty ? backofficeTexts.none : shown(shownValue)
  return (
    <Box ref={cell} data-edit-cell="" flex={1} miw={0}>
      {draft ? (
        <Field
          label={label}
          editor={editor}
          text={draft.text}
          error={wrong}
          onChange={(next) => {
            setWrong(undefined)
            setDraft({ ...draft, text: next })
          }}
          onKeyDown={handleKey}
          isFocused={draft.isFocused}
          // After a refusal the person decides: leaving the field would send the same again.
          onBlur={() => wrong === undefined && commit()}
        />
      ) : (
        <Stack gap={4}>
          <UnstyledButton
            className={styles.value ?? ''}
            data-empty={isEmpty || undefined}
            onClick={() => open()}
            aria-label={words.named(label, isEmpty ? undefined : String(text))}
            aria-busy={command.isPending || undefined}
          >
            {command.isPending && <Loader size={12} aria-hidden />}
            <span>{text}</span>
            {!isEmpty && !show && editor.unit && (
              <Text span size="sm" c="dimmed">
                {editor.unit}
              </Text>
            )}
          </UnstyledButton>
          {command.isPending && <VisuallyHidden role="status">{words.saving}</VisuallyHidden>}
          {asked && (
            <Question question={asked.question} onYes={() => answer(true)} onNo={() => answer(false)} />
          )}
          {lost && (
            <LostUpdateChoice
              theirs={showTheirs(lost.theirs)}
              onTake={() => command.reset()}
              onWrite={() => send({ value: mine, base: lost.theirs }, editor.textOf(mine))}
            />
          )}
        </Stack>
      )}
    </Box>
  )
}

const choiceOf = ({ choices }: Editor, text: string) =>
  choices?.find(({ value }) => value === text)?.label ?? text

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

interface FieldProps {
  label: string
  editor: Editor
  text: string
  error: string | undefined
  isFocused: boolean
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
}

function Field({ label, editor, text, error, isFocused, onChange, onKeyDown, onBlur }: FieldProps) {
  const shared = {
    size: 'xs',
    className: styles.field ?? '',
    'aria-label': label,
    value: text,
    error,
    autoFocus: isFocused,
    onKeyDown,
    onBlur,
  } as const
  if (editor.choices)
    return (
      <NativeSelect
        {...shared}
        data={[...editor.choices]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  return (
    <TextInput
      {...shared}
      autoComplete="off"
      inputMode={editor.isFigure ? 'decimal' : 'text'}
      rightSection={
        editor.unit ? (
          <Text size="xs" c="dimmed">
            {editor.unit}
          </Text>
        ) : undefined
      }
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
