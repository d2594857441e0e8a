// The form on the left, the prices on the right; stacked on a phone.
import { Alert, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useEffect } from 'react'
import { Section } from '../orders/section'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { texts } from '../texts'
import { AddressFields } from './address-fields'
import { ChangePc } from './change-pc'
import classes from './checkout-form.module.css'
import { DeliveryOptions, deliveryId } from './delivery-options'
import { ErrorSummary, summaryId } from './error-summary'
import { idOf } from './fields'
import { FormField } from './form-field'
import type { Item } from './item'
import type { ItemDescription } from './item-query'
import { OrderSummary } from './order-summary'
import { type Checkout, useCheckout } from './use-checkout'

const words = texts.checkout

interface Props {
  item: Item
  description: ItemDescription
  quantity: number
}

export function CheckoutForm({ item, description, quantity }: Props) {
  const checkout = useCheckout(item, quantity)
  const { findings, quote, isCurrent, isAsking, submitting, failure, ask } = checkout
  const isLocked = submitting.isPlacing || submitting.isUnknown
  useFocusAfterAnswer(checkout)
  if (submitting.isResuming) return <Finishing />

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  const isReady = quote !== undefined && isCurrent && quote.problems.length === 0 && quote.status === 'Open'
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="lg">
          {findings.length > 0 && <ErrorSummary findings={findings} item={item} />}
          {failure && <Failure error={failure} onRetry={ask} />}
          <form onSubmit={onSubmit} noValidate>
            <fieldset disabled={isLocked} className={classes.fields}>
              <Stack gap="lg">
                <Section title={words.goods}>
                  <Group justify="space-between" align="baseline">
                    <Text fw={600}>{description.name}</Text>
                    <ChangePc item={item} />
                  </Group>
                  <FormField field="quantity" checkout={checkout} />
                </Section>
                <AddressFields checkout={checkout} />
                {!isReady && (
                  <Button type="submit" size="md" loading={isAsking}>
                    {quote ? words.seeOptionsAgain : words.seeOptions}
                  </Button>
                )}
              </Stack>
            </fieldset>
          </form>
          {quote && !isCurrent && <Alert color="blue">{words.changed}</Alert>}
          {isReady && <DeliveryOptions checkout={checkout} quote={quote} isLocked={isLocked} />}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <OrderSummary checkout={checkout} description={description} isReady={isReady} />
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
    if (first) document.getElementById(first.field ? idOf(first.field) : summaryId)?.focus()
    else if (quote) {
      const delivery = document.getElementById(deliveryId)
      delivery?.focus({ preventScroll: true })
      delivery?.scrollIntoView({ block: 'start' })
    }
  }, [answers])
}

const Finishing = () => (
  <Stack align="center">
    <PageWaiting />
    <Text>{words.placing}</Text>
  </Stack>
)
