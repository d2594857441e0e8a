import { Alert, Container, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Cart, cartQuery } from '../cart/cart-query'
import { useAccount, useCan, useMe } from '../session/me'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { CheckoutForm } from './checkout-form'
import { type Item, itemOf } from './item'
import { itemQuery } from './item-query'
import { submissionMemory } from './submission'

const words = texts.checkout

/** Orders the cart, or the one item that the address names. */
export function CheckoutPage() {
  useTitle(words.title)
  const account = useAccount()
  const mayOrder = useCan('checkout')
  return (
    <Container size="lg" px={0}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{words.title}</Title>
          {mayOrder && account && <Text c="dimmed">{words.intro(account.name)}</Text>}
        </div>
        {mayOrder && account ? <WithCart /> : <Alert color="blue">{words.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function WithCart() {
  const link = useSearch({ from: '/checkout' })
  const item = itemOf(link)
  // The form starts with what was typed on any device, so an older copy is not good enough.
  const {
    data: cart,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({ ...cartQuery, refetchOnMount: 'always' })
  if (!cart || !isFetchedAfterMount)
    return error ? <Failure error={error} onRetry={() => refetch()} /> : <PageWaiting />
  return item ? (
    <CheckoutOfItem
      key={`${item.type} ${item.value}`}
      item={item}
      cart={cart}
      quantity={link.quantity ?? 1}
    />
  ) : (
    <CheckoutOfCart cart={cart} />
  )
}

function CheckoutOfItem({ item, cart, quantity }: { item: Item; cart: Cart; quantity: number }) {
  const { data, error, isPending, refetch } = useQuery(itemQuery(item))
  if (isPending) return <PageWaiting />
  if (data) return <CheckoutForm basket={item} cart={cart} description={data} quantity={quantity} />
  return (
    <>
      <Text>{words.itemGone}</Text>
      <Failure error={error} onRetry={() => refetch()} />
    </>
  )
}

function CheckoutOfCart({ cart }: { cart: Cart }) {
  const me = useMe()
  // Decided once: a submit empties the cart, and the page still has to finish it, also after a reload.
  const [isOrdering] = useState(
    () => cart.lines.length > 0 || submissionMemory(me, 'cart').recall() !== undefined,
  )
  return isOrdering || cart.lines.length > 0 ? (
    <CheckoutForm basket="cart" cart={cart} quantity={1} />
  ) : (
    <NothingChosen />
  )
}

const NothingChosen = () => (
  <EmptyPage title={words.nothingChosen} hint={words.nothingChosenHint} toBuilder={words.toBuilder} />
)
