import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { kinds } from '../../../src/compatibility/facts/index.ts'
import { PartIcon } from './part-icon'

const drawingOf = (kind: string | null) =>
  renderToStaticMarkup(createElement(PartIcon, { kind })).replace(/ data-kind="[^"]*"/, '')

it('part icon: every kind of part has its own drawing', () => {
  const drawings = [...kinds, null].map(drawingOf)
  expect(new Set(drawings).size).toBe(drawings.length)
})

it('part icon: an unknown kind and a product that is no part get a box', () => {
  expect(drawingOf('toString')).toBe(drawingOf(null))
})
