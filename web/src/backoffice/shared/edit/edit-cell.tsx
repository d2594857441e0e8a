// A value that becomes a field by click or Enter.

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
import type { KeyboardEvent } from 'react'
import { useMay } from '../../../session/me'
import { backofficeTexts } from '../../../texts/backoffice'
import { Question } from '../question'
import styles from './edit-cell.module.css'
import type { Editor } from './editor'
import { isSame, LostUpdate } from './lost-update'
import { LostUpdateChoice } from './lost-update-choice'
import { type EditCellProps, editKeys, useEditCell } from './use-edit-cell'

export type { SavedValue } from './use-edit-cell'

const words = backofficeTexts.edit

const shownBy =
  ({ show, editor }: EditCellProps) =>
  (each: unknown) =>
    show ? show(each) : choiceOf(editor, editor.textOf(each))
const isNothing = (value: unknown) => value === null || value === undefined || value === ''

export const EditCell = (props: EditCellProps) =>
  useMay(props.right) ? <OpenCell {...props} /> : <Value {...props} />

function Value(props: EditCellProps) {
  const { value, show, editor } = props
  const unit = show || isNothing(value) ? undefined : editor.unit
  return (
    <span>
      {isNothing(value) ? backofficeTexts.none : shownBy(props)(value)}
      {unit && ` ${unit}`}
    </span>
  )
}

function OpenCell(props: EditCellProps) {
  const { label, value, editor, show } = props
  const shown = shownBy(props)
  const showTheirs = (theirs: unknown) => (isSame(theirs, null) ? backofficeTexts.none : shown(theirs))
  const edit = useEditCell({ ...props, showTheirs })
  const { draft, wrong, asked, command, answer } = edit
  const lost = command.error instanceof LostUpdate ? command.error : undefined
  const mine = command.variables?.value
  const shownValue = command.isPending || lost ? mine : value
  const isEmpty = isNothing(shownValue)
  return (
    <Box ref={edit.cell} data-edit-cell="" flex={1} miw={0}>
      {draft ? (
        <Field
          label={label}
          editor={editor}
          text={draft.text}
          error={wrong}
          onChange={edit.type}
          onKeyDown={editKeys(edit)}
          isFocused={draft.isFocused}
          // After a refusal the person decides: leaving the field would send the same again.
          onBlur={() => wrong === undefined && edit.commit()}
        />
      ) : (
        <Stack gap={4}>
          <ValueButton
            label={label}
            text={isEmpty ? undefined : shown(shownValue)}
            unit={show ? undefined : editor.unit}
            isPending={command.isPending}
            onOpen={edit.open}
          />
          {asked && (
            <Question question={asked.question} onYes={() => answer(true)} onNo={() => answer(false)} />
          )}
          {lost && (
            <LostUpdateChoice
              theirs={showTheirs(lost.theirs)}
              onTake={() => command.reset()}
              onWrite={() => edit.send({ value: mine, base: lost.theirs }, editor.textOf(mine))}
            />
          )}
        </Stack>
      )}
    </Box>
  )
}

interface ValueButtonProps {
  label: string
  /** Undefined without a value. */
  text: string | undefined
  unit: string | null | undefined
  isPending: boolean
  onOpen: () => void
}

const ValueButton = ({ label, text, unit, isPending, onOpen }: ValueButtonProps) => (
  <>
    <UnstyledButton
      className={styles.value ?? ''}
      data-empty={text === undefined || undefined}
      onClick={onOpen}
      aria-label={words.named(label, text)}
      aria-busy={isPending || undefined}
    >
      {isPending && <Loader size={12} aria-hidden />}
      <span>{text ?? backofficeTexts.none}</span>
      {text !== undefined && unit && (
        <Text span size="sm" c="dimmed">
          {unit}
        </Text>
      )}
    </UnstyledButton>
    {isPending && <VisuallyHidden role="status">{words.saving}</VisuallyHidden>}
  </>
)

const choiceOf = ({ choices }: Editor, text: string) =>
  choices?.find(({ value }) => value === text)?.label ?? text

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
