// What to buy, and purchase orders as PDF and by email.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writtenTexts } from '../../src/billing/pdf/written-texts.fixture.ts'
import type { Purchase, PurchaseProposals } from '../../src/contract/purchasing.ts'
import { completeCompany, setCompany } from '../support/company.ts'
import { fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf } from '../support/desk.ts'
import { iso, purchasingOf } from '../support/purchasing.ts'
import { draftOf, type TestService } from '../support/service.ts'
import { smtpError, startSmtp } from '../support/smtp.ts'
import { addProduct, day } from '../support/world.ts'

describe.each(engines)('what to buy, and papers of purchase orders on %s', (engine) => {
  let service: TestService
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let desk: ReturnType<typeof deskOf>
  let buy: ReturnType<typeof purchasingOf>
  beforeAll(async () => {
    smtp = await startSmtp()
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'orders@shop.example', EVENTS_MILLISECONDS: '30' }
    service = await startCheckedService(engine, { env: mail })
    desk = deskOf(service)
    buy = purchasingOf(service)
  })
  afterAll(async () => {
    await service?.stop()
    await smtp?.close()
  })

  const proposals = async () =>
    done(await desk.call<PurchaseProposals>('GET', '/purchasing/v1/purchase-proposals')).body
  const proposalOf = async (productId: string) => {
    for (const { supplierId, lines } of (await proposals()).suppliers) {
      const line = lines.find((each) => each.productId === productId)
      if (line) return { supplierId, quantity: line.quantity, cost: line.cost, reason: line.reason }
    }
    return null
  }
  const wait = (product: string, quantity: number) => {
    service.time.now += 1000
    return service.place(draftOf([[product, quantity]]))
  }

  test('proposals: follow orders that wait, minimum stock, drafts, supply and receipts', async () => {
    const product = await addProduct(service, { stock: 2 })
    const supplierId = await buy.supplier({ currency: 'SEK', leadTimeDays: 3 })
    expect(await proposalOf(product)).toBeNull()
    await wait(product, 5)
    const none = { minimumStock: 0, free: 0, ordered: 0, drafted: 0, minimumQuantity: 1, discontinued: false }
    expect(await proposalOf(product)).toEqual({
      supplierId: null,
      quantity: 3,
      cost: null,
      reason: { ...none, backOrdered: 3 },
    })
    await buy.sells(supplierId, product, { cost: 12.5, minimumQuantity: 10 })
    await buy.minimum(product, 4)
    expect(await proposalOf(product)).toEqual({
      supplierId,
      quantity: 10,
      cost: 12.5,
      reason: { ...none, backOrdered: 3, minimumStock: 4, minimumQuantity: 10 },
    })
    const { purchaseOrderId: id } = await buy.draft(supplierId, [[product, 6]])
    expect((await proposalOf(product))?.reason).toMatchObject({ drafted: 6, ordered: 0 })
    await buy.tell(id)
    expect((await proposalOf(product))?.reason).toMatchObject({ drafted: 0, ordered: 6 })
    done(await desk.order(product, 1, null))
    expect(await proposalOf(product)).toBeNull()
    done(await buy.act(id, 'receive'))
    expect(await proposalOf(product)).toBeNull()
    await buy.now((await buy.draft(supplierId, [[product, 50]])).purchaseOrderId, 'cancel')
    await buy.minimum(product, 5)
    expect((await proposalOf(product))?.reason).toMatchObject({ backOrdered: 0, free: 3, ordered: 1 })
    await buy.minimum(product, null)
    expect(await proposalOf(product)).toBeNull()
  })

  test('proposals: the preferred supplier gets the product, unless it is retired', async () => {
    const product = await addProduct(service, { stock: 0 })
    await buy.minimum(product, 2)
    const [first, second] = [await buy.supplier(), await buy.supplier()]
    await buy.sells(first, product, { cost: 1, preferred: true })
    await buy.sells(second, product, { cost: 2, preferred: true })
    expect((await proposalOf(product))?.supplierId).toBe(second)
    const suppliers = done(
      await desk.call<{ suppliers: { supplierId: string; preferred: boolean }[] }>(
        'GET',
        `/purchasing/v1/products/${product}`,
      ),
    ).body.suppliers
    expect(suppliers.filter(({ preferred }) => preferred).map(({ supplierId }) => supplierId)).toEqual([
      second,
    ])
    const headers = { 'If-Match': '"1"' }
    done(await desk.call('PATCH', `/purchasing/v1/suppliers/${second}`, { retired: true }, { headers }))
    expect((await proposalOf(product))?.supplierId).toBe(first)
    done(await desk.call('DELETE', `/purchasing/v1/suppliers/${first}/products/${product}`))
    expect((await proposalOf(product))?.supplierId).toBeNull()
  })

  test('costs and purchase orders are for the scope of the catalog alone', async () => {
    for (const path of ['purchase-orders', 'purchase-proposals', 'suppliers'])
      expect(nameOf(await service.request('GET', `/purchasing/v1/${path}`, { as: 'shop' }))).toBe(
        '403 scope_missing',
      )
  })

  describe('sending', () => {
    const send = async (id: string, json: object = {}) =>
      buy.act(id, 'send', json, (await buy.read(id)).version)
    const received = (id: string) => smtp.received.filter(({ raw }) => raw.includes(`filename=${id}.pdf`))
    const arrived = (id: string, count: number) =>
      expect.poll(() => received(id).length, { timeout: 30_000 }).toBe(count)

    test('email: goes to the supplier in its language, with the order as PDF, and again when it is sent again', async () => {
      const product = await addProduct(service, { stock: 0 })
      const supplierId = await buy.supplier({
        name: 'Nordiska Delar AB',
        currency: 'SEK',
        language: 'sv',
        customerNumber: 'K-4711',
        address: 'Lagergatan 3\n411 04 Göteborg',
      })
      await buy.sells(supplierId, product, { partNumber: 'ND-77', cost: 1250.5 })
      const { purchaseOrderId: id } = await buy.draft(supplierId, [[product, 4]], {
        note: 'Lasta\nvid port 2',
      })
      expect(fieldsOf(await send(id))).toEqual(['email'])
      const to = { email: 'order@nordiska.example' }
      expect(fieldsOf(await send(id, { email: 'nobody' }))).toEqual(['email'])
      expect(fieldsOf(await send(id, to))).toEqual(['way'])
      await setCompany(service, completeCompany)
      expect(done(await send(id, to)).body).toMatchObject({ state: 'Sent', sentTo: to.email })
      await arrived(id, 1)
      const [mail] = received(id)
      expect(mail?.recipients).toEqual([to.email])
      const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(mail?.raw ?? '')?.[1]
      expect(decoded(subject ?? '')).toBe(`Inköpsorder ${id}, Nordlys Maskin AS`)
      expect(mail?.raw).toContain('Content-Type: application/pdf')

      const at = service.time.now + 3 * day
      await buy.now(id, 'confirm', { lines: [{ lineNumber: '10', expectedAt: iso(at) }] })
      done(await send(id, to))
      await arrived(id, 2)
      expect((await buy.read(id)).state).toBe('Confirmed')

      const pdf = await fetch(`${service.url}${buy.path(id)}/pdf`, {
        headers: { Authorization: 'Bearer bo_staff' },
      })
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      const texts = writtenTexts(Buffer.from(await pdf.arrayBuffer())).flat()
      for (const text of [
        `Inköpsorder ${id}`,
        'K-4711',
        'Nordiska Delar AB',
        '411 04 Göteborg',
        'Nordlys Maskin AS',
        `Ert nummer ND-77 · Vårt nummer ${product}`,
        '1\u00a0250,50',
        'SEK 5\u00a0002,00',
        'Lasta',
        'vid port 2',
        'Sida 1 / 1',
      ])
        expect(texts).toContain(text)
    })

    test('email: one of an order that was cancelled meanwhile is not sent', async () => {
      await setCompany(service, completeCompany)
      const product = await addProduct(service, { stock: 0 })
      const supplierId = await buy.supplier({ email: 'late@supplier.example' })
      const { purchaseOrderId: id } = await buy.draft(supplierId, [[product, 1]])
      let refused = 0
      smtp.behaviour.data = ({ raw }) => {
        if (!raw.includes(id)) return
        refused++
        throw smtpError(451, 'try later')
      }
      done(await send(id))
      await expect.poll(() => refused, { timeout: 30_000 }).toBe(1)
      await buy.now(id, 'cancel')
      delete smtp.behaviour.data
      const before = received(id).length
      service.time.now += day
      const { purchaseOrderId: other } = await buy.draft(supplierId, [[product, 1]])
      done(await send(other))
      await arrived(other, 1)
      expect(received(id)).toHaveLength(before)
    })

    test('PDF: a long order goes on to a second page, with the head of the table on each', async () => {
      const product = await addProduct(service, { stock: 0 })
      const lines = Array.from({ length: 60 }, (_, index): [string, number] => [product, index + 1])
      const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), lines)
      const pdf = await fetch(`${service.url}${buy.path(id)}/pdf`, {
        headers: { Authorization: 'Bearer bo_staff' },
      })
      const pages = writtenTexts(Buffer.from(await pdf.arrayBuffer()))
      expect(pages.length).toBeGreaterThan(1)
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`Page ${index + 1} / ${pages.length}`)
        if (index < pages.length - 1) expect(page).toContain('Unit price')
      }
      // Without costs there is no total.
      expect(pages.flat()).not.toContain('Total without VAT')
      const numbers = pages.flat().filter((text) => /^\d+$/.test(text))
      expect(numbers).toEqual(lines.map(([, quantity]) => String(quantity)))
      expect(((await buy.read(id)) as Purchase).linesWithoutCost).toBe(60)
    })
  })
})

/** A header with words of RFC 2047. */
const decoded = (header: string) =>
  header
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=(\w\w)/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString(),
    )
