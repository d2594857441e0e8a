import { Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import listClasses from '../../orders/orders-page.module.css'
import { useFormats } from '../../session/format'
import { useCan } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { EmptyState } from '../../shell/empty-state'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { useTitle } from '../../shell/use-title'
import { texts } from '../../texts'
import { quotesTexts as words } from '../../texts/quotes'
import { QuoteBadge } from './quote-badge'
import { ownQuotesQuery } from './quote-queries'
import { validityOf } from './validity'

/** The quotes that were sent to the caller's accounts. */
export function OwnQuotesPage() {
  useTitle(words.title)
  const mayLook = useCan('orders:read')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <TextLink to="/orders" size="sm" w="fit-content">
          {texts.orders.backToOrders}
        </TextLink>
        <Title order={1}>{words.title}</Title>
        {mayLook ? <Quotes /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function Quotes() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownQuotesQuery)
  const format = useFormats()
  const { money } = format
  if (isPending) return <PageWaiting />
  if (!data) return <Failure error={error} onRetry={() => refetch()} />
  const quotes = data.pages.flatMap((page) => page.quotes)
  if (quotes.length === 0)
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
        {quotes.map(({ quoteId, company, gross, currency, validUntil, state }) => (
          <li key={quoteId} className={listClasses.row}>
            <div className={listClasses.what}>
              <Text fw={600}>{gross === null ? company : `${company}, ${money(gross, currency)}`}</Text>
              <TextLink to="/quotes/$quoteId" params={{ quoteId }} className={listClasses.link}>
                {quoteId}
              </TextLink>
            </div>
            <Text size="sm" c="dimmed" className={listClasses.placed}>
              {words.validUntil(validityOf(validUntil, format))}
            </Text>
            <div className={listClasses.step}>
              <QuoteBadge state={state} />
            </div>
          </li>
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
