import { Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { exactSum } from '../../../../src/orders/totals.ts'
import { useFormats } from '../../session/format'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { LineQuantity } from './line-quantity'
import { refreshOrder } from './order-cache'
import { bill, type LineUnits } from './order-commands'
import type { OrderFormProps } from './order-dialogs'
import { type BillingType, billableLines, type OpenLine, type StaffOrder } from './order-lines'

const words = backofficeTexts.orders.bill
const done = {
  Invoice: backofficeTexts.orders.done.invoice,
  CreditNote: backofficeTexts.orders.done.credit,
}

interface Props extends Omit<OrderFormProps, 'order'> {
  staffOrder: StaffOrder
  type: BillingType
}

/** The form for an invoice or a credit note, filled in with all remaining units. */
export function BillForm({ orderId, staffOrder, type, onDone }: Props) {
  const { money } = useFormats()
  const { currency } = staffOrder.order
  const [opened] = useState(staffOrder)
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedNumber>>(new Map())
  const [invoiceAgain, setInvoiceAgain] = useState(false)
  const lines = billableLines(opened, type, invoiceAgain)
  const quantityOf = ({ lineNumber, open }: OpenLine): TypedNumber => {
    const quantity = typed.get(lineNumber) ?? open
    return typeof quantity === 'number' ? Math.min(quantity, open) : quantity
  }
  const command = useCommand(
    (body: { type: BillingType; lines: LineUnits[]; invoiceAgain: boolean }, key) => bill(orderId, body, key),
    async ({ billingId }) => {
      showMessage(done[type](billingId))
      await refreshOrder(orderId)
      onDone()
    },
  )
  if (billableLines(opened, type, true).length === 0) return <EmptyList text={words.nothing[type]} />

  const chosen = lines
    .map((line) => ({ ...line, quantity: wholeNumber(quantityOf(line)) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const isRefused = lines.map(quantityOf).some(isNotWhole)
  const total = exactSum(chosen.map(({ quantity, unitPrice }) => ({ quantity, amount: unitPrice.gross })))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0 || isRefused || command.isPending) return
    command.mutate({
      ...{ type, invoiceAgain },
      lines: chosen.map(({ lineNumber, quantity }) => ({ lineNumber, quantity })),
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {lines.map((line) => (
          <Paper withBorder p="sm" key={line.lineNumber}>
            <LineQuantity
              name={line.name}
              about={[words.open[type](line.open), words.each(money(line.unitPrice.gross, currency))]}
              label={words.quantity(line.name)}
              most={line.open}
              value={quantityOf(line)}
              onChange={(quantity) => setTyped((all) => new Map(all).set(line.lineNumber, quantity))}
            />
          </Paper>
        ))}
        <Group justify="space-between">
          <Text fw={500}>{words.total}</Text>
          <Text fw={650} size="lg" aria-live="polite">
            {money(total, currency)}
          </Text>
        </Group>
        {type === 'CreditNote' && (
          <Checkbox
            label={words.invoiceAgain}
            description={words.aboutInvoiceAgain}
            checked={invoiceAgain}
            onChange={({ currentTarget }) => setInvoiceAgain(currentTarget.checked)}
          />
        )}
        {command.error && <Refusal error={command.error} />}
        {chosen.length === 0 && (
          <Text size="sm" c="dimmed">
            {lines.length === 0 ? words.nothing[type] : words.nothingChosen}
          </Text>
        )}
        <FormButtons
          submit={words.submit[type]}
          isPending={command.isPending}
          isDisabled={chosen.length === 0 || isRefused}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}
