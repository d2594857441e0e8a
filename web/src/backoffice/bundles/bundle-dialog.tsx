import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { factsQuery } from '../products/product-queries'
import { RecordDialog, type RecordDialogProps } from '../shared/record-dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { draftOf, hasGroup, readDraft } from './bundle-form'
import { type Bundle, bundlesKey, changeBundle, createBundle } from './bundle-queries'
import { CountFields } from './count-fields'

const words = backofficeTexts.bundles
const { fields, hints } = words
const { purposes } = texts.builder.completion

export const BundleDialog = (props: RecordDialogProps<Bundle>) => (
  <RecordDialog {...props} titleOf={(bundle) => (bundle ? words.changeOf(bundle.name) : words.create)}>
    {(bundle) => <BundleForm key={bundle?.bundleId ?? ''} bundle={bundle} onDone={props.onClose} />}
  </RecordDialog>
)

function BundleForm({ bundle, onDone }: { bundle: Bundle | null; onDone: () => void }) {
  const form = useRecordForm({
    initial: () => draftOf(bundle),
    read: readDraft,
    send: ({ bundleId, retired, ...input }, key) =>
      bundle ? changeBundle(bundle, { ...input, retired }, key) : createBundle({ bundleId, ...input }, key),
    changes: [bundlesKey],
    said: ({ name }) => (bundle ? words.changed(name) : words.created(name)),
    onDone,
  })
  const { counts, caseTypes } = form.draft
  const { data } = useQuery(factsQuery)
  const cases = data?.kinds.find(({ kind }) => kind === 'case')
  const knownTypes = cases?.facts.find(({ name }) => name === 'type')?.options?.map(String) ?? []
  return (
    <RecordForm form={form} submit={bundle ? backofficeTexts.save : words.submitCreate} onCancel={onDone}>
      {!bundle && (
        <TextInput
          label={fields.bundleId}
          description={hints.bundleId}
          {...form.required('bundleId')}
          data-autofocus
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={fields.name} {...form.required('name')} />
        <TextInput label={fields.assembly} {...form.required('assemblyProductId')} />
      </SimpleGrid>
      <Textarea label={fields.description} autosize minRows={2} maxRows={6} {...form.text('description')} />
      <NativeSelect
        label={fields.purpose}
        description={hints.purpose}
        data={[
          { value: '', label: words.anyPurpose },
          ...Object.entries(purposes).map(([value, label]) => ({ value, label })),
        ]}
        {...form.text('purpose')}
      />
      <Checkbox.Group
        label={fields.caseTypes}
        description={hints.caseTypes}
        value={caseTypes}
        onChange={(next) => form.change({ caseTypes: next })}
        error={form.errorOf('caseTypes')}
      >
        <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" my={6}>
          {knownTypes.map((type) => (
            <Checkbox key={type} value={type} label={type} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <CountFields
        counts={counts}
        error={form.errorOf('groups', !hasGroup(counts) && words.noGroup)}
        isTried={form.isTried}
        onChange={(next) => form.change({ counts: next })}
      />
      {bundle && <Checkbox label={words.isRetired} {...form.checked('retired')} />}
    </RecordForm>
  )
}
