import { NumberInput, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { texts } from '../../texts'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { receiveGoods } from './supply-commands'
import { type PurchaseOrder, supplyChanged } from './supply-queries'

const words = texts.backoffice.supply

/** Records received goods: all, some, or more than expected. */
export function ReceiveForm({ order, onDone }: { order: PurchaseOrder; onDone: () => void }) {
  const [quantity, setQuantity] = useState(order.quantity)
  const command = useCommand(
    (units: number, key) => receiveGoods(order.purchaseOrderId, units, key),
    async (_, units) => {
      showMessage(words.received(units, order.productId))
      await supplyChanged()
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity > 0 && !command.isPending) command.mutate(quantity)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <NumberInput
          label={words.receivedUnits}
          description={words.receiveHint(order.quantity)}
          min={1}
          allowDecimal={false}
          value={quantity}
          onChange={(value) => setQuantity(Number(value) || 0)}
          data-autofocus
        />
        {command.error && <Refusal error={command.error} />}
        <FormButtons
          submit={words.submitReceive}
          isPending={command.isPending}
          isDisabled={quantity === 0}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}
