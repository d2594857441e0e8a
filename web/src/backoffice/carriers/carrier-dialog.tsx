import { Checkbox, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import { carrierTexts } from '../../texts/carriers'
import { RecordDialog, type RecordDialogProps } from '../shared/record-dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { BandFields } from './band-fields'
import { draftOf, readDraft } from './carrier-form'
import { type Carrier, carriersKey, changeCarrier, createCarrier } from './carrier-queries'

const words = carrierTexts
const { fields, hints } = words

/** More are not for a text field. */
const mostShownPoints = 200

export const CarrierDialog = (props: RecordDialogProps<Carrier>) => (
  <RecordDialog
    {...props}
    size="xl"
    titleOf={(carrier) => (carrier ? words.changeOf(carrier.carrierId) : words.create)}
  >
    {(carrier) => <CarrierForm key={carrier?.carrierId ?? ''} carrier={carrier} onDone={props.onClose} />}
  </RecordDialog>
)

function CarrierForm({ carrier, onDone }: { carrier: Carrier | null; onDone: () => void }) {
  const points = carrier?.collectionPoints?.length ?? 0
  const hasTooMany = points > mostShownPoints
  const form = useRecordForm({
    initial: () => draftOf(carrier),
    read: (draft) => readDraft(draft).input,
    send: ({ id, retired, collectionPoints, ...input }, key) =>
      carrier
        ? changeCarrier(
            carrier,
            { ...input, collectionPoints: hasTooMany ? null : collectionPoints, retired },
            key,
          )
        : createCarrier({ id, ...input, collectionPoints }, key),
    changes: [carriersKey],
    said: ({ id }) => (carrier ? words.changed(id) : words.created(id)),
    onDone,
  })
  const errors = form.isTried ? readDraft(form.draft).errors : undefined
  return (
    <RecordForm form={form} submit={carrier ? backofficeTexts.save : words.submitCreate} onCancel={onDone}>
      {!carrier && (
        <TextInput label={fields.id} description={hints.id} {...form.required('id')} data-autofocus />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['carrier', 'name', 'countries'] as const).map((name) => (
          <TextInput
            key={name}
            label={fields[name]}
            description={name === 'countries' ? hints.countries : undefined}
            {...form.required(name)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        ))}
        <TextInput
          label={fields.transitDays}
          inputMode="numeric"
          {...form.text('transitDays', errors?.transitDays && backofficeTexts.edit.missing)}
        />
      </SimpleGrid>
      <BandFields bands={form.draft.bands} errors={errors} onChange={(bands) => form.change({ bands })} />
      {hasTooMany ? (
        <Text size="sm">{hints.manyPoints(points)}</Text>
      ) : (
        <Textarea
          label={fields.points}
          description={hints.points}
          autosize
          minRows={2}
          maxRows={8}
          {...form.text('points', errors?.pointLine !== undefined && words.wrongPoint(errors.pointLine))}
        />
      )}
      <TextInput label={fields.trackingUrl} description={hints.trackingUrl} {...form.text('trackingUrl')} />
      {carrier && <Checkbox label={words.isRetired} {...form.checked('retired')} />}
    </RecordForm>
  )
}
