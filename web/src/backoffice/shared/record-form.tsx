// Creates or changes a record with one command. Messages are shown next to their fields: those of the form after the first
// attempt, those of the service after a refusal.
import { Stack } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, type PropsWithChildren, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { errorBeside, fieldError } from './field-error'
import { FormButtons } from './form-buttons'
import { Question, type ValueQuestion } from './question'
import { Refusal } from './refusal'
import { showMessage } from './show-message'
import { useCommand } from './use-command'

interface Options<Draft, Input, Result> {
  /** The values to begin with; members are named as the service names its fields. */
  initial: Draft | (() => Draft)
  /** What is sent, from trimmed texts; undefined if it is not complete. */
  read: (draft: Draft) => Input | undefined
  /** Asked before it is sent. */
  questionOf?: (input: Input) => ValueQuestion | undefined
  send: (input: Input, key: string) => Promise<Result>
  /** Loaded again afterwards, also after a refusal: another person may have changed it. */
  changes: QueryKey[]
  /** Said afterwards. */
  said?: (draft: Draft, result: Result) => string
  onDone: (result: Result) => unknown
  /** Before the names of the service's fields, if the record is a part of what is sent: `rules[2].`. */
  path?: string
}

type MembersOf<Draft, Value> = {
  [Name in keyof Draft]: Draft[Name] extends Value ? Name : never
}[keyof Draft] &
  string

export function useRecordForm<Draft extends object, Input, Result>(options: Options<Draft, Input, Result>) {
  const { initial, read, questionOf, send, changes, said, onDone, path = '' } = options
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [question, setQuestion] = useState<ValueQuestion>()
  const reload = () => Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const command = useCommand(send, async (result: Result) => {
    if (said) showMessage(said(trimmed(draft), result))
    await reload()
    await onDone(result)
  })
  /** The fields of this rendering, and whether the form itself complains about each. */
  const fields = new Map<string, boolean>()
  /** The message at a field. Nothing is sent while the form has one of its own. */
  const errorOf = (field: string, own?: string | false | undefined): string | undefined => {
    fields.set(path + field, Boolean(own))
    return fieldError(command.error, path + field) ?? ((isTried && own) || undefined)
  }
  const change = (next: Partial<Draft>) => {
    setQuestion(undefined)
    setDraft((before) => ({ ...before, ...next }))
  }
  const text = (name: MembersOf<Draft, string>, own?: string | false) => ({
    value: draft[name] as string,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: event.currentTarget.value } as Partial<Draft>),
    error: errorOf(name, own),
    autoComplete: 'off',
  })
  const sendDraft = (isConfirmed: boolean) => {
    setTried(true)
    const input = [...fields.values()].includes(true) ? undefined : read(trimmed(draft))
    if (input === undefined || command.isPending) return
    const asked = isConfirmed ? undefined : questionOf?.(input)
    setQuestion(asked)
    if (!asked) command.mutate(input, { onError: () => void reload() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sendDraft(false)
  }
  return {
    draft,
    change,
    errorOf,
    /** Whether the form may say what is missing. */
    isTried,
    text,
    required: (name: MembersOf<Draft, string>, missing: string = backofficeTexts.edit.missing) =>
      text(name, (draft[name] as string).trim() === '' && missing),
    checked: (name: MembersOf<Draft, boolean>) => ({
      checked: draft[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: event.currentTarget.checked } as Partial<Draft>),
    }),
    submit,
    question: question && {
      question,
      onYes: () => sendDraft(true),
      onNo: () => setQuestion(undefined),
    },
    isPending: command.isPending,
    refusal: () => errorBeside(command.error, [...fields.keys()]),
  }
}

export const trimmed = <Draft extends object>(draft: Draft) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Draft

interface Props {
  form: Pick<ReturnType<typeof useRecordForm>, 'submit' | 'question' | 'isPending' | 'refusal'>
  submit: string
  onCancel: () => void
}

export function RecordForm({ form, submit, onCancel, children }: PropsWithChildren<Props>) {
  const refusal = form.refusal()
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        {children}
        {form.question && <Question {...form.question} />}
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={submit} isPending={form.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
