import { hash } from 'node:crypto'
import { type ImageHeader, readImageHeader } from './image-header.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Pixels per side. A small file can unpack to a picture that fills the memory of a browser. */
const maxPixels = 8192

export interface Image {
  /** The hash of its bytes, so that its address never shows anything else. */
  id: string
  contentType: ImageHeader['contentType']
  bytes: Buffer
}

/** The picture without its metadata, or what is wrong with it. */
export function checkImage(base64: string, maxBytes: number): Image | string {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.toString('base64') !== base64) return 'is not base64'
  if (bytes.length > maxBytes) return `has ${bytes.length} bytes, more than ${maxBytes}`
  const header = readImageHeader(bytes)
  if (!header) return 'is not a PNG, JPEG, WebP or AVIF picture'
  const { contentType, width, height } = header
  if (width < 1 || height < 1 || width > maxPixels || height > maxPixels)
    return `is ${width} × ${height} pixels; a side has 1 to ${maxPixels}`
  const stripped = stripMetadata(bytes, contentType)
  if (!stripped) return 'is damaged: its parts do not follow each other'
  return { id: hash('sha256', stripped, 'hex').slice(0, 40), contentType, bytes: stripped }
}
