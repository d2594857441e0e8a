import { Button, Container, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { buildsQuery } from '../builds/builds-query'
import { ProductRow } from '../products/product-row'
import classes from '../products/products.module.css'
import { useCan } from '../session/me'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { TextLink } from '../shell/text-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { maxQueryLength, orderQuery, searchQuery } from './search-query'

const words = texts.products.search

export function SearchPage() {
  const query = (useSearch({ from: '/search' }).q ?? '').trim().slice(0, maxQueryLength)
  const title = query === '' ? words.title : words.titleOf(query)
  const mayRead = useCan('pcconfig:read')
  useTitle(title)
  return (
    <Container size="md" px={0}>
      <Stack>
        <Title order={1}>{title}</Title>
        {query === '' && <Text c="dimmed">{words.empty}</Text>}
        {query !== '' && <FoundOrder query={query} />}
        {query !== '' && mayRead && <FoundBuilds query={query} />}
        {query !== '' && (mayRead ? <FoundProducts query={query} /> : <Text>{texts.common.notAllowed}</Text>)}
      </Stack>
    </Container>
  )
}

function FoundOrder({ query }: { query: string }) {
  const { data: orderId } = useQuery(orderQuery(query, useCan('orders:read')))
  if (!orderId) return null
  return (
    <TextLink to="/orders/$orderId" params={{ orderId }}>
      {words.order(orderId)}
    </TextLink>
  )
}

/** The caller's own builds whose names contain the words. */
function FoundBuilds({ query }: { query: string }) {
  const { data: builds = [] } = useQuery(buildsQuery)
  const found = builds.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  return found.map(({ buildId, name }) => (
    <TextLink key={buildId} to="/builds/$buildId" params={{ buildId }}>
      {words.build(name)}
    </TextLink>
  ))
}

function FoundProducts({ query }: { query: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    searchQuery(query),
  )
  if (!data) return error ? <Failure error={error} onRetry={() => refetch()} /> : <PageWaiting />
  const products = data.pages.flatMap((page) => page.products)
  if (products.length === 0)
    return <NothingFound query={query} suggestions={data.pages[0]?.suggestions ?? []} />
  return (
    <>
      <VisuallyHidden role="status">{words.count(products.length)}</VisuallyHidden>
      <ul className={classes.list} aria-label={words.results}>
        {products.map((product) => (
          <ProductRow key={product.productId} product={product} />
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

const NothingFound = ({ query, suggestions }: { query: string; suggestions: string[] }) => (
  <Stack gap="xs">
    <Text fw={600}>{words.nothing(query)}</Text>
    <Text c="dimmed">{words.nothingHint}</Text>
    {suggestions.length > 0 && (
      <Group gap="xs">
        <Text>{words.didYouMean}</Text>
        {suggestions.map((suggestion) => (
          <TextLink key={suggestion} to="/search" search={{ q: suggestion }}>
            {suggestion}
          </TextLink>
        ))}
      </Group>
    )}
  </Stack>
)
