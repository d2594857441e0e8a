// Pictures of products: uploads, addresses, what browsers may load.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { avif, jpeg, png } from '../../src/catalog/images/images.fixture.ts'
import { importCatalog } from '../../src/catalog/import-catalog.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { addProduct } from '../support/world.ts'

describe.each(engines)('pictures on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const upload = (bytes: Buffer, as: 'staff' | 'shop' = 'staff') =>
    service.request<{ imageId: string; url: string }>('POST', '/catalog/v1/images', {
      as,
      json: { data: bytes.toString('base64') },
    })
  const set = (productId: string, images: string[]) =>
    service.request('PUT', `/catalog/v1/products/${productId}/images`, { as: 'staff', json: { images } })
  const imagesOf = async (productId: string) =>
    (await service.request<{ images: string[] }>('GET', `/catalog/v1/products/${productId}`)).body.images

  test('uploaded picture: is read without a credential, by its type, and kept by browsers', async () => {
    const bytes = jpeg(40, 30)
    const { status, body } = await upload(bytes)
    expect(status).toBe(201)
    expect((await upload(bytes)).body).toEqual(body)
    const read = await fetch(service.url + body.url)
    expect(read.status).toBe(200)
    // Without the comment.
    const stripped = Buffer.concat([bytes.subarray(0, 2), bytes.subarray(10)])
    expect(Buffer.from(await read.arrayBuffer()).equals(stripped)).toBe(true)
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test('uploaded picture: an unknown one is 404, and not kept', async () => {
    const reply = await service.request('GET', '/catalog/v1/images/unknown', { as: null })
    expect(reply.status).toBe(404)
    expect(codeOf(reply)).toBe('image_not_found')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test('upload: anything but a picture is refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const bytes of [Buffer.from(svg), Buffer.from('GIF89a'), png(9000, 1), Buffer.alloc(0)]) {
      const reply = await upload(bytes)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(['data'])
    }
  })

  test('upload: a picture of the largest size is taken, a larger one is not', async () => {
    const pixels = Buffer.alloc(1024 * 1024 - 33)
    pixels.writeUInt32BE(pixels.length - 12)
    pixels.write('IDAT', 4)
    const largest = Buffer.concat([png(10, 10), pixels])
    expect((await upload(largest)).status).toBe(201)
    expect(fieldsOf(await upload(Buffer.concat([largest, Buffer.alloc(1)])))).toEqual(['data'])
    expect((await upload(Buffer.concat([largest, Buffer.alloc(10_000)]))).status).toBe(413)
  })

  test('upload: needs the scope catalog', async () => {
    expect(codeOf(await upload(png(1, 1), 'shop'))).toBe('scope_missing')
  })

  test('product: has the pictures that were set, in their order, also in lists', async () => {
    const productId = await addProduct(service, { name: 'Depicted part' })
    expect(await imagesOf(productId)).toEqual([])
    const images = ['https://pictures.example/1.webp', (await upload(avif(20, 20))).body.url]
    expect((await set(productId, images)).status).toBe(204)
    await service.service.context.poller.refresh()
    expect(await imagesOf(productId)).toEqual(images)
    const { body } = await service.request<{ products: { productId: string; images: string[] }[] }>(
      'GET',
      '/catalog/v1/products?search=depicted',
    )
    expect(body.products.map((product) => product.images)).toEqual([images])
    expect((await set(productId, [])).status).toBe(204)
    await service.service.context.poller.refresh()
    expect(await imagesOf(productId)).toEqual([])
  })

  test('product: addresses that browsers must not load are refused', async () => {
    const productId = await addProduct(service)
    const reply = await set(productId, [
      'https://pictures.example/fine.webp',
      'http://pictures.example/a.png',
      'javascript:alert(1)',
      `/catalog/v1/images/${'0'.repeat(40)}`,
    ])
    expect(reply.status).toBe(400)
    expect(fieldsOf(reply)).toEqual(['images[1]', 'images[2]', 'images[3]'])
    expect(codeOf(await set('unknown', []))).toBe('product_not_found')
  })

  test('import: takes pictures, leaves wrong ones out, and keeps stored ones if it names none', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'images-')), 'catalog.json')
    const load = async (product: object) => {
      writeFileSync(file, JSON.stringify({ products: [{ productId: 'PICTURED', name: 'Part', ...product }] }))
      const report = await importCatalog(file, service.service.context.store, () => {})
      await service.service.context.poller.refresh()
      return report
    }
    const image = 'https://pictures.example/2.webp'
    const report = await load({ images: [image, 'ftp://pictures.example/2.webp'] })
    expect(report.repaired.map(({ reason }) => reason)).toEqual([expect.stringContaining('images[1]')])
    expect(await imagesOf('PICTURED')).toEqual([image])
    await load({ name: 'Renamed part' })
    expect(await imagesOf('PICTURED')).toEqual([image])
    await load({ images: [] })
    expect(await imagesOf('PICTURED')).toEqual([])
  })
})
