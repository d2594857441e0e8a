import { expect, it } from 'vitest'
import { html, joined, paragraphs, richText } from './html.ts'

it('html: escapes all input, in text and in attributes', () => {
  const hostile = `<b onclick='x'>"&`
  expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(
    '<a title="&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;">&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;</a>',
  )
})

it('html: takes markup, lists and null unchanged', () => {
  expect(html`${html`<i>${1}</i>`}${['<', html`<br>`]}${undefined}${false}`.markup).toBe('<i>1</i>&lt;<br>')
  expect(joined(['a', 'b', 'c'], html`<br>`).markup).toBe('a<br>b<br>c')
})

it('html: formats code between backticks, and paragraphs between empty lines', () => {
  expect(richText('Use `<key>`, not ` alone').markup).toBe('Use <code>&lt;key&gt;</code>, not ` alone')
  expect(paragraphs('one\n\ntwo').markup).toBe('<p>one</p>\n<p>two</p>\n')
})
