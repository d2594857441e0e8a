import { Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Named } from '../shared/named'
import { Cell, RecordTable } from '../shared/record-table'
import { CorrectionHistory } from './correction-history'
import { OnHandField } from './on-hand-field'
import type { ProductStock } from './stock-queries'

const words = backofficeTexts.stock
const { columns } = words

export const StockTable = ({ products }: { products: ProductStock[] }) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.product },
      { label: columns.onHand },
      { label: columns.reserved, isFigure: true },
      { label: columns.free, isFigure: true },
      { label: columns.waiting, isFigure: true },
      { label: columns.incoming, isFigure: true },
      { label: columns.orders, isQuiet: true },
    ]}
  >
    {products.map((product) => (
      <StockRow key={product.productId} product={product} />
    ))}
  </RecordTable>
)

function StockRow({ product }: { product: ProductStock }) {
  const { figure } = useFormats()
  const mayCount = useMay('count-stock')
  const { productId, name, manufacturer, onHand, reserved, free, waiting, incoming } = product
  return (
    <Table.Tr data-product={productId}>
      <Cell>
        <Named name={name} id={[manufacturer, productId].filter(Boolean).join(' · ')} />
      </Cell>
      <Cell label={columns.onHand}>
        {mayCount ? (
          <OnHandField product={product} />
        ) : onHand === null ? (
          backofficeTexts.none
        ) : (
          figure(onHand)
        )}
      </Cell>
      <Cell label={columns.reserved} isFigure>
        {figure(reserved)}
      </Cell>
      <Cell label={columns.free} isFigure>
        {free === null ? backofficeTexts.none : figure(free)}
      </Cell>
      <Cell label={columns.waiting} isFigure>
        <Text span size="sm" fw={waiting > 0 ? 700 : 400}>
          {figure(waiting)}
        </Text>
      </Cell>
      <Cell label={columns.incoming} isFigure>
        {figure(incoming)}
      </Cell>
      <Cell isWhole>
        <ButtonLink
          to="/backoffice/expected-goods"
          search={{ productId }}
          size="xs"
          variant="subtle"
          aria-label={words.ordersOf(name)}
        >
          {columns.orders}
        </ButtonLink>
        <CorrectionHistory product={product} />
      </Cell>
    </Table.Tr>
  )
}
