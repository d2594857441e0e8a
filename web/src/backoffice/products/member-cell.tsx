import { EditCell } from '../shared/edit/edit-cell'
import type { Editor } from '../shared/edit/editor'
import { refusalOf } from '../shared/field-error'
import { saveProductMember } from './product-commands'
import type { AdminProduct } from './product-queries'

type Member = Exclude<keyof AdminProduct, 'productId' | 'version' | 'retired' | 'facts' | 'images'>

interface Props {
  product: AdminProduct
  name: Member
  label: string
  editor: Editor
}

/** A member of a product that is edited in place. */
export const MemberCell = ({ product, name, label, editor }: Props) => (
  <EditCell
    right="change-products"
    label={label}
    owner={product.name}
    value={product[name] ?? null}
    editor={editor}
    save={({ value, base }, key) =>
      saveProductMember({ product, change: { [name]: value }, read: (each) => each[name] ?? null, base }, key)
    }
    refusalOf={(error) => refusalOf(error, name)}
  />
)
