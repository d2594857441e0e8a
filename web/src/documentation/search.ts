// The search in the contents of the page.
import { element, textOf } from './dom.ts'
import { type Entry, findEntries } from './entries.ts'

const maxShown = 30

/** Shows the search field, and what is found in place of the contents. */
export function addSearch(): void {
  const contents = element('#contents')
  const field = element<HTMLInputElement>('#find')
  const found = element('#found')
  let entries: Entry[] | undefined

  const show = () => {
    entries ??= entriesOfPage()
    const matches = findEntries(entries, field.value)
    const isSearching = field.value.trim() !== ''
    contents.classList.toggle('searching', isSearching)
    element('search [role=status]').textContent = isSearching ? summaryOf(matches.length) : ''
    found.replaceChildren(...matches.slice(0, maxShown).map(linkTo))
  }

  element('search').hidden = false
  field.addEventListener('input', show)
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') found.querySelector('a')?.click()
  })
}

function summaryOf(count: number): string {
  if (count === 0) return 'Nothing has all of these words.'
  if (count > maxShown) return `The best ${maxShown} of ${count}`
  return count === 1 ? '1 found' : `${count} found`
}

function linkTo({ title, about, href }: Entry): HTMLElement {
  const item = document.createElement('li')
  const link = item.appendChild(document.createElement('a'))
  link.href = href
  link.append(title, Object.assign(document.createElement('small'), { textContent: about }))
  return item
}

function entriesOfPage(): Entry[] {
  const sections = [...document.querySelectorAll('main > section[id]')]
  return [
    ...[...document.querySelectorAll('.operation')].map((section) =>
      entryOf(section, `${textOf(section, '.badge')} ${textOf(section, '.line code')}`),
    ),
    ...sections.map((section) => ({ ...entryOf(section, 'Section'), names: [] })),
    ...[...document.querySelectorAll('.schema')].map((section) => entryOf(section, 'Schema')),
    ...problemsOfPage(),
  ]
}

const entryOf = (section: Element, about: string): Entry => ({
  title: textOf(section, 'h2, h3'),
  about,
  href: `#${section.id}`,
  names: [section.id, ...[...section.querySelectorAll('.name')].map((name) => name.textContent)],
})

/** Each once, though many operations answer it. */
function problemsOfPage(): Entry[] {
  const rows = [...document.querySelectorAll('.problems tr')]
  const entries = rows.flatMap((row) =>
    [...row.querySelectorAll<HTMLAnchorElement>('a')].map((link) => ({
      title: link.textContent,
      about: `Problem ${textOf(row, '.status')}: ${link.nextSibling?.textContent?.trim()}`,
      href: link.href,
      names: [],
    })),
  )
  return [...new Map(entries.map((entry) => [entry.href, entry])).values()]
}
