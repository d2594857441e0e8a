/** An element that the page must have. */
export function element<Kind extends HTMLElement>(selector: string, within: ParentNode = document): Kind {
  const found = within.querySelector<Kind>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

/** The text of the first match, with single spaces. */
export const textOf = (within: Element, selector: string): string =>
  (within.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()
