import { ProductImages } from '../../contract/images.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import type { CatalogContext } from '../context.ts'
import { knownImages } from '../images/image.ts'
import { isImageAddress, uploadedId, whatAnAddressIs } from '../images/image-address.ts'
import { setImages } from '../product.ts'
import { catalogTopic } from '../topics.ts'

export const setProductImages = ({ catalog, store }: CatalogContext) =>
  route({
    operationId: 'setProductImages',
    method: 'PUT',
    path: '/catalog/v1/products/{productId}/images',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'Set the pictures of a product',
    description: 'Replaces the list of its pictures. Browsers load them from the given addresses.',
    access: 'change-products',
    params: { productId: 'The material number.' },
    body: { schema: ProductImages, example: { images: ['https://pictures.example/9800x3d.webp'] } },
    success: noContent('The pictures are set.'),
    problems: ['product_not_found'],

    async decide({ params: { productId = '' }, body: { images } }) {
      const product = catalog.current.products.get(productId)
      if (!product) return new Problem('product_not_found', `There is no product ${productId}.`)
      const ids = images.flatMap((address) => uploadedId(address) ?? [])
      const stored = await knownImages(store, ids)
      const wrong = images.flatMap((address, index) => {
        const id = uploadedId(address)
        const fieldName = `images[${index}]`
        if (!isImageAddress(address)) return [{ fieldName, message: whatAnAddressIs }]
        return id && !stored.has(id) ? [{ fieldName, message: 'names no uploaded picture' }] : []
      })
      if (wrong.length > 0) return invalid(...wrong)
      return {
        writes: [setImages(productId, images), bump(catalogTopic)],
        record: {
          action: 'setImages',
          entity: 'product',
          entityId: productId,
          before: { images: product.images ?? [] },
          after: { images },
        },
        answer: { status: 204 },
      }
    },
  })
