import { Box, Button, Table } from '@mantine/core'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { EditCell } from '../shared/edit/edit-cell'
import { refusalOf } from '../shared/field-error'
import { Named } from '../shared/named'
import { Cell, RecordTable } from '../shared/record-table'
import { showMessage } from '../shared/show-message'
import { freeQuestion } from './free-question'
import { savePrice } from './price-commands'
import { priceEditor } from './price-editor'
import { allPrices, type UndatedPrice } from './price-queries'
import { ProductPricesDialog } from './product-prices-dialog'

const words = backofficeTexts.prices
const { priceColumns: columns } = words

interface Props {
  priceList: string
  currency: string
  prices: UndatedPrice[]
}

export function PriceTable({ priceList, currency, prices }: Props) {
  const [detailed, setDetailed] = useState<UndatedPrice>()
  return (
    <Box data-edit-area="">
      <RecordTable
        label={priceList}
        columns={[
          { label: columns.product },
          { label: columns.net, isFigure: true },
          { label: columns.rules, isFigure: true },
          { label: columns.details, isQuiet: true },
        ]}
      >
        {prices.map((price) => (
          <Table.Tr key={price.productId} data-product={price.productId}>
            <Cell>
              <Named name={price.name} id={price.productId} />
            </Cell>
            <Cell label={columns.net} isFigure>
              <PriceCell priceList={priceList} currency={currency} price={price} />
            </Cell>
            <Cell label={columns.rules} isFigure>
              {words.rules(price.rules)}
            </Cell>
            <Cell isWhole>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.detailsOf(price.name)}
                onClick={() => setDetailed(price)}
              >
                {words.details}
              </Button>
            </Cell>
          </Table.Tr>
        ))}
      </RecordTable>
      {detailed && (
        <ProductPricesDialog
          priceList={priceList}
          currency={currency}
          product={detailed}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </Box>
  )
}

interface CellProps {
  priceList: string
  currency: string
  price: UndatedPrice
}

function PriceCell({ priceList, currency, price: { productId, name, net } }: CellProps) {
  const { money } = useFormats()
  return (
    <EditCell
      right="change-prices"
      label={words.priceOf(name)}
      value={net}
      editor={priceEditor(currency)}
      show={(value) => money(Number(value), currency)}
      questionOf={freeQuestion}
      save={async ({ value, base }, key) => {
        const next = Number(value)
        try {
          await savePrice({ priceList, productId, net: next, base: Number(base) }, key)
          showMessage(words.saved(name, money(next, currency)))
        } finally {
          await queryClient.invalidateQueries(allPrices(priceList))
        }
      }}
      refusalOf={(error) => refusalOf(error, 'net')}
    />
  )
}
