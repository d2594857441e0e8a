import { SimpleGrid, TextInput } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { createPriceList } from './price-commands'
import { priceListsKey } from './price-queries'

const words = backofficeTexts.prices

export const CreatePriceListDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} title={words.create} onClose={onClose}>
    <CreateForm onDone={onClose} />
  </Dialog>
)

function CreateForm({ onDone }: { onDone: () => void }) {
  const form = useRecordForm({
    initial: { priceList: '', currency: '' },
    read: ({ priceList, currency }) => ({ priceList, currency: currency.toUpperCase() }),
    send: createPriceList,
    changes: [priceListsKey],
    said: ({ priceList }) => words.created(priceList),
    onDone,
  })
  return (
    <RecordForm form={form} submit={words.submitCreate} onCancel={onDone}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          {...form.required('priceList')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data-autofocus
        />
        <TextInput
          label={words.currency}
          description={words.currencyHint}
          {...form.required('currency')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </SimpleGrid>
    </RecordForm>
  )
}
