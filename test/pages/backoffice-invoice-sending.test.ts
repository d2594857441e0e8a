// The accountant issues many billings at once, sees what was sent and what failed, corrects it and sends it again.
import { writeFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { startSmtp } from '../support/smtp.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { shopOf } from './support/shop.ts'

const smtp = await startSmtp()
afterAll(() => smtp.close())

const pages = usePages({
  env: { SMTP_URL: smtp.url, MAIL_FROM: 'Nordlys <faktura@nordlys.example>' },
})
const shop = shopOf(pages)
const billings = 20

/** The PDF that an email has. */
const attachmentOf = (raw: string) =>
  Buffer.from(/application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)?.[1] ?? '', 'base64')

async function setBilling(customerId: string, billing: object) {
  const path = `/admin/v1/accounts/${customerId}`
  await pages.ask('PATCH', path, { billing }, 'backoffice')
}

browserTest(
  'invoices: many are issued at once and sent by email; one that failed is corrected and sent again',
  async () => {
    const folder = process.env.KEEP_PRINTS
    const shoot = async (name: string, page: Awaited<ReturnType<typeof pages.open>>) => {
      if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
    }
    await setBilling('100001', { email: 'faktura@fjorddata.example', language: 'nb', sendBy: 'email' })
    await setBilling('100002', { sendBy: 'email' })
    for (let index = 0; index < billings; index++) {
      const orderId = await shop.place(undefined, 1, index === 3 ? '100002' : '100001')
      await shop.desk(orderId, 'confirm')
      await shop.desk(orderId, 'billings', { type: 'Invoice' })
    }
    smtp.received.splice(0)

    const page = await pages.open('/backoffice/invoices?view=ready', { as: 'backoffice' })
    await page.getByLabel(`Select all that can be issued (${billings})`).waitFor()
    await expectAccessible(page)
    await shoot('1-ready', page)
    await page.getByLabel(`Select all that can be issued (${billings})`).check()
    await page.getByRole('button', { name: `Issue ${billings}` }).click()
    await page.getByText(`${billings} issued.`).waitFor()
    await page.getByText('No billing waits for its number.').waitFor()

    await page.getByRole('link', { name: 'Issued', exact: true }).click()
    await expect
      .poll(() => page.locator('[data-sending=sent]').count(), { timeout: 60_000 })
      .toBe(billings - 1)
    const failed = page.locator('tr', { has: page.locator('[data-sending=failed]') })
    await failed.getByText('The account 100002 has no email for invoices.').waitFor()
    await expectAccessible(page)
    await shoot('2-issued', page)
    await page.setViewportSize({ width: 1024, height: 900 })
    await expectNoSidewaysScroll(page)
    const pdf = attachmentOf(smtp.received.find(({ raw }) => raw.includes('.pdf'))?.raw ?? '')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    if (folder) writeFileSync(`${folder}/attached.pdf`, pdf)
    if (folder) writeFileSync(`${folder}/email.eml`, smtp.received.at(-1)?.raw ?? '')

    await setBilling('100002', { email: 'rechnung@kunde.example', language: 'de', sendBy: 'email' })
    await page.getByLabel('Sending').selectOption('Failed')
    await expect.poll(() => page.locator('[data-sending]').count()).toBe(1)
    await page.getByRole('button', { name: /^Send INV-.* again$/ }).click()
    await page.getByText('No matching invoices.').waitFor()
    await page.getByLabel('Sending').selectOption('')
    await page.locator('[data-sending=sent]', { hasText: 'rechnung@kunde.example' }).waitFor()
    const files = smtp.received.flatMap(({ raw }) => /INV-\d+-\d+\.pdf/.exec(raw) ?? [])
    expect(new Set(files).size).toBe(billings)
    expect(files).toHaveLength(billings)

    const small = await pages.open('/backoffice/invoices', { as: 'backoffice', ...phone })
    await small.locator('[data-sending=sent]').first().waitFor()
    await expectNoSidewaysScroll(small)
    await shoot('3-phone', small)
    const company = await pages.open('/backoffice/company', { as: 'backoffice' })
    await company.getByRole('button', { name: 'Change…' }).click()
    await company.getByLabel('Reminders of unpaid invoices').fill('7\n21 Please pay now.')
    await company.getByLabel('Invoices are issued').selectOption('When the billing is made')
    await expectAccessible(company)
    await shoot('4-company', company)
    await company.getByRole('button', { name: 'Save' }).click()
    await company.getByText('7, 21 days after the due date').waitFor()
    await shoot('5-company', company)
  },
)
