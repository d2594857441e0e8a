// What became of a payment, and what is decided about the rest of it.

import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { ForRight } from '../shared/for-right'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { AllocateForm } from './allocate-form'
import { NotOursForm } from './not-ours-form'
import { type Payment, paymentQuery, readAgain, releasePayment } from './payment-queries'

const words = backofficeTexts.payments

interface Props {
  paymentId: string
  onClose: () => void
}

export function PaymentDialog({ paymentId, onClose }: Props) {
  const { money } = useFormats()
  const { data: payment, error, refetch } = useQuery(paymentQuery(paymentId))
  const title = payment ? words.one(money(payment.amount, payment.currency)) : words.title
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!payment && !error && <PageWaiting />}
      {payment && <Decisions payment={payment} />}
    </Dialog>
  )
}

function Decisions({ payment }: { payment: Payment }) {
  const { money } = useFormats()
  const { payer, reference, message, remark, left, currency } = payment
  const mayBook = useMay('book-payments')
  return (
    <Stack>
      <div>
        <Text>{[payer, reference, message].filter(Boolean).join(' · ')}</Text>
        {remark && <Text c="dimmed">{remark}</Text>}
        {left > 0 && <Text fw={600}>{words.left(money(left, currency))}</Text>}
      </div>
      {mayBook && left > 0 && <AllocateForm key={left} payment={payment} />}
      <Section id="allocations" title={words.allocations}>
        <Allocations payment={payment} />
      </Section>
      {mayBook && left > 0 && <NotOursForm paymentId={payment.paymentId} />}
    </Stack>
  )
}

/** What is allocated now, by document: rows that were taken back add up to nothing. */
function Allocations({ payment: { paymentId, allocations, currency } }: { payment: Payment }) {
  const { money } = useFormats()
  const release = useCommand(releasePayment, async (_, { body }) => {
    const number = allocations.find(({ billingId }) => billingId === body.billingId)?.number ?? ''
    showMessage(words.takenBack(number))
    await readAgain()
  })
  const sums = new Map<string, { number: string; amount: number }>()
  for (const { billingId, number, amount } of allocations) {
    const before = sums.get(billingId)?.amount ?? 0
    sums.set(billingId, { number, amount: Math.round((before + amount) * 10_000) / 10_000 })
  }
  const current = [...sums].filter(([, { amount }]) => amount > 0)
  if (current.length === 0) return <Text c="dimmed">{words.noAllocations}</Text>
  return (
    <Stack gap="xs">
      {current.map(([billingId, { number, amount }]) => (
        <Group key={billingId} justify="space-between">
          <Text>
            {number}: {money(amount, currency)}
          </Text>
          <ForRight right="book-payments">
            <Button
              size="compact-sm"
              variant="default"
              loading={release.isPending}
              aria-label={words.takeBackOf(number)}
              onClick={() => release.mutate({ paymentId, body: { billingId } })}
            >
              {words.takeBack}
            </Button>
          </ForRight>
        </Group>
      ))}
      {release.error && <Refusal error={release.error} />}
    </Stack>
  )
}
