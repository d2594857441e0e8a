// The form on the left, the prices on the right; stacked on a phone.
import { Alert, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useEffect } from 'react'
import type { Cart } from '../cart/cart-query'
import { ButtonLink } from '../shell/button-link'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { Section } from '../shell/section'
import { wholeNumber } from '../shell/whole-number'
import { texts } from '../texts'
import { AddressFields } from './address-fields'
import type { Basket } from './basket'
import { CartView, ItemView } from './before-quote'
import { ChangeBasket } from './change-basket'
import classes from './checkout-form.module.css'
import { DeliveryOptions, deliveryId } from './delivery-options'
import { ErrorSummary, summaryId } from './error-summary'
import { idOf } from './fields'
import { FormField } from './form-field'
import type { ItemDescription } from './item-query'
import { OrderSummary } from './order-summary'
import { type Checkout, useCheckout } from './use-checkout'

const words = texts.checkout

interface Props {
  basket: Basket
  /** It keeps the form, also of an item that is ordered at once. */
  cart: Cart
  /** Of an item. */
  description?: ItemDescription
  quantity: number
}

export function CheckoutForm({ basket, cart, description, quantity }: Props) {
  const checkout = useCheckout(basket, cart, quantity)
  const { findings, quote, isCurrent, isAsking, submitting, failure, ask, orderedAs } = checkout
  const isLocked = submitting.isPlacing || submitting.isUnknown
  useFocusAfterAnswer(checkout)
  if (submitting.isResuming) return <Finishing />
  if (orderedAs && basket === 'cart' && cart.lines.length === 0) return <Ordered orderId={orderedAs} />

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  const isReady = quote !== undefined && isCurrent && findings.length === 0 && quote.status === 'Open'
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="lg">
          {orderedAs && <Ordered orderId={orderedAs} />}
          {findings.length > 0 && <ErrorSummary findings={findings} basket={basket} />}
          {failure && <Failure error={failure} onRetry={ask} />}
          <form onSubmit={onSubmit} noValidate>
            <fieldset disabled={isLocked} className={classes.fields}>
              <Stack gap="lg">
                {description && (
                  <Section title={words.goods}>
                    <Group justify="space-between" align="baseline">
                      <Text fw={600}>{description.name}</Text>
                      <ChangeBasket basket={basket} />
                    </Group>
                    <FormField field="quantity" checkout={checkout} />
                  </Section>
                )}
                <AddressFields checkout={checkout} />
                {!isReady && (
                  <Button type="submit" size="md" loading={isAsking}>
                    {quote ? words.seeOptionsAgain : words.seeOptions}
                  </Button>
                )}
              </Stack>
            </fieldset>
          </form>
          {quote && !isCurrent && !orderedAs && <Alert color="blue">{words.changed}</Alert>}
          {isReady && <DeliveryOptions checkout={checkout} quote={quote} isLocked={isLocked} />}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <OrderSummary
          checkout={checkout}
          beforeQuote={
            description ? (
              <ItemView description={description} quantity={wholeNumber(checkout.form.quantity) || 1} />
            ) : (
              <CartView cart={cart} />
            )
          }
          isReady={isReady}
        />
      </Grid.Col>
    </Grid>
  )
}

/** Focus the first error, or the delivery options. */
function useFocusAfterAnswer({ answers, findings, quote }: Checkout): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not for each change of the form.
  useEffect(() => {
    if (answers === 0) return
    const [first] = findings
    if (first) {
      // The summary stays in view below the header, and typing continues in the first wrong field.
      const summary = document.getElementById(summaryId)
      const field = first.field && document.getElementById(idOf(first.field))
      ;(field ?? summary)?.focus({ preventScroll: true })
      summary?.scrollIntoView({ block: 'start' })
    } else if (quote) {
      const delivery = document.getElementById(deliveryId)
      delivery?.focus({ preventScroll: true })
      delivery?.scrollIntoView({ block: 'start' })
    }
  }, [answers])
}

/** Another tab was faster. */
const Ordered = ({ orderId }: { orderId: string }) => (
  <Alert color="blue" role="status" title={words.ordered}>
    <Stack gap="sm" align="flex-start">
      {words.orderedHint(orderId)}
      <ButtonLink size="sm" to="/orders/$orderId" params={{ orderId }}>
        {words.placed.toOrder}
      </ButtonLink>
    </Stack>
  </Alert>
)

const Finishing = () => (
  <Stack align="center">
    <PageWaiting />
    <Text>{words.placing}</Text>
  </Stack>
)
