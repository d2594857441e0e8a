import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../format'
import { useAccount } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import { summaryQuery } from '../queries'

const words = texts.builder.panel

export function Price() {
  const { productIds } = useBuilder()
  const { data: summary, error, refetch } = useQuery(summaryQuery(productIds))
  return (
    <section aria-labelledby="panel-price">
      <Title order={2} size="sm" fw={500} c="dimmed" id="panel-price">
        {words.price}
      </Title>
      {error ? <Failure error={error} onRetry={() => refetch()} /> : <Figures price={summary?.price} />}
      <Unpriced productIds={summary?.price ? summary.unpricedProducts : []} />
    </section>
  )
}

type PriceFigures = { currency: string; net: number; vat: number; gross: number } | null

function Figures({ price }: { price: PriceFigures | undefined }) {
  const { money } = useFormats()
  const hasPriceList = useAccount()?.priceList ?? false
  if (!hasPriceList || price === null) return <Text>{words.noPriceList}</Text>
  return (
    <>
      <Text fz="h2" fw={700} lh={1.2} mih="1.2em">
        {price && money(price.gross, price.currency)}
      </Text>
      <Text size="xs" c="dimmed" mih="1lh">
        {price && words.withVat(money(price.net, price.currency), money(price.vat, price.currency))}
      </Text>
      <Text size="xs" c="dimmed">
        {words.withoutAssembly}
      </Text>
    </>
  )
}

function Unpriced({ productIds }: { productIds: string[] }) {
  const { products } = useBuilder()
  if (productIds.length === 0) return null
  return <Text size="sm">{words.unpriced(productIds.map((id) => products.get(id)?.name ?? id))}</Text>
}
