import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { useAccount } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import { summaryQuery } from '../queries'
import { type Summary, unpricedNames } from './unpriced-names'

const words = texts.builder.panel

export function Price() {
  const { bundle, productIds } = useBuilder()
  const { data: summary, error, refetch } = useQuery(summaryQuery(productIds, bundle.bundleId))
  return (
    <section aria-labelledby="panel-price">
      <Title order={2} size="sm" fw={500} c="dimmed" id="panel-price">
        {words.price}
      </Title>
      {error ? <Failure error={error} onRetry={() => refetch()} /> : <Figures summary={summary} />}
      {summary?.price && <Unpriced summary={summary} />}
    </section>
  )
}

function Figures({ summary }: { summary: Summary | undefined }) {
  const price = summary?.price
  const assembly = summary?.assembly
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
      <Text size="xs" c="dimmed" mih="1lh">
        {price &&
          assembly?.price &&
          words.assembly(assembly.name, money(assembly.price.gross, price.currency))}
      </Text>
    </>
  )
}

function Unpriced({ summary }: { summary: Summary }) {
  const { products } = useBuilder()
  const names = unpricedNames(summary, products)
  return names.length > 0 && <Text size="sm">{words.unpriced(names)}</Text>
}
