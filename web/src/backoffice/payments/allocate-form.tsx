// Matches a payment to one open document, or splits it between several.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormats } from '../../session/format'
import { SearchField } from '../../shell/search-field'
import { backofficeTexts } from '../../texts/backoffice'
import type { InvoiceSummary } from '../invoices/invoice-queries'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { allocatePayment, openDocumentsQuery, type Payment, readAgain } from './payment-queries'

const words = backofficeTexts.payments

export function AllocateForm({ payment }: { payment: Payment }) {
  const { paymentId, left, suggestions, kind } = payment
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState<InvoiceSummary[]>([])
  const [amounts, setAmounts] = useState<Record<string, string>>(firstGuess(suggestions, left))
  const [isTried, setTried] = useState(false)
  const found = useQuery(openDocumentsQuery(search, kind === 'Received' ? 'Invoice' : 'CreditNote'))
  const command = useCommand(allocatePayment, async () => {
    showMessage(words.allocated)
    await readAgain()
  })
  const documents = [...suggestions, ...added]
  const chosen = documents.flatMap(({ billingId }) => {
    const amount = amounts[billingId]?.trim().replace(',', '.') ?? ''
    return amount === '' ? [] : [{ billingId, amount: amount as unknown as number }]
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (chosen.length > 0) command.mutate({ paymentId, body: { allocations: chosen } })
  }
  const others = found.data?.filter(
    ({ billingId }) => !documents.some((each) => each.billingId === billingId),
  )
  return (
    <Section id="allocate" title={words.match}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {suggestions.length > 0 && <Text size="sm">{words.suggestions}</Text>}
          {documents.map((document) => (
            <AmountField
              key={document.billingId}
              document={document}
              value={amounts[document.billingId] ?? ''}
              onChange={(value) => setAmounts({ ...amounts, [document.billingId]: value })}
            />
          ))}
          <SearchField
            label={words.find}
            placeholder={backofficeTexts.invoices.searchHint}
            value={search}
            onSearch={(next) => setSearch(next ?? '')}
          />
          {search !== '' && found.data?.length === 0 && <Text c="dimmed">{words.nothingFound}</Text>}
          {others?.map((document) => (
            <Found
              key={document.billingId}
              document={document}
              onAdd={() => setAdded([...added, document])}
            />
          ))}
          {isTried && chosen.length === 0 && <Text c="red">{words.noAmount}</Text>}
          {command.error && <Refusal error={command.error} />}
          <Group justify="flex-end">
            <Button type="submit" loading={command.isPending}>
              {words.allocate}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}

/** If exactly one suggestion has this amount, it is filled in; the person still confirms. */
function firstGuess(suggestions: InvoiceSummary[], left: number): Record<string, string> {
  const [only, ...others] = suggestions.filter(({ open }) => open === left)
  return only && others.length === 0 ? { [only.billingId]: String(left) } : {}
}

interface FieldProps {
  document: InvoiceSummary
  value: string
  onChange: (value: string) => void
}

function AmountField({ document: { number, buyer, open, currency }, value, onChange }: FieldProps) {
  const { money } = useFormats()
  return (
    <TextInput
      label={words.amountFor(number)}
      description={`${buyer}, ${words.openOf(money(open, currency))}`}
      inputMode="decimal"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function Found({ document, onAdd }: { document: InvoiceSummary; onAdd: () => void }) {
  const { money } = useFormats()
  const { number, buyer, open, currency } = document
  return (
    <Group justify="space-between">
      <Text size="sm">
        {number}, {buyer}, {words.openOf(money(open, currency))}
      </Text>
      <Button size="compact-sm" variant="default" onClick={onAdd}>
        {words.add(number)}
      </Button>
    </Group>
  )
}
