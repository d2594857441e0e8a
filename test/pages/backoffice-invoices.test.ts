import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)

browserTest(
  'invoices: staff issue a billing, find it and download it; the customer downloads it too',
  async () => {
    const orderId = await shop.place()
    await shop.toWarehouse(orderId)
    await pages.ask('POST', `/fulfilment/v1/orders/${orderId}/billings`, { type: 'Invoice' }, 'backoffice')
    const page = await pages.open(`/backoffice/orders/${orderId}`, { as: 'backoffice' })
    await page.getByText('No number yet').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Issue ${orderId}-B1` }).click()
    await page.getByText('INV-').first().waitFor()
    const number =
      /INV-\d{4}-\d{6}/.exec((await page.locator('[data-billing]').textContent()) ?? '')?.[0] ?? ''
    expect(number).not.toBe('')

    await page.goto(`${pages.url}/backoffice/invoices?search=${number}`)
    const row = page.getByRole('row').filter({ hasText: number })
    await row.getByText(orderId).waitFor()
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: `Download ${number} as PDF` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${number}.pdf`)
    const pdf = readFileSync(await file.path(), 'latin1')
    expect([pdf.startsWith('%PDF-1.7'), pdf.includes('(factur-x.xml)')]).toEqual([true, true])
    await page.getByLabel('Kind').selectOption('Credit notes')
    await page.getByText('No matching invoices.').waitFor()

    const customer = await pages.open(`/orders/${orderId}`, { as: '100001', ...phone })
    await customer.getByText(`Invoice ${number}`).waitFor()
    await expectNoSidewaysScroll(customer)
    await expectAccessible(customer)
    const [xml] = await Promise.all([
      customer.waitForEvent('download'),
      customer.getByRole('button', { name: `Download ${number} as E-invoice (UBL)` }).click(),
    ])
    expect(readFileSync(await xml.path(), 'utf8')).toContain(`<cbc:ID>${number}</cbc:ID>`)
    if (process.env.KEEP_PRINTS) {
      await page.goto(`${pages.url}/backoffice/invoices`)
      await page.getByText(number).waitFor()
      await page.screenshot({ path: `${process.env.KEEP_PRINTS}/invoices.png`, fullPage: true })
      await page.goto(`${pages.url}/backoffice/orders/${orderId}`)
      await page.getByText(number).waitFor()
      await page.screenshot({ path: `${process.env.KEEP_PRINTS}/order.png`, fullPage: true })
      await customer.screenshot({ path: `${process.env.KEEP_PRINTS}/customer.png`, fullPage: true })
      await page.goto(`${pages.url}/backoffice/company`)
      await page.getByText('Nordlys Maskin AS').first().waitFor()
      await page.screenshot({ path: `${process.env.KEEP_PRINTS}/company.png`, fullPage: true })
    }
  },
)

browserTest(
  'invoices: where an ERP issues, nothing is issued here, and its number and file are shown',
  async () => {
    const page = await pages.open('/backoffice/company', { as: 'backoffice' })
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Registered in Foretaksregisteret, which invoices say').uncheck()
    await dialog.getByLabel('An ERP issues invoices and credit notes').check()
    await expectAccessible(page)
    if (process.env.KEEP_PRINTS)
      await page.screenshot({ path: `${process.env.KEEP_PRINTS}/company-dialog.png` })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The company is saved.').waitFor()
    expect(await pages.ask('GET', '/admin/v1/company', undefined, 'backoffice')).toMatchObject({
      invoicesFromErp: true,
      isInForetaksregisteret: false,
    })

    const orderId = await shop.place()
    await shop.toWarehouse(orderId)
    const billing = `/fulfilment/v1/orders/${orderId}/billings`
    await pages.ask('POST', billing, { type: 'Invoice' }, 'backoffice')
    await page.goto(`${pages.url}/backoffice/orders/${orderId}`)
    await page.getByRole('button', { name: `Issue ${orderId}-B1` }).click()
    await page.getByText('its ERP issues invoices').waitFor()
    await expectAccessible(page)
    const document = {
      number: 'F-104711',
      issueDate: '2026-01-20',
      files: { pdf: Buffer.from('%PDF-1.7\n').toString('base64') },
    }
    await pages.ask('PUT', `${billing}/${orderId}-B1/document`, document, 'backoffice')
    await page.goto(`${pages.url}/backoffice/invoices?search=F-104711`)
    const row = page.getByRole('row').filter({ hasText: 'F-104711' })
    await row.getByText(orderId).waitFor()
    expect(await row.getByRole('button').allTextContents()).toEqual(['PDF'])
    await expectAccessible(page)
    if (process.env.KEEP_PRINTS)
      await page.screenshot({ path: `${process.env.KEEP_PRINTS}/erp-invoices.png` })

    const customer = await pages.open(`/orders/${orderId}`, { as: '100001', ...phone })
    await customer.getByText('Invoice F-104711').waitFor()
    await customer.getByText('Issued 20 Jan 2026').waitFor()
    await expectNoSidewaysScroll(customer)
    if (process.env.KEEP_PRINTS)
      await customer.screenshot({ path: `${process.env.KEEP_PRINTS}/erp-customer.png`, fullPage: true })
  },
)
