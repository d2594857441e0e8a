import { Checkbox, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { useLast } from '../shared/use-last'
import { BandFields } from './band-fields'
import { type DraftErrors, draftOf, readDraft } from './carrier-form'
import { type Carrier, type CarrierInput, carriersKey, changeCarrier, createCarrier } from './carrier-queries'

const words = backofficeTexts.carriers
const { fields, hints } = words

/** More are not for a text field. */
const mostShownPoints = 200

interface Props {
  /** Null is a new service; undefined closes the dialog. */
  edited: Carrier | null | undefined
  onClose: () => void
}

export function CarrierDialog({ edited, onClose }: Props) {
  const shown = useLast(edited)
  return (
    <Dialog
      isOpen={edited !== undefined}
      title={shown ? words.changeOf(shown.carrierId) : words.create}
      size="xl"
      onClose={onClose}
    >
      {shown !== undefined && <CarrierForm key={shown?.carrierId ?? ''} carrier={shown} onDone={onClose} />}
    </Dialog>
  )
}

interface Sent {
  id: string
  input: CarrierInput
  retired: boolean
}

function CarrierForm({ carrier, onDone }: { carrier: Carrier | null; onDone: () => void }) {
  const [id, setId] = useState(carrier?.carrierId ?? '')
  const [draft, setDraft] = useState(() => draftOf(carrier))
  const [isRetired, setRetired] = useState(carrier?.retiredAt != null)
  const [errors, setErrors] = useState<DraftErrors>()
  const points = carrier?.collectionPoints?.length ?? 0
  const hasTooMany = points > mostShownPoints
  const command = useCommand(
    ({ id, input: { collectionPoints, ...input }, retired }: Sent, key) => {
      return carrier
        ? changeCarrier(
            carrier,
            { ...input, collectionPoints: hasTooMany ? null : collectionPoints, retired },
            key,
          )
        : createCarrier({ id, ...input, collectionPoints }, key)
    },
    async () => {
      showMessage(carrier ? words.changed(id) : words.created(id))
      await queryClient.invalidateQueries({ queryKey: carriersKey })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(draft)
    setErrors('errors' in read ? read.errors : noErrors)
    if ('errors' in read || id.trim() === '' || command.isPending) return
    command.mutate(
      { id: id.trim(), input: read.input, retired: isRetired },
      // If another person changed it, the list shows that.
      { onError: () => void queryClient.invalidateQueries({ queryKey: carriersKey }) },
    )
  }
  const textError = (name: 'carrier' | 'name' | 'countries') =>
    fieldError(command.error, name) ?? (errors?.missing.includes(name) ? words.missing : undefined)
  const refusal = errorBeside(command.error, ['id', 'carrier', 'name', 'countries', 'transitDays'])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!carrier && (
          <TextInput
            label={fields.id}
            description={hints.id}
            value={id}
            onChange={(event) => setId(event.currentTarget.value)}
            error={
              fieldError(command.error, 'id') ?? (errors && id.trim() === '' ? words.missing : undefined)
            }
            autoComplete="off"
            data-autofocus
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {(['carrier', 'name', 'countries'] as const).map((name) => (
            <TextInput
              key={name}
              label={fields[name]}
              description={name === 'countries' ? hints.countries : undefined}
              value={draft[name]}
              onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
              error={textError(name)}
              autoComplete="off"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
            />
          ))}
          <TextInput
            label={fields.transitDays}
            inputMode="numeric"
            value={draft.transitDays}
            onChange={(event) => setDraft({ ...draft, transitDays: event.currentTarget.value })}
            error={
              fieldError(command.error, 'transitDays') ?? (errors?.transitDays ? words.missing : undefined)
            }
          />
        </SimpleGrid>
        <BandFields bands={draft.bands} errors={errors} onChange={(bands) => setDraft({ ...draft, bands })} />
        {hasTooMany ? (
          <Text size="sm">{hints.manyPoints(points)}</Text>
        ) : (
          <Textarea
            label={fields.points}
            description={hints.points}
            autosize
            minRows={2}
            maxRows={8}
            value={draft.points}
            onChange={(event) => setDraft({ ...draft, points: event.currentTarget.value })}
            error={errors?.pointLine === undefined ? undefined : words.wrongPoint(errors.pointLine)}
          />
        )}
        {carrier && (
          <Checkbox
            label={words.isRetired}
            checked={isRetired}
            onChange={(event) => setRetired(event.currentTarget.checked)}
          />
        )}
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons
          submit={carrier ? backofficeTexts.save : words.submitCreate}
          isPending={command.isPending}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}

const noErrors: DraftErrors = {
  missing: [],
  transitDays: false,
  weights: [],
  prices: [],
  pointLine: undefined,
}
