import Type from 'typebox'
import { Text } from './types.ts'

export const NewImage = Type.Object(
  {
    data: Text('imageData', {
      description: 'The bytes of the picture in base64: PNG, JPEG, WebP or AVIF.',
      contentEncoding: 'base64',
    }),
  },
  { title: 'NewImage' },
)

export const UploadedImage = Type.Object(
  {
    imageId: Type.String(),
    url: Type.String({
      description:
        'Where the picture is read, without a credential; below the base path of the service. Use it in `images`.',
    }),
  },
  { title: 'UploadedImage' },
)

export const ImageAddress = Text('notes', {
  description: 'An https address, or the `url` of an uploaded picture.',
  examples: ['https://pictures.example/9800x3d.webp'],
})

/** Pictures of one product. */
export const maxImages = 20

export const ProductImages = Type.Object(
  {
    images: Type.Array(ImageAddress, { maxItems: maxImages, description: 'The first is shown in lists.' }),
  },
  { title: 'ProductImages' },
)
