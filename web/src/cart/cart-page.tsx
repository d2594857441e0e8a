import { Alert, Button, Container, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Totals } from '../lines/totals'
import { VatRoundingNote } from '../lines/vat-rounding'
import { useAccount, useCan } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { Section } from '../shell/section'
import { TextLink } from '../shell/text-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import classes from './cart.module.css'
import { CartLines, nameOf } from './cart-lines'
import { type Cart, type CartLine, cartQuery, removeLine, useAddToCart, useCartChange } from './cart-query'

const words = texts.cart

export function CartPage() {
  useTitle(words.title)
  const account = useAccount()
  const mayOrder = useCan('checkout')
  return (
    <Container size="lg" px={0}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{words.title}</Title>
          {account && <Text c="dimmed">{words.intro(account.name)}</Text>}
        </div>
        {mayOrder && account ? <OwnCart /> : <Alert color="blue">{texts.checkout.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function OwnCart() {
  const { data: cart, error, refetch } = useQuery(cartQuery)
  const { removed, remove, undo, failure } = useRemoval()
  if (!cart) return error ? <Failure error={error} onRetry={() => refetch()} /> : <PageWaiting />
  return (
    <>
      <div role="status">{removed && <Removed line={removed} onUndo={undo} />}</div>
      {failure && <Failure error={failure} />}
      {cart.lines.length === 0 ? (
        <EmptyPage title={words.empty} hint={words.emptyHint} toBuilder={words.toBuilder} />
      ) : (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Section title={words.lines}>
              <CartLines cart={cart} onRemove={remove} />
            </Section>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Summary cart={cart} />
          </Grid.Col>
        </Grid>
      )}
    </>
  )
}

/** The last removed line can be put back. */
function useRemoval() {
  const [removed, setRemoved] = useState<CartLine>()
  const removal = useCartChange(removeLine)
  const addition = useAddToCart()
  return {
    removed,
    remove: (line: CartLine) => removal.mutate(line, { onSuccess: () => setRemoved(line) }),
    undo: () => {
      if (!removed?.materialId) return
      const { materialId, quantity, references } = removed
      addition.mutate([{ materialId, quantity, references }], { onSuccess: () => setRemoved(undefined) })
    },
    failure: removal.error ?? addition.error,
  }
}

const Removed = ({ line, onUndo }: { line: CartLine; onUndo: () => void }) => (
  <Alert color="blue" p="sm">
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{words.removed(nameOf(line))}</Text>
      <Button size="xs" variant="default" flex="none" onClick={onUndo}>
        {words.undo}
      </Button>
    </Group>
  </Alert>
)

/** Problems of the address are for the checkout form. */
const isOfCart = ({ fieldName }: { fieldName: string }) => !fieldName.startsWith('delivery.')

function Summary({ cart: { lines, totals, problems, currency, vatRounding } }: { cart: Cart }) {
  const others = problems.filter(isOfCart)
  const stopped = lines.filter((line) => line.problems.length > 0).length
  const isBlocked = stopped > 0 || others.length > 0
  return (
    <div className={classes.beside}>
      <Section title={words.summary}>
        {totals.gross !== null && totals.vat !== null && (
          <Totals rows={[]} total={totals.gross} vat={totals.vat} currency={currency} />
        )}
        <VatRoundingNote rounding={vatRounding} currency={currency} />
        <Text size="sm" c="dimmed">
          {words.deliveryComes}
        </Text>
        {others.map(({ code, message }) =>
          code === 'credit_limit_exceeded' ? (
            <Text size="sm" key={code}>
              {texts.common.creditExceeded} <TextLink to="/invoices">{texts.common.seeCredit}</TextLink>
            </Text>
          ) : (
            <Text size="sm" key={code + message}>
              {message}
            </Text>
          ),
        )}
        {stopped > 0 && <Text size="sm">{words.stopped(stopped)}</Text>}
        {isBlocked ? (
          <Button size="md" disabled>
            {words.checkout}
          </Button>
        ) : (
          <ButtonLink size="md" to="/checkout">
            {words.checkout}
          </ButtonLink>
        )}
      </Section>
    </div>
  )
}
