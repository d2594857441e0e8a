import { Badge, Grid, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMay } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { FactSections } from './fact-sections'
import { PicturesSection } from './pictures-section'
import { ProductDetails } from './product-details'
import { type AdminProduct, adminProductQuery, groupsQuery } from './product-queries'
import { stateOf } from './product-state'
import { RetireProduct } from './retire-button'

const words = backofficeTexts.products
const route = getRouteApi('/backoffice/products/$productId')

export function AnyProductPage() {
  const { productId } = route.useParams()
  const { data, error, refetch } = useQuery(adminProductQuery(productId))
  return (
    <Stack>
      <TextLink to="/backoffice/products" search={{}}>
        {words.one.back}
      </TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <ProductView key={productId} product={data} />}
    </Stack>
  )
}

function ProductView({ product }: { product: AdminProduct }) {
  const { fact } = route.useSearch()
  const { data } = useQuery(groupsQuery)
  const groups = data?.groups ?? []
  const kind = groups.find(({ productGroupId }) => productGroupId === product.productGroupId)?.kind
  return (
    <>
      <PageHead
        title={product.name}
        intro={product.productId}
        beside={
          <Badge variant="default" size="lg" tt="none">
            {words.states[stateOf(product)]}
          </Badge>
        }
      >
        <Links product={product} />
      </PageHead>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          {product.productGroupId ? (
            kind && <FactSections product={product} kind={kind} opened={fact} />
          ) : (
            <Text>{words.one.notAPart}</Text>
          )}
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack>
            <ProductDetails product={product} groups={groups} />
            <PicturesSection product={product} kind={kind ?? null} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  )
}

function Links({ product }: { product: AdminProduct }) {
  const { productId, retired } = product
  const mayAudit = useMay('see-audit')
  return (
    <Group gap="xs" align="flex-start">
      {!retired && (
        <ButtonLink to="/products/$productId" params={{ productId }} variant="default">
          {words.one.customersPage}
        </ButtonLink>
      )}
      <ButtonLink to="/backoffice/stock" search={{ search: productId }} variant="default">
        {words.one.stock}
      </ButtonLink>
      {mayAudit && (
        <ButtonLink
          to="/backoffice/audit"
          search={{ entity: 'product', entityId: productId }}
          variant="default"
        >
          {words.one.history}
        </ButtonLink>
      )}
      <RetireProduct product={product} size="sm" />
    </Group>
  )
}
