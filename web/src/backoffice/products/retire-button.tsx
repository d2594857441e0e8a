import { backofficeTexts } from '../../texts/backoffice'
import { RetireButton } from '../shared/retire-button'
import { saveProductMember } from './product-commands'
import type { AdminProduct } from './product-queries'

interface Props {
  product: AdminProduct
  size?: 'compact-sm' | 'sm'
}

/** Takes a product out of the shop, or brings it back. */
export const RetireProduct = ({ product, ...look }: Props) => (
  <RetireButton
    right="change-products"
    name={product.name}
    retired={product.retired}
    said={backofficeTexts.products}
    save={(retired, key) =>
      saveProductMember({ product, change: { retired }, read: (each) => each.retired, base: !retired }, key)
    }
    {...look}
  />
)
