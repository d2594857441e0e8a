import { describe, expect, it } from 'vitest'
import { Problem, problemCatalog } from '../contract/problems.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { PageAnswer } from '../platform/http/reply/page.ts'
import { richText } from './html.ts'
import { problemPages } from './problem-pages.ts'

const [list, one] = problemPages('/shop')
const read = async (answer: Promise<PageAnswer | Problem> | undefined) => ((await answer) as PageAnswer).body

describe('every problem', () => {
  it.each(Object.entries(problemCatalog))(
    'problem pages: %s has a page',
    async (code, { status, title, meaning, whatToDo }) => {
      const page = await read(one?.answer({ code }, ''))
      expect(page).toContain(`<h1>${escapeHtml(title)}</h1>`)
      expect(page).toContain(richText(meaning).markup)
      expect(page).toContain(richText(whatToDo).markup)
      expect(page).toContain(`${status}</span> <code>${code}</code>`)
    },
  )

  it('problem pages: each is in the list, with a link that has the base path', async () => {
    const page = await read(list?.answer({}, ''))
    for (const code of Object.keys(problemCatalog)) expect(page).toContain(`href="/shop/problems/${code}"`)
    expect(page).toContain('href="/shop/docs"')
  })
})

it('problem pages: escape text', async () => {
  // Its text has `Authorization: Bearer <API key or access token>`.
  const page = await read(one?.answer({ code: 'unauthenticated' }, ''))
  expect(page).toContain('Bearer &lt;API key or access token&gt;')
  expect(page).not.toContain('<API key')
})

it.each(['no_such_code', '', '__proto__', 'toString', '<script>'])(
  'problem pages: the unknown code %j is a problem itself',
  async (code) => {
    const answer = await one?.answer({ code }, '')
    expect(answer).toBeInstanceOf(Problem)
    expect((answer as Problem).code).toBe('problem_not_found')
  },
)
