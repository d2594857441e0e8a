import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../search'
import { linkTo, readBuild, readParts, writeParts } from './build-link'

const wellFormed = fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id.isWellFormed())
const productId = fc.oneof(
  fc.uuid(),
  wellFormed,
  fc.stringMatching(/^[a-z0-9.*%~+& -]{1,12}$/),
  fc.nat().map(String),
)

describe('build link', () => {
  it('build link: parts are product ids with counts', () => {
    expect(writeParts(['cpu-a', 'memory-b', 'memory-b'])).toBe('cpu-a.memory-b*2')
    expect(readParts('cpu-a.memory-b*2')).toEqual(['cpu-a', 'memory-b', 'memory-b'])
  })

  it('build link: any product ids survive writing and reading, equal ones are grouped', () => {
    fc.assert(
      fc.property(fc.array(productId), (ids) => {
        const distinct = [...new Set(ids)]
        const together = distinct.flatMap((id) => ids.filter((other) => other === id))
        expect(readParts(writeParts(ids))).toEqual(together)
      }),
    )
  })

  it('build link: any product ids survive the address bar', () => {
    fc.assert(
      fc.property(productId, fc.array(productId), (bundleId, ids) => {
        const link = linkTo(bundleId, ids)
        expect(readBuild(parseSearch(stringifySearch(link)))).toEqual(link)
      }),
    )
  })

  it('build link: any text is readable, with a limited number of parts', () => {
    expect(readParts('a*999999999999')).toHaveLength(1000)
    expect(readParts('100%.b')).toEqual(['100%', 'b'])
    expect(readParts(undefined)).toEqual([])
    expect(readParts('..*3.a*0')).toEqual([])
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(readParts(typed).length).toBeLessThanOrEqual(1000)
      }),
    )
  })
})
