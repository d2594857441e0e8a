import { Problem } from '../../contract/problems.ts'
import type { Page } from '../../platform/http/reply/page.ts'
import type { CatalogContext } from '../context.ts'
import { loadImage } from './image.ts'
import { imagePath } from './image-address.ts'

/** Uploaded pictures, for everyone: browsers load pictures without a credential. */
export const imagePage = ({ store }: Pick<CatalogContext, 'store'>): Page => ({
  path: imagePath('{imageId}'),
  answer: async ({ imageId = '' }) => {
    const image = await loadImage(store, imageId)
    if (!image) return new Problem('image_not_found', `There is no picture ${imageId}.`)
    return {
      contentType: image.contentType,
      body: image.bytes,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        // A picture that is opened on its own may load nothing.
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})
