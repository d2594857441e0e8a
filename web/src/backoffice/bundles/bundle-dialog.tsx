import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { useLast } from '../shared/use-last'
import { draftOf, noErrors, readDraft } from './bundle-form'
import { type Bundle, type BundleInput, bundlesKey, changeBundle, createBundle } from './bundle-queries'
import { CountFields } from './count-fields'

const words = backofficeTexts.bundles
const { fields, hints } = words
const { purposes } = texts.builder.completion

interface Props {
  /** Null is a new PC; undefined closes the dialog. */
  edited: Bundle | null | undefined
  onClose: () => void
}

export function BundleDialog({ edited, onClose }: Props) {
  const shown = useLast(edited)
  return (
    <Dialog
      isOpen={edited !== undefined}
      title={shown ? words.changeOf(shown.name) : words.create}
      size="lg"
      onClose={onClose}
    >
      {shown !== undefined && <BundleForm key={shown?.bundleId ?? ''} bundle={shown} onDone={onClose} />}
    </Dialog>
  )
}

interface Sent {
  bundleId: string
  input: BundleInput
  retired: boolean
}

function BundleForm({ bundle, onDone }: { bundle: Bundle | null; onDone: () => void }) {
  const [bundleId, setBundleId] = useState(bundle?.bundleId ?? '')
  const [draft, setDraft] = useState(() => draftOf(bundle))
  const [isRetired, setRetired] = useState(bundle?.retired ?? false)
  const [isTried, setTried] = useState(false)
  const read = readDraft(draft)
  const errors = isTried && 'errors' in read ? read.errors : noErrors
  const command = useCommand(
    ({ bundleId, input, retired }: Sent, key) =>
      bundle ? changeBundle(bundle, { ...input, retired }, key) : createBundle({ bundleId, ...input }, key),
    async () => {
      showMessage(bundle ? words.changed(draft.name) : words.created(draft.name))
      await queryClient.invalidateQueries({ queryKey: bundlesKey })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('errors' in read || bundleId.trim() === '' || command.isPending) return
    command.mutate(
      { bundleId: bundleId.trim(), input: read.input, retired: isRetired },
      // If another person changed it, the list shows that.
      { onError: () => void queryClient.invalidateQueries({ queryKey: bundlesKey }) },
    )
  }
  const textError = (name: 'name' | 'assemblyProductId') =>
    fieldError(command.error, name) ?? (errors.missing.includes(name) ? words.missing : undefined)
  const refusal = errorBeside(command.error, ['bundleId', 'name', 'assemblyProductId'])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!bundle && (
          <TextInput
            label={fields.bundleId}
            description={hints.bundleId}
            value={bundleId}
            onChange={(event) => setBundleId(event.currentTarget.value)}
            error={
              fieldError(command.error, 'bundleId') ??
              (isTried && bundleId.trim() === '' ? words.missing : undefined)
            }
            autoComplete="off"
            data-autofocus
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={fields.name}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
            error={textError('name')}
            autoComplete="off"
          />
          <TextInput
            label={fields.assembly}
            value={draft.assemblyProductId}
            onChange={(event) => setDraft({ ...draft, assemblyProductId: event.currentTarget.value })}
            error={textError('assemblyProductId')}
            autoComplete="off"
          />
        </SimpleGrid>
        <Textarea
          label={fields.description}
          autosize
          minRows={2}
          maxRows={6}
          value={draft.description}
          onChange={(event) => setDraft({ ...draft, description: event.currentTarget.value })}
        />
        <NativeSelect
          label={fields.purpose}
          description={hints.purpose}
          value={draft.purpose}
          data={[
            { value: '', label: words.anyPurpose },
            ...Object.entries(purposes).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => setDraft({ ...draft, purpose: event.currentTarget.value })}
        />
        <CountFields
          counts={draft.counts}
          errors={errors}
          onChange={(counts) => setDraft({ ...draft, counts })}
        />
        {bundle && (
          <Checkbox
            label={words.isRetired}
            checked={isRetired}
            onChange={(event) => setRetired(event.currentTarget.checked)}
          />
        )}
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons
          submit={bundle ? backofficeTexts.save : words.submitCreate}
          isPending={command.isPending}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}
