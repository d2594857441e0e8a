import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { currencyDigits } from '../../currency-format'
import { useFormats } from '../../format'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { ProductField } from '../shared/product-field'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { readAmount } from './amount'
import { setPrices } from './price-commands'
import { allPrices } from './price-queries'

const words = backofficeTexts.prices

interface Props {
  isOpen: boolean
  priceList: string
  currency: string
  onClose: () => void
}

/** The first price of a product, or another one. */
export const SetPriceDialog = ({ isOpen, onClose, ...list }: Props) => (
  <Dialog isOpen={isOpen} title={words.setPriceTitle} onClose={onClose}>
    <SetPriceForm {...list} onDone={onClose} />
  </Dialog>
)

interface FormProps {
  priceList: string
  currency: string
  onDone: () => void
}

function SetPriceForm({ priceList, currency, onDone }: FormProps) {
  const { money } = useFormats()
  const digits = currencyDigits(currency)
  const [productId, setProductId] = useState<string | null>(null)
  const [input, setInput] = useState('')
  const [isTried, setTried] = useState(false)
  const net = readAmount(input, digits)
  const command = useCommand(
    (change: { productId: string; net: number }, key) =>
      setPrices(priceList, change.productId, { net: change.net }, key),
    async (_, change) => {
      showMessage(words.saved(change.productId, money(change.net, currency)))
      await queryClient.invalidateQueries(allPrices(priceList))
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (productId !== null && net !== undefined && !command.isPending) command.mutate({ productId, net })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ProductField
          value={productId}
          onChange={setProductId}
          error={isTried && productId === null ? words.productMissing : undefined}
        />
        <TextInput
          label={`${words.net} (${currency})`}
          inputMode="decimal"
          value={input}
          onChange={(event) => setInput(event.currentTarget.value)}
          error={
            fieldError(command.error, 'net') ??
            (isTried && net === undefined ? words.notAPrice(digits) : undefined)
          }
          autoComplete="off"
        />
        {command.error && <Refusal error={command.error} />}
        <FormButtons submit={backofficeTexts.save} isPending={command.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
