import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { purchasingTexts } from '../../texts/purchasing'
import { RecordDialog, type RecordDialogProps } from '../shared/record-dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { explained } from './based-on-latest'
import { changeSupplier, createSupplier, type Supplier, supplierKeys } from './supplier-queries'

const words = purchasingTexts.suppliers
const { fields, hints } = words

interface Props extends RecordDialogProps<Supplier> {
  onCreated?: (supplier: Supplier) => unknown
}

export const SupplierDialog = ({ onCreated, ...props }: Props) => (
  <RecordDialog
    {...props}
    titleOf={(supplier) => (supplier ? words.changeTitle(supplier.name) : words.createTitle)}
  >
    {(supplier) => (
      <SupplierForm
        key={supplier?.supplierId ?? ''}
        supplier={supplier}
        onDone={(saved) => {
          props.onClose()
          if (!supplier && saved) return onCreated?.(saved)
        }}
      />
    )}
  </RecordDialog>
)

const texted = ['contact', 'email', 'phone', 'customerNumber'] as const

const draftOf = (supplier: Supplier | null) => ({
  supplierId: supplier?.supplierId ?? '',
  name: supplier?.name ?? '',
  currency: supplier?.currency ?? '',
  contact: supplier?.contact ?? '',
  email: supplier?.email ?? '',
  phone: supplier?.phone ?? '',
  customerNumber: supplier?.customerNumber ?? '',
  address: supplier?.address ?? '',
  note: supplier?.note ?? '',
  language: supplier?.language ?? 'en',
  leadTimeDays: (supplier?.leadTimeDays ?? '') as TypedNumber,
  retired: supplier?.retiredAt != null,
})

const inputOf = ({ supplierId: _, retired: __, ...draft }: ReturnType<typeof draftOf>) => ({
  ...draft,
  contact: draft.contact || null,
  email: draft.email || null,
  phone: draft.phone || null,
  customerNumber: draft.customerNumber || null,
  address: draft.address || null,
  note: draft.note || null,
  currency: draft.currency.toUpperCase(),
  leadTimeDays: wholeNumber(draft.leadTimeDays),
})

interface FormProps {
  supplier: Supplier | null
  onDone: (saved?: Supplier) => unknown
}

function SupplierForm({ supplier, onDone }: FormProps) {
  const form = useRecordForm({
    initial: () => draftOf(supplier),
    read: (draft) => draft,
    send: (draft, key) =>
      supplier
        ? explained(
            changeSupplier(supplier, { ...inputOf(draft), retired: draft.retired }, key),
            words.changedMeanwhile,
          )
        : createSupplier({ supplierId: draft.supplierId, ...inputOf(draft) }, key),
    changes: supplierKeys,
    said: ({ name }) => (supplier ? words.changed(name) : words.created(name)),
    onDone,
  })
  const { leadTimeDays } = form.draft
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={() => onDone()}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={fields.name} {...form.required('name')} data-autofocus />
        {!supplier && (
          <TextInput
            label={fields.supplierId}
            placeholder={hints.supplierId}
            {...form.required('supplierId')}
          />
        )}
        <TextInput label={fields.currency} placeholder={hints.currency} {...form.required('currency')} />
        {texted.map((name) => (
          <TextInput key={name} label={fields[name]} {...form.text(name)} />
        ))}
        <WholeNumberInput
          label={fields.leadTimeDays}
          min={0}
          value={leadTimeDays}
          onChange={(days) => form.change({ leadTimeDays: days })}
          error={form.errorOf('leadTimeDays', isNotWhole(leadTimeDays) && texts.common.wholeNumber)}
        />
        <NativeSelect
          label={fields.language}
          data={Object.entries(words.languages).map(([value, label]) => ({ value, label }))}
          {...form.text('language')}
        />
      </SimpleGrid>
      <Textarea label={fields.address} autosize minRows={2} {...form.text('address')} />
      <Textarea label={fields.note} autosize minRows={1} {...form.text('note')} />
      {supplier && <Checkbox label={words.isRetired} {...form.checked('retired')} />}
    </RecordForm>
  )
}
