import { describe, expect, it } from 'vitest'
import { documentedLimits } from '../app/documented-limits.ts'
import { documentWith } from '../app/service-document.fixture.ts'
import { operationsOf } from './docs/operations.ts'
import { docsPage } from './docs-page.ts'
import type { OpenApiDocument } from './openapi/types.ts'

const document = documentWith()
const options = { basePath: '', address: 'http://127.0.0.1:8080', documentedLimits, hasScript: true }
const page = docsPage(document, options)

const addressesIn = (markup: string) =>
  [...markup.matchAll(/(?:href|src|action)\s*=\s*["']?([^"'\s>]*)|url\(([^)]*)\)|@import\s+(\S+)/g)].map(
    ([, attribute, url, style]) => attribute ?? url ?? style ?? '',
  )

describe('everything is on the page', () => {
  it.each(operationsOf(document))(
    'documentation page: has the operation $operationId',
    ({ operationId, path, method, responses }) => {
      const start = page.indexOf(`<section class="operation" id="${operationId}">`)
      const section = page.slice(start, page.indexOf('</section>', start))
      expect(start).toBeGreaterThan(0)
      expect(section).toContain(`>${method}</span>`)
      expect(section.replaceAll('<wbr>', '')).toContain(`<code>${path}</code>`)
      for (const status of Object.keys(responses))
        expect(section).toMatch(new RegExp(`>(Answer )?${status}\\b`))
    },
  )

  it.each(Object.keys(document.components.schemas))('documentation page: has the schema %s', (name) => {
    expect(page).toContain(`id="schema-${name}"`)
  })

  it('documentation page: every link leads to an existing target', () => {
    const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const anchors = addressesIn(page).filter((address) => address.startsWith('#'))
    expect(anchors.filter((anchor) => !targets.has(anchor.slice(1)))).toEqual([])
  })

  it('documentation page: every id is unique', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBe(new Set(ids).size)
  })
})

it('documentation page: expands a schema that contains itself only once', () => {
  const start = page.indexOf('id="getOrder"')
  const section = page.slice(start, page.indexOf('</section>', start))
  expect(section.match(/<code class="name">lineNumber<\/code>/g)?.length).toBe(3) // of order, delivery and billing lines
})

it('documentation page: loads no other file than its script, from the service itself', () => {
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/docs.js">'])
  expect(page).not.toMatch(/<link|<iframe|<object|javascript:|\son\w+=/i)
  expect(addressesIn(page).filter((address) => !/^[#/](?!\/)/.test(address))).toEqual([])
})

it('documentation page: has no script where the pages are not built', () => {
  expect(docsPage(document, { ...options, hasScript: false })).not.toMatch(/<script|<template/)
})

it('documentation page: respects the base path', () => {
  const withBase = docsPage(documentWith({ basePath: '/shop' }), { ...options, basePath: '/shop' })
  const paths = addressesIn(withBase).filter((address) => !address.startsWith('#'))
  expect(paths.filter((path) => !path.startsWith('/shop/'))).toEqual([])
  expect(withBase).toContain('$SERVICE/shop/checkout/v1/create')
})

it('documentation page: escapes hostile text', () => {
  const hostile = `"'><script>alert(1)</script><img src=//evil onerror=x> \`</code><b>\``
  const infected = poison(document, hostile) as OpenApiDocument
  const infectedPage = docsPage(infected, options)
  expect(infectedPage).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(infectedPage).not.toMatch(/<script(?! type="module" src="\/docs.js">)|<img|<b>/)
})

/** The document with every text replaced, except those that its structure needs. */
function poison(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return ['$ref', 'type', 'operationId'].includes(key) ? value : text
  if (Array.isArray(value)) return value.map((item) => poison(item, text, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, poison(member, text, name)]))
}
