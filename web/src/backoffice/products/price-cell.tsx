import { useFormats } from '../../session/format'
import { freeQuestion } from '../prices/free-question'
import { savePrice } from '../prices/price-commands'
import { priceEditor } from '../prices/price-editor'
import { EditCell } from '../shared/edit/edit-cell'
import { LostUpdate } from '../shared/edit/lost-update'
import { refusalOf } from '../shared/field-error'
import { type ListedProduct, rememberPrice } from './product-queries'

interface Props {
  product: ListedProduct
  label: string
  priceList: { priceList: string; currency: string }
}

/** The price of a product in one price list, edited in place. */
export function PriceCell({ product, label, priceList: { priceList, currency } }: Props) {
  const { money } = useFormats()
  const { productId } = product
  const remember = (net: number | null) => rememberPrice(priceList, productId, net)
  return (
    <EditCell
      right="change-prices"
      // What is typed or being saved belongs to one list.
      key={priceList}
      label={label}
      owner={product.name}
      value={product.net}
      editor={priceEditor(currency)}
      show={(value) => money(Number(value), currency)}
      questionOf={freeQuestion}
      save={async ({ value, base }, key) => {
        const net = Number(value)
        try {
          await savePrice({ priceList, productId, net, base: base as number | null }, key)
          remember(net)
        } catch (error) {
          if (error instanceof LostUpdate) remember(error.theirs as number | null)
          throw error
        }
      }}
      refusalOf={(error) => refusalOf(error, 'net')}
    />
  )
}
