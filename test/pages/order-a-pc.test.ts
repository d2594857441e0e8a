// From the builder to the checkout and back.
import { expect } from 'vitest'
import { setOnHand } from '../../src/inventory/stock.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { gamingPc } from '../support/demo.ts'
import { change, stockOf } from '../support/world.ts'
import { browserTest, expectAccessible, usePages } from './support/browser.ts'
import { linkOf, panel, slot, take } from './support/building.ts'
import { fillIn, seeOptions, shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)

browserTest('shop: a PC can be changed from the checkout', async () => {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
  await page.getByRole('link', { name: 'Change the PC' }).first().click()
  await take(page, 'Change DeepCool AK620', 'Noctua NH-D15 G2')
  await slot(page, 'CPU cooler').getByText('Noctua NH-D15 G2', { exact: true }).waitFor()
  await panel(page).getByRole('button', { name: 'Order this PC' }).click()
  await page.waitForURL(/\/checkout\?configurationId=/)
  await page.getByLabel('Quantity').waitFor()
})

browserTest(
  'shop: what would stop the order is said in the builder, and its price is that of the checkout',
  async () => {
    const gaming = 'bundle-gaming-pc'
    const cooler = 'cooler-deepcool-ak620'
    const page = await pages.open(linkOf(gaming, [cooler]), { as: '100001' })
    await panel(page)
      .getByText(/^Includes PC assembly and test: /)
      .waitFor()

    // The bundle takes a PC without a cooler; one that is assembled would not run.
    await page.goto(
      pages.url +
        linkOf(
          gaming,
          gamingPc.filter((id) => id !== cooler),
        ),
    )
    await panel(page).getByText('The assembled PC cannot run without: CPU cooler.').waitFor()
    const order = panel(page).getByRole('button', { name: 'Order this PC' })
    expect(await order.isDisabled()).toBe(true)
    await expectAccessible(page)

    const [graphics = ''] = gamingPc.filter((id) => id.startsWith('gpu-'))
    const stock = await stockOf(pages.service, graphics)
    const set = (discontinued: number, onHand: number) =>
      change(
        pages.service,
        ['catalog'],
        [
          {
            statement: adHoc('UPDATE product SET discontinued = $2, version = version + 1 WHERE id = $1'),
            values: [graphics, discontinued],
            rows: 1,
          },
          setOnHand(graphics, onHand),
        ],
      )
    // Other orders have reserved some.
    await set(1, stock?.reserved ?? 0)
    await page.goto(pages.url + linkOf(gaming, gamingPc))
    await panel(page)
      .getByText(/^Sold out and discontinued: /)
      .waitFor()
    expect(await order.isDisabled()).toBe(true)

    await set(0, stock?.on_hand ?? 0)
    await page.reload()
    await expect.poll(() => order.isEnabled()).toBe(true)
    const price = await panel(page).getByRole('region', { name: 'Price' }).locator('p').first().textContent()
    await order.click()
    await fillIn(page)
    await seeOptions(page)
    const goods = page.getByText('Goods', { exact: true }).locator('xpath=..')
    await goods.waitFor()
    expect(await goods.textContent()).toContain(price)
  },
)
