import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)

interface Invoice {
  number: string
  payable: number
  billTo: string
}

async function issued(): Promise<Invoice> {
  const orderId = await shop.place()
  await shop.toWarehouse(orderId)
  const order = `/fulfilment/v1/orders/${orderId}`
  await pages.ask('POST', `${order}/billings`, { type: 'Invoice' }, 'backoffice')
  return (await pages.ask(
    'POST',
    `${order}/billings/${orderId}-B1/issue`,
    undefined,
    'backoffice',
  )) as Invoice
}

browserTest(
  'payments: a bank file is tried and imported, the rest is decided, and the customer sees what is open',
  async () => {
    const [paid, unclear] = [await issued(), await issued()]
    const keep = async (page: Awaited<ReturnType<typeof pages.open>>, name: string) => {
      if (process.env.KEEP_PRINTS)
        await page.screenshot({ path: `${process.env.KEEP_PRINTS}/${name}.png`, fullPage: true })
    }
    const page = await pages.open('/backoffice/payments', { as: 'backoffice' })
    await page.getByText('No matching payments.').waitFor()
    await page.getByRole('button', { name: 'Import a bank file' }).click()
    const entry = (reference: string, amount: number, message: string) =>
      `<Ntry><Amt Ccy="NOK">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-02-03</Dt></BookgDt>
      <AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Vest Data AS</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    const file = `<Document><Stmt>${entry('P-1', paid.payable, paid.number)}${entry('P-2', 500, 'hello')}</Stmt></Document>`
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer: Buffer.from(file) })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByText('This would change:').waitFor()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('The import is done:').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    await page.getByLabel('State').selectOption('To decide')
    const row = page.getByRole('row').filter({ hasText: 'hello' })
    await row.waitFor()
    await expectAccessible(page)
    await keep(page, 'payments')
    await row.getByRole('button', { name: /^Decide about/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('It names no issued invoice.').waitFor()
    await dialog.getByLabel('Find an open invoice').fill(unclear.number)
    await dialog.getByRole('button', { name: `Add ${unclear.number}` }).click()
    await dialog.getByLabel(`Amount for ${unclear.number}`).fill('400')
    await expectAccessible(page)
    await keep(page, 'payment')
    await dialog.getByRole('button', { name: 'Allocate' }).click()
    await dialog.getByRole('button', { name: `Take back what was allocated to ${unclear.number}` }).waitFor()
    await dialog.getByLabel('Why it is not ours').fill('Sent back')
    await dialog.getByRole('button', { name: 'Not ours' }).click()
    await dialog.getByText('Sent back').waitFor()

    await page.goto(`${pages.url}/backoffice/invoices?search=${unclear.number}`)
    const invoice = page.getByRole('row').filter({ hasText: unclear.number })
    await invoice.getByText('Partly paid').waitFor()
    await keep(page, 'invoices')
    await invoice.getByRole('link').first().click()
    await page.getByRole('heading', { name: /^Statement of/ }).waitFor()
    await page.locator(`[data-open="${unclear.number}"]`).waitFor()
    await expectAccessible(page)
    await keep(page, 'statement')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    await page
      .getByRole('article')
      .getByRole('cell', { name: `Invoice ${unclear.number}` })
      .first()
      .waitFor()
    await page.emulateMedia({ media: 'screen' })

    const customer = await pages.open('/orders', { as: '100001', ...phone })
    await customer.getByRole('link', { name: 'Invoices and what is open' }).click()
    const open = customer.locator(`[data-open="${unclear.number}"]`)
    await open.getByText('partly paid').waitFor()
    expect(await customer.locator(`[data-open="${paid.number}"]`).count()).toBe(0)
    await expectNoSidewaysScroll(customer)
    await expectAccessible(customer)
    await keep(customer, 'customer-phone')
    const [pdf] = await Promise.all([
      customer.waitForEvent('download'),
      open.getByRole('button', { name: `Download ${unclear.number} as PDF` }).click(),
    ])
    expect(pdf.suggestedFilename()).toBe(`${unclear.number}.pdf`)
    const narrow = await pages.open('/backoffice/payments', { as: 'backoffice', ...phone })
    await narrow.getByText('Vest Data AS').first().waitFor()
    await expectNoSidewaysScroll(narrow)
    await keep(narrow, 'payments-phone')
  },
)
