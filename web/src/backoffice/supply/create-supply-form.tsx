import { NumberInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { startOf } from '../shared/days'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { ProductField } from '../shared/product-field'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { createSupply } from './supply-commands'
import { supplyChanged } from './supply-queries'

const words = backofficeTexts.supply
const fields = ['productId', 'quantity', 'expectedAt', 'purchaseOrderId']

export function CreateSupplyForm({
  productId,
  onDone,
}: {
  productId: string | undefined
  onDone: () => void
}) {
  const [product, setProduct] = useState(productId ?? null)
  const [quantity, setQuantity] = useState(1)
  const [day, setDay] = useState('')
  const [number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const command = useCommand(createSupply, async ({ purchaseOrderId }) => {
    showMessage(words.created(purchaseOrderId))
    await supplyChanged()
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!product || command.isPending) return
    command.mutate({
      productId: product,
      quantity,
      expectedAt: day ? startOf(day) : null,
      ...(number.trim() ? { purchaseOrderId: number.trim() } : {}),
    })
  }
  const refusal = errorBeside(command.error, fields)
  return (
    <form onSubmit={submit}>
      <Stack>
        <ProductField
          value={product}
          onChange={setProduct}
          error={
            fieldError(command.error, 'productId') ?? (isTried && !product ? words.productMissing : undefined)
          }
        />
        <NumberInput
          label={words.quantity}
          min={1}
          allowDecimal={false}
          value={quantity}
          onChange={(value) => setQuantity(Number(value) || 0)}
          error={fieldError(command.error, 'quantity')}
        />
        <TextInput
          type="date"
          label={words.due}
          description={words.dueHint}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
          error={fieldError(command.error, 'expectedAt')}
        />
        <TextInput
          label={words.ownNumber}
          description={words.ownNumberHint}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          error={fieldError(command.error, 'purchaseOrderId')}
          autoComplete="off"
        />
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={words.submitCreate} isPending={command.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
