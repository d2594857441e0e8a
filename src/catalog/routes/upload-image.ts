import { NewImage, UploadedImage } from '../../contract/images.ts'
import { invalid } from '../../contract/problems.ts'
import { created, route } from '../../platform/http/route/route.ts'
import type { ImagesContext } from '../context.ts'
import { checkImage } from '../images/check-image.ts'
import { saveImage } from '../images/image.ts'
import { imagePath } from '../images/image-address.ts'

export const uploadImage = ({ settings, clock }: ImagesContext) =>
  route({
    operationId: 'uploadImage',
    method: 'POST',
    path: '/catalog/v1/images',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'Upload a picture',
    description:
      'Stores a picture for products. Its type and size are checked by its first bytes; SVG is refused, because it may contain scripts. The same bytes get the same `imageId`.',
    access: 'change-products',
    bodyLimit: 'MAX_IMAGE_BYTES',
    body: {
      schema: NewImage,
      example: {
        data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      },
    },
    success: created('The picture is stored.', UploadedImage, {
      imageId: '431ced6916a2a21a156e38701afe55bbd7f88969',
      url: '/catalog/v1/images/431ced6916a2a21a156e38701afe55bbd7f88969',
    }),

    async decide({ body: { data } }) {
      const image = checkImage(data, settings.MAX_IMAGE_BYTES)
      if (typeof image === 'string') return invalid({ fieldName: 'data', message: image })
      return {
        writes: [saveImage(image, clock())],
        record: { action: 'upload', entity: 'image', entityId: image.id, before: null, after: {} },
        answer: { status: 201, body: { imageId: image.id, url: imagePath(image.id) } },
      }
    },
  })
