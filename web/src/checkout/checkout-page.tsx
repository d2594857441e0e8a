import { Alert, Container, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAccount, useCan } from '../session/me'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { CheckoutForm } from './checkout-form'
import { type Item, itemOf } from './item'
import { itemQuery } from './item-query'

const words = texts.checkout

export function CheckoutPage() {
  useTitle(words.title)
  const link = useSearch({ from: '/checkout' })
  const account = useAccount()
  const mayOrder = useCan('checkout')
  const item = itemOf(link)
  return (
    <Container size="lg" px={0}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{words.title}</Title>
          {mayOrder && item && account && <Text c="dimmed">{words.intro(account.name)}</Text>}
        </div>
        {!mayOrder ? (
          <Alert color="blue">{words.notAllowed}</Alert>
        ) : item ? (
          <CheckoutOf key={`${item.type} ${item.value}`} item={item} quantity={link.quantity ?? 1} />
        ) : (
          <NothingChosen />
        )}
      </Stack>
    </Container>
  )
}

function CheckoutOf({ item, quantity }: { item: Item; quantity: number }) {
  const { data, error, isPending, refetch } = useQuery(itemQuery(item))
  if (isPending) return <PageWaiting />
  if (data) return <CheckoutForm item={item} description={data} quantity={quantity} />
  return (
    <>
      <Text>{words.itemGone}</Text>
      <Failure error={error} onRetry={() => refetch()} />
    </>
  )
}

const NothingChosen = () => (
  <EmptyPage title={words.nothingChosen} hint={words.nothingChosenHint} toBuilder={words.toBuilder} />
)
