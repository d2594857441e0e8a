import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { inOrder, saveMember } from '../shared/edit/save-member'
import { basedOn, idempotencyHeader } from '../shared/use-command'
import { type AdminProduct, loadProduct, newestKnown, rememberProduct } from './product-queries'

export type ProductChange = Schemas['ProductChange']

export const createProduct = (body: Schemas['NewProduct'], key: string) =>
  api.POST('/admin/v1/products', { params: idempotencyHeader(key), body })

const changeProduct = (productId: string, version: number, body: ProductChange, key: string) =>
  api.PATCH('/admin/v1/products/{productId}', {
    params: { ...basedOn(version, key), path: { productId } },
    body,
  })

const remembered = async (answer: Promise<AdminProduct>) => {
  const product = await answer
  rememberProduct(product)
  return product
}

interface MemberOf {
  /** As the page shows it. */
  product: AdminProduct
  change: ProductChange
  read: (product: AdminProduct) => unknown
  /** The value that the change is based on. */
  base: unknown
}

/** Saves one member of a product; every list and page shows the result. */
export const saveProductMember = ({ product, change, read, base }: MemberOf, key: string) =>
  inOrder(product.productId, () =>
    saveMember({
      current: () => newestKnown(product),
      read,
      base,
      // An idempotency key is for one request, and another version is another request.
      send: (version, attempt) =>
        remembered(changeProduct(product.productId, version, change, `${key}-${attempt}`)),
      reload: () => remembered(loadProduct(product.productId)),
    }),
  )

/** Stores a picture; its address can then be one of a product. */
export const uploadPicture = async (file: File, key: string) =>
  api.POST('/catalog/v1/images', { params: idempotencyHeader(key), body: { data: await base64Of(file) } })

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
