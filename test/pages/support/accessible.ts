// Accessibility of a page, checked by axe inside the page. Four fifths of its time was the contrast of texts, so that texts
// that look the same, such as those of all rows of a list, are checked once.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Texts whose contrast is checked. */
const mark = 'data-check-contrast'
const configuration = { rules: [{ id: 'color-contrast', selector: `[${mark}]` }] }

/** Only contrast differs between the colour schemes. */
const rulesOf = {
  light: {},
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] } },
} satisfies Record<string, RunOptions>

/** No accessibility violation, in the light and the dark colour scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = (await violationsOf(page, rulesOf[colorScheme])).flatMap(({ id, nodes }) =>
      nodes.map((node) => `${colorScheme} ${id}: ${node.html} ${node.failureSummary}`),
    )
    expect(found).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Serious and critical violations. The document loads axe once. */
async function violationsOf(page: Page, rules: RunOptions) {
  if (await page.evaluate("typeof axe === 'undefined'")) {
    await page.evaluate(axeSource)
    await page.evaluate(`axe.configure(${JSON.stringify(configuration)})`)
  }
  await page.evaluate(markDifferentTexts, mark)
  // Styles are read from the page: axe need not load them.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false }
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`)
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
}

/** Runs in the page. Texts look the same if they and all elements around them have the same classes and colours. */
function markDifferentTexts(mark: string): void {
  const looks = new Map<Element, string>()
  const lookOf = (element: Element | null): string => {
    if (!element) return ''
    const known = looks.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const own = [
      element.tagName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.visibility,
      style.display,
    ]
    const look = `${lookOf(element.parentElement)} > ${own.join(' ')}`
    looks.set(element, look)
    return look
  }
  const textOf = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('')
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute(mark)
    const text = textOf(element)
    if (text === '' && !element.matches('input, textarea, select')) continue
    // axe does not judge disabled controls and single characters.
    const isJudged = text.length !== 1 && !element.closest(':disabled, [aria-disabled=true]')
    const look = `${lookOf(element)} ${isJudged}`
    const count = counts.get(look) ?? 0
    counts.set(look, count + 1)
    // Several, because it does not judge texts that something covers either.
    if (count < 3) element.setAttribute(mark, '')
  }
}
