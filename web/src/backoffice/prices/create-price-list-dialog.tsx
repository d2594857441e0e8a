import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { createPriceList } from './price-commands'
import { priceListsKey } from './price-queries'

const words = backofficeTexts.prices

export const CreatePriceListDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} title={words.create} onClose={onClose}>
    <CreateForm onDone={onClose} />
  </Dialog>
)

function CreateForm({ onDone }: { onDone: () => void }) {
  const [priceList, setPriceList] = useState('')
  const [currency, setCurrency] = useState('')
  const [isTried, setTried] = useState(false)
  const command = useCommand(createPriceList, async () => {
    showMessage(words.created(priceList.trim()))
    await queryClient.invalidateQueries({ queryKey: priceListsKey })
    onDone()
  })
  const missing = (value: string) => (isTried && value.trim() === '' ? words.missing : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const body = { priceList: priceList.trim(), currency: currency.trim().toUpperCase() }
    if (body.priceList && body.currency && !command.isPending) command.mutate(body)
  }
  const refusal = errorBeside(command.error, ['priceList', 'currency'])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={words.name}
            description={words.nameHint}
            value={priceList}
            onChange={(event) => setPriceList(event.currentTarget.value)}
            error={fieldError(command.error, 'priceList') ?? missing(priceList)}
            autoComplete="off"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data-autofocus
          />
          <TextInput
            label={words.currency}
            description={words.currencyHint}
            value={currency}
            onChange={(event) => setCurrency(event.currentTarget.value)}
            error={fieldError(command.error, 'currency') ?? missing(currency)}
            autoComplete="off"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </SimpleGrid>
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={words.submitCreate} isPending={command.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
