// Accessibility of a page, checked by axe inside the page.
//
// perf: contrast took most of its time. Texts that look the same are checked for it three times per worker. A quarter of the rest
// were rules whose violations are at most moderate, which nothing here fails on: they are off. The size of targets is not checked:
// axe has that rule off unless it is asked for.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Texts whose contrast is checked. */
const mark = 'data-check-contrast'
const configuration = { rules: [{ id: 'color-contrast', selector: `[${mark}]` }] }

/** How often each look of a text was checked without a violation. */
type Checked = Record<string, number>
const checked: Record<'light' | 'dark', Checked> = { light: {}, dark: {} }

/** Only contrast differs between the colour schemes. */
const rulesOf = {
  light: {},
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] } },
} satisfies Record<string, RunOptions>

/** No accessibility violation, in the light and the dark colour scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await loadAxe(page)
    const looks = await page.evaluate(markDifferentTexts, { mark, checked: checked[colorScheme] })
    const found = (await violationsOf(page, rulesOf[colorScheme])).flatMap(({ id, nodes }) =>
      nodes.map((node) => `${colorScheme} ${id}: ${node.html} ${node.failureSummary}`),
    )
    expect(found).toEqual([])
    Object.assign(checked[colorScheme], looks)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Once per document. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate("typeof axe === 'undefined'"))) return
  await page.evaluate(axeSource)
  await page.evaluate(`axe.configure(${JSON.stringify(configuration)})`)
  await page.evaluate(`for (const rule of axe._audit.rules) {
    if (rule.impact === 'minor' || rule.impact === 'moderate') rule.enabled = false
  }`)
}

/** Serious and critical violations. */
async function violationsOf(page: Page, rules: RunOptions) {
  // Styles are read from the page: axe need not load them.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false }
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`)
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
}

/**
 * Runs in the page. Texts look the same if they and all elements around them have the same classes and colours. Returns how often
 * the looks that are marked are checked then.
 */
function markDifferentTexts({ mark, checked }: { mark: string; checked: Checked }): Checked {
  const looks = new Map<Element, number>()
  /** A short name for a long text. */
  const nameOf = (text: string) => {
    let [low, high] = [0x811c9dc5, 0x41c6ce57]
    for (let i = 0; i < text.length; i++) {
      low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
      high = Math.imul(high ^ text.charCodeAt(i), 0x5bd1e995)
    }
    return (high >>> 11) * 2 ** 32 + (low >>> 0)
  }
  const lookOf = (element: Element | null): number => {
    if (!element) return 0
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
    const look = nameOf(`${lookOf(element.parentElement)} > ${own.join(' ')}`)
    looks.set(element, look)
    return look
  }
  const textOf = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('')
  const counts: Checked = {}
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute(mark)
    const text = textOf(element)
    if (text === '' && !element.matches('input, textarea, select')) continue
    // axe does not judge disabled controls and single characters.
    const isJudged = text.length !== 1 && !element.closest(':disabled, [aria-disabled=true]')
    const look = `${lookOf(element)} ${isJudged}`
    const count = counts[look] ?? checked[look] ?? 0
    // Several, because it does not judge texts that something covers either.
    if (count >= 3) continue
    counts[look] = count + 1
    element.setAttribute(mark, '')
  }
  return counts
}
