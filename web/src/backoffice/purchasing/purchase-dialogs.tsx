// What is done with a purchase order that its supplier gets or has: send, confirm, receive.
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { config } from '../../config'
import { currencyDigits } from '../../currency-format'
import { wholeNumber } from '../../shell/whole-number'
import { purchasingTexts } from '../../texts/purchasing'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { explained } from './based-on-latest'
import { LineFields } from './line-fields'
import {
  confirmationInput,
  confirmationLine,
  type LineDraft,
  receiptInput,
  receiptLine,
} from './purchase-lines'
import {
  confirmPurchase,
  type Purchase,
  purchaseKeys,
  receivePurchase,
  sendPurchase,
} from './purchase-queries'
import { supplierQuery } from './supplier-queries'

interface Props {
  purchase: Purchase
  onDone: () => void
}

const { changedMeanwhile } = purchasingTexts

export function SendForm(props: Props) {
  const { data } = useQuery(supplierQuery(props.purchase.supplierId))
  return data ? <SendFields {...props} usual={props.purchase.sentTo ?? data.email ?? ''} /> : null
}

function SendFields({ purchase, usual, onDone }: Props & { usual: string }) {
  const words = purchasingTexts.send
  const { purchaseOrderId: id } = purchase
  const form = useRecordForm({
    initial: { way: (config.sendsMail ? 'email' : 'own') as 'email' | 'own', email: usual },
    read: ({ way, email }) => (way === 'own' ? { way } : { way, email }),
    send: (body, key) => explained(sendPurchase(purchase, body, key), changedMeanwhile),
    changes: purchaseKeys,
    said: ({ way, email }) => (way === 'own' ? words.done.own(id) : words.done.email(id, email)),
    onDone,
  })
  const { way, email } = form.draft
  return (
    <RecordForm form={form} submit={words.submit[way]} onCancel={onDone}>
      <Radio.Group
        label={words.way}
        value={way}
        onChange={(chosen) => form.change({ way: chosen as typeof way })}
        error={form.errorOf('way')}
      >
        <Stack gap="xs" mt={6}>
          <Radio
            value="email"
            label={words.ways.email}
            description={config.sendsMail ? undefined : words.noMail}
            disabled={!config.sendsMail}
          />
          <Radio value="own" label={words.ways.own} description={words.ownHint} />
        </Stack>
      </Radio.Group>
      {way === 'email' && (
        <TextInput
          type="email"
          label={words.email}
          description={words.emailHint}
          {...form.text('email', email.trim() === '' && words.emailMissing)}
        />
      )}
    </RecordForm>
  )
}

const openLines = ({ lines }: Purchase) => lines.filter(({ outstanding }) => outstanding > 0)

export function ConfirmForm({ purchase, onDone }: Props) {
  const words = purchasingTexts.confirm
  const { purchaseOrderId: id, currency } = purchase
  const form = useRecordForm({
    initial: () => ({
      lines: openLines(purchase).map((line) => ({
        ...confirmationLine(line),
        hint: words.ordered(line.quantity, line.received),
      })),
    }),
    read: ({ lines }) => ({ lines: confirmationInput(lines, currencyDigits(currency)) }),
    send: (body, key) => explained(confirmPurchase(purchase, body, key), changedMeanwhile),
    changes: purchaseKeys,
    said: () => words.done(id),
    onDone,
  })
  const { lines } = form.draft
  const setLines = (next: LineDraft[]) => form.change({ lines: next })
  return (
    <RecordForm form={form} submit={words.submit} onCancel={onDone}>
      <Text size="sm">{words.hint}</Text>
      {lines.length > 1 && (
        <TextInput
          w={160}
          type="date"
          label={words.allDays}
          onChange={(event) => {
            const day = event.currentTarget.value
            if (day) setLines(lines.map((line) => ({ ...line, day })))
          }}
        />
      )}
      <LineFields
        lines={withHints(lines, purchase)}
        onChange={setLines}
        errorOf={form.errorOf}
        words={words}
        minQuantity={0}
        terms={{ ...words, currency }}
      />
    </RecordForm>
  )
}

/** What arrived meanwhile is said beside what was typed. */
const withHints = (lines: readonly LineDraft[], purchase: Purchase): LineDraft[] =>
  lines.map((draft) => {
    const line = purchase.lines.find(({ lineNumber }) => lineNumber === draft.key)
    return line ? { ...draft, hint: purchasingTexts.confirm.ordered(line.quantity, line.received) } : draft
  })

export function ReceiveForm({ purchase, onDone }: Props) {
  const words = purchasingTexts.receive
  const { purchaseOrderId: id } = purchase
  const form = useRecordForm({
    initial: () => ({
      lines: openLines(purchase).map((line) => ({
        ...receiptLine(line),
        hint: words.outstanding(line.outstanding),
      })),
    }),
    read: ({ lines }) => ({ lines: receiptInput(lines) }),
    send: (body, key) => receivePurchase(id, body, key),
    changes: purchaseKeys,
    said: ({ lines }) => words.done(unitsOf(lines), id),
    onDone,
  })
  const { lines } = form.draft
  const nothing = form.errorOf('lines', unitsOf(lines) === 0 && words.nothing)
  const fillIn = () =>
    form.change({
      lines: lines.map((line) => ({
        ...line,
        quantity: purchase.lines.find(({ lineNumber }) => lineNumber === line.key)?.outstanding ?? '',
      })),
    })
  return (
    <RecordForm form={form} submit={words.submit} onCancel={onDone}>
      <Group justify="space-between">
        <Text size="sm">{words.hint}</Text>
        <Button size="compact-sm" variant="default" onClick={fillIn}>
          {words.all}
        </Button>
      </Group>
      <LineFields
        lines={lines}
        onChange={(next) => form.change({ lines: next })}
        errorOf={form.errorOf}
        words={words}
        minQuantity={-1}
      />
      {nothing && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {nothing}
        </Text>
      )}
    </RecordForm>
  )
}

const unitsOf = (lines: readonly LineDraft[]) =>
  lines.reduce((sum, { quantity }) => sum + (wholeNumber(quantity) ?? 0), 0)
