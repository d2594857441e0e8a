import { Anchor, Card, Container, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Product } from '../builder/build'
import { availabilityText } from '../builder/candidates/availability'
import { productQuery } from '../builder/queries'
import { AddToCartButton } from '../cart/add-to-cart-button'
import { useFormats } from '../session/format'
import { useCan } from '../session/me'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { Section } from '../shell/section'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { FitWithBuild } from './fit-with-build'
import { Pictures } from './pictures'
import { ProductFacts } from './product-facts'
import { alternativesQuery } from './product-query'
import { ProductRow } from './product-row'
import classes from './products.module.css'
import { useOfferChanges } from './use-offer-changes'
import { webSearch } from './web-search'

const words = texts.products
/** Of this product and of its alternatives. */
const productKey = ['product']

export function ProductPage() {
  const { productId } = useParams({ from: '/products/$productId' })
  const mayRead = useCan('pcconfig:read')
  const {
    data: product,
    error,
    refetch,
  } = useQuery({
    ...productQuery(productId),
    enabled: mayRead,
    // A price that was seen a while ago may have changed.
    refetchOnMount: 'always',
  })
  useOfferChanges(productKey, mayRead)
  useTitle(product?.name ?? words.missing)
  if (!mayRead) return <Text>{texts.common.notAllowed}</Text>
  if (product) return <ProductDetails key={productId} product={product} />
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  if (product === undefined) return <PageWaiting />
  return <EmptyPage title={words.missing} hint={words.missingHint} toBuilder={texts.common.builder} />
}

function ProductDetails({ product }: { product: Product }) {
  const { name, manufacturer, manufacturerPartNumber, ean, productId, description } = product
  const numbers: [string, string | null][] = [
    [words.maker, manufacturer],
    [words.makerNumber, manufacturerPartNumber],
    [words.ean, ean],
    [words.materialNumber, productId],
  ]
  return (
    <Container size="lg" px={0}>
      <div className={classes.page}>
        <Stack gap="lg">
          <div className={classes.head}>
            <Pictures product={product} />
            <div className={classes.headText}>
              <Title order={1}>{name}</Title>
              {description && <Text c="dimmed">{description}</Text>}
              <dl className={classes.facts}>
                {numbers.map(([label, value]) =>
                  value === null
                    ? null
                    : [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>],
                )}
              </dl>
              <WebSearch product={product} />
            </div>
          </div>
          <Section title={words.facts}>
            <ProductFacts product={product} />
          </Section>
          <Alternatives productId={productId} />
        </Stack>
        <Stack gap="lg">
          <Offer product={product} />
          {product.productGroupId && (
            <Section title={words.fit.title}>
              <FitWithBuild product={product} />
            </Section>
          )}
        </Stack>
      </div>
    </Container>
  )
}

function Offer({ product }: { product: Product }) {
  const formats = useFormats()
  const { price } = product
  return (
    <Card withBorder padding="lg">
      <Stack gap="xs">
        {price ? (
          <div>
            <div className={classes.price}>{formats.money(price.gross, price.currency)}</div>
            <Text size="sm" c="dimmed">
              {words.withVat(formats.money(price.net, price.currency))}
            </Text>
          </div>
        ) : (
          <Text>{words.noPrice}</Text>
        )}
        <Text>{availabilityText(product, formats)}</Text>
        {price && (
          <AddToCartButton
            variant="filled"
            materialId={{ type: 'MaterialNumber', value: product.productId }}
            name={product.name}
          />
        )}
      </Stack>
    </Card>
  )
}

function WebSearch({ product }: { product: Product }) {
  const search = webSearch(product)
  if (!search) return null
  return (
    <Text size="sm" mt="xs">
      <Anchor href={search.address} target="_blank" rel="noreferrer">
        {words.webSearch(search.words)} {words.newTab}
      </Anchor>
    </Text>
  )
}

function Alternatives({ productId }: { productId: string }) {
  const { data: alternatives = [] } = useQuery(alternativesQuery(productId))
  if (alternatives.length === 0) return null
  return (
    <Section title={words.alternatives}>
      <ul className={classes.list}>
        {alternatives.map((product) => (
          <ProductRow key={product.productId} product={product} />
        ))}
      </ul>
    </Section>
  )
}
