import { Box, Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { MemberCell } from './member-cell'
import { PriceCell } from './price-cell'
import { groupEditor, nameEditor } from './product-editors'
import type { ListedProduct, ProductGroup } from './product-queries'
import { stateOf } from './product-state'
import { RetireProduct } from './retire-button'

const words = backofficeTexts.products
const { columns } = words

interface Props {
  products: ListedProduct[]
  groups: readonly ProductGroup[]
  /** Undefined in a shop without price lists. */
  priceList: { priceList: string; currency: string } | undefined
  /** The fact that the page of a product opens with. */
  missing: string | undefined
}

export const ProductTable = ({ products, groups, priceList, missing }: Props) => (
  <Box data-edit-area="">
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.number },
        { label: columns.name },
        { label: columns.group },
        ...(priceList ? [{ label: columns.price, isFigure: true }] : []),
        { label: columns.free, isFigure: true },
        { label: columns.state },
        { label: backofficeTexts.actions, isQuiet: true },
      ]}
    >
      {products.map((product) => (
        <ProductRow
          key={product.productId}
          product={product}
          groups={groups}
          priceList={priceList}
          missing={missing}
        />
      ))}
    </RecordTable>
  </Box>
)

function ProductRow({
  product,
  groups,
  priceList,
  missing,
}: Omit<Props, 'products'> & { product: ListedProduct }) {
  const { figure } = useFormats()
  const { productId, freeUnits } = product
  return (
    <Table.Tr data-product={productId}>
      <Cell>
        <TextLink
          to="/backoffice/products/$productId"
          params={{ productId }}
          search={missing ? { fact: missing } : {}}
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
        >
          {productId}
        </TextLink>
      </Cell>
      <Cell label={columns.name}>
        <MemberCell product={product} name="name" label={columns.name} editor={nameEditor} />
      </Cell>
      <Cell label={columns.group}>
        <MemberCell
          product={product}
          name="productGroupId"
          label={columns.group}
          editor={groupEditor(groups)}
        />
      </Cell>
      {priceList && (
        <Cell label={columns.price} isFigure>
          <PriceCell product={product} label={columns.price} priceList={priceList} />
        </Cell>
      )}
      <Cell label={columns.free} isFigure>
        {freeUnits === null ? backofficeTexts.none : figure(freeUnits)}
      </Cell>
      <Cell label={columns.state} isWhole>
        <Text span size="sm">
          {words.states[stateOf(product)]}
        </Text>
      </Cell>
      <Cell>
        <RetireProduct product={product} />
      </Cell>
    </Table.Tr>
  )
}
