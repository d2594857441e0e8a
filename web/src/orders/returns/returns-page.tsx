import { Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { useCan } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { EmptyState } from '../../shell/empty-state'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { useTitle } from '../../shell/use-title'
import { texts } from '../../texts'
import listClasses from '../orders-page.module.css'
import { ReturnBadge } from './return-badge'
import { returnsQuery } from './return-queries'
import { type Return, summaryOf } from './return-state'

const words = texts.returns

/** The returns of the caller's accounts. */
export function OwnReturnsPage() {
  useTitle(words.title)
  const mayLook = useCan('orders:read')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <TextLink to="/orders" size="sm" w="fit-content">
          {texts.orders.backToOrders}
        </TextLink>
        <Title order={1}>{words.title}</Title>
        {mayLook ? <Returns /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function Returns() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(returnsQuery)
  if (isPending) return <PageWaiting />
  if (!data) return <Failure error={error} onRetry={() => refetch()} />
  const returns = data.pages.flatMap((page) => page.returns)
  if (returns.length === 0)
    return (
      <EmptyState title={words.none} hint={words.noneHint}>
        <ButtonLink to="/orders" mt="sm">
          {words.toOrders}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className={listClasses.list}>
        {returns.map((each) => (
          <ReturnRow key={each.returnId} shown={each} />
        ))}
      </ul>
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
    </>
  )
}

/** The whole row is a link. */
function ReturnRow({ shown }: { shown: Return }) {
  const { moment, figure } = useFormats()
  const { returnId, state, requestedAt } = shown
  const { quantity, name, more } = summaryOf(shown)
  return (
    <li className={listClasses.row}>
      <div className={listClasses.what}>
        <Text fw={600}>
          {words.units(figure(quantity), name)}
          {more > 0 && ` ${words.andMore(more)}`}
        </Text>
        <TextLink to="/returns/$returnId" params={{ returnId }} className={listClasses.link}>
          {returnId}
        </TextLink>
      </div>
      <Text size="sm" c="dimmed" className={listClasses.placed}>
        {moment(requestedAt)}
      </Text>
      <div className={listClasses.step}>
        <ReturnBadge state={state} />
      </div>
    </li>
  )
}
