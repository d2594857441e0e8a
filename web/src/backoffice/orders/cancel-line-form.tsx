import { Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { refreshOrder } from './order-cache'
import { cancelUnits } from './order-commands'
import type { OrderFormProps } from './order-dialogs'
import { cancellableLines } from './order-lines'

const words = backofficeTexts.orders.cancelLineDialog

export function CancelLineForm({
  orderId,
  order,
  lineNumber,
  onDone,
}: OrderFormProps & { lineNumber: string }) {
  const [line] = useState(() => cancellableLines(order).find((each) => each.lineNumber === lineNumber))
  const [typed, setTyped] = useState<TypedNumber>(line?.open ?? 0)
  const quantity = wholeNumber(typed) ?? 0
  const command = useCommand(
    (units: number, key) => cancelUnits(orderId, lineNumber, units, key),
    async () => {
      showMessage(backofficeTexts.orders.done.cancelLine(line?.name ?? lineNumber))
      await refreshOrder(orderId)
      onDone()
    },
  )
  if (!line) return <EmptyList text={backofficeTexts.orders.cancelOrderDialog.nothing} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity > 0 && !command.isPending) command.mutate(quantity)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">{words.hint}</Text>
        <WholeNumberInput
          label={words.quantity}
          description={words.open(line.open)}
          min={1}
          max={line.open}
          clampBehavior="strict"
          value={typed}
          onChange={setTyped}
        />
        {command.error && <Refusal error={command.error} />}
        <FormButtons
          submit={words.submit(quantity)}
          isPending={command.isPending}
          isDisabled={quantity === 0}
          color="red"
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}
