import type { ApiProblem } from '@buildorder/client'
import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { datedUnits, promiseInWords } from '../../../src/orders/arrivals.ts'
import { availabilityInWords } from '../cart/availability'
import { LineTree } from '../lines/line-tree'
import { Totals } from '../lines/totals'
import { VatRoundingNote } from '../lines/vat-rounding'
import { useFormats } from '../session/format'
import { Failure } from '../shell/page-failure'
import { Section } from '../shell/section'
import { texts } from '../texts'
import classes from './order-summary.module.css'
import { type Quote, totalsOf, treeOfQuote } from './quote'
import type { Checkout } from './use-checkout'

const words = texts.checkout

interface Props {
  checkout: Checkout
  /** The goods, until there is a quote. */
  beforeQuote: ReactNode
  /** There are no errors left, and the form is unchanged. */
  isReady: boolean
}

/** The goods and their prices, beside the form. */
export function OrderSummary({ checkout, beforeQuote, isReady }: Props) {
  const { quote, isCurrent, submitting } = checkout
  const shown = isCurrent ? quote : undefined
  return (
    <div className={classes.beside}>
      <Section title={words.summary}>
        {shown ? <QuoteView checkout={checkout} quote={shown} isReady={isReady} /> : beforeQuote}
        <SubmitFailure submitting={submitting} quote={shown} />
        {shown && isReady && !submitting.isUnknown && <PlaceOrder checkout={checkout} quote={shown} />}
      </Section>
    </div>
  )
}

function QuoteView({ checkout, quote, isReady }: Omit<Props, 'beforeQuote'> & { quote: Quote }) {
  const formats = useFormats()
  const { option, priceChange, ask, isAsking } = checkout
  const totals = totalsOf(quote, isReady ? option : undefined)
  const { currency } = quote
  return (
    <>
      {priceChange && (
        <Alert color="blue" role="status">
          {words.priceChanged(
            priceChange.name,
            formats.money(priceChange.before, priceChange.currency),
            formats.money(priceChange.now, priceChange.currency),
          )}
        </Alert>
      )}
      <LineTree
        label={words.summary}
        currency={currency}
        lines={treeOfQuote(quote.orderLines, (line) => availabilityInWords(line, formats))}
      />
      {totals && (
        <Totals
          rows={[
            { label: words.goodsTotal, amount: totals.goods },
            ...(totals.delivery === undefined
              ? []
              : [{ label: words.deliveryTotal, amount: totals.delivery }]),
          ]}
          total={totals.total}
          vat={totals.vat}
          currency={currency}
        />
      )}
      <VatRoundingNote rounding={quote.vatRounding} currency={currency} />
      {quote.status === 'Expired' && (
        <Alert color="red" role="alert" title={words.expired}>
          <Stack gap="sm" align="flex-start">
            {words.expiredHint}
            <Button size="xs" variant="default" onClick={ask} loading={isAsking}>
              {words.seeOptionsAgain}
            </Button>
          </Stack>
        </Alert>
      )}
    </>
  )
}

/** Refusals that the quote explains when it is read again. */
const explainedByQuote = ['checkout_expired', 'checkout_has_problems']

/** The result of a failed submit. */
function SubmitFailure({
  submitting,
  quote,
}: {
  submitting: Checkout['submitting']
  quote: Quote | undefined
}) {
  const { isUnknown, again, refusal } = submitting
  if (isUnknown) {
    return (
      <Alert color="red" role="alert" title={words.outcomeUnknown}>
        <Stack gap="sm" align="flex-start">
          {words.outcomeUnknownHint}
          <Button size="sm" onClick={again}>
            {texts.common.tryAgain}
          </Button>
        </Stack>
      </Alert>
    )
  }
  if (refusal?.promise && quote) return <PromiseChanged promise={refusal.promise} currency={quote.currency} />
  if (!refusal || (quote && explainedByQuote.includes(refusal.code))) return null
  return <Failure error={refusal} />
}

/** The order was not placed: the customer accepts the worse promise by placing it again. */
function PromiseChanged({
  promise: { promised, now },
  currency,
}: {
  promise: NonNullable<ApiProblem['promise']>
  currency: string
}) {
  const { deliveryDay, money } = useFormats()
  const inWords = ({ arrivals, estimatedDeliveryDate }: typeof now) =>
    promiseInWords(datedUnits(arrivals ?? [{ estimatedDeliveryDate, quantity: 1 }]), deliveryDay)
  return (
    <Alert color="red" role="alert" title={words.promiseChanged}>
      {words.promiseChangedHint(
        [inWords(promised), money(promised.price.gross, currency)],
        [inWords(now), money(now.price.gross, currency)],
      )}
    </Alert>
  )
}

function PlaceOrder({ checkout, quote }: { checkout: Checkout; quote: Quote }) {
  const { moment } = useFormats()
  const { submit, submitting, option } = checkout
  if (!option) return null
  return (
    <Stack gap="xs">
      <Button size="md" fullWidth onClick={submit} loading={submitting.isPlacing}>
        {words.confirm}
      </Button>
      <Text size="xs" c="dimmed">
        {words.priceHolds(moment(quote.expiresAt))} {words.confirmHint}
      </Text>
    </Stack>
  )
}
