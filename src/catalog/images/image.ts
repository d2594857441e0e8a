import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { oneOf, text } from '../../platform/store/row.ts'
import { readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../../platform/store/store.ts'
import type { Image } from './check-image.ts'
import { uploadedId } from './image-address.ts'

const selectById = readStatement({
  name: 'image.byId',
  columns: { content_type: oneOf(['image/png', 'image/jpeg', 'image/webp', 'image/avif']), content: text },
  sql: 'SELECT content_type, content FROM image WHERE id = $1',
})

const selectIds = listStatement({
  name: 'image.knownIds',
  columns: { id: text },
  sql: (ids) => `SELECT id FROM image WHERE id IN ${ids}`,
})

const insert = writeStatement({
  name: 'image.save',
  sql: `INSERT INTO image (id, content_type, content, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
})

/** The same bytes are the same row. */
export const saveImage = ({ id, contentType, bytes }: Image, now: number): Write =>
  write(insert, [id, contentType, bytes.toString('base64'), now], 'any')

export async function loadImage(store: Store, id: string): Promise<Image | undefined> {
  const row = await first(store, { statement: selectById, values: [id] })
  return row && { id, contentType: row.content_type, bytes: Buffer.from(row.content, 'base64') }
}

/** The picture at this address; undefined if none was uploaded there. */
export async function loadImageAt(store: Store, address: string): Promise<Image | undefined> {
  const id = uploadedId(address)
  return id === undefined ? undefined : loadImage(store, id)
}

/** Whether the address is that of an uploaded picture. */
export async function isUploadedImage(store: Store, address: string): Promise<boolean> {
  const id = uploadedId(address)
  return id !== undefined && (await knownImages(store, [id])).has(id)
}

export async function knownImages(store: Store, ids: string[]): Promise<Set<string>> {
  return new Set((await allIn(store, selectIds, ids)).map(({ id }) => id))
}
