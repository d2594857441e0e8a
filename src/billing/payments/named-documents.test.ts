import { expect, test } from 'vitest'
import { creditorReference, kidOf } from '../compose/payment-reference.ts'
import { erpPlace, namedDocuments, namedWords } from './named-documents.ts'

const kid = kidOf('2026000017')
const rf = creditorReference('2026000017')
const place = { series: 'Invoice-2026', position: 17 }
const other = { series: 'Invoice-2025', position: 3 }

test.each([
  ['a KID', kid, null, [place]],
  ['a KID with spaces', `${kid.slice(0, 4)} ${kid.slice(4)}`, null, [place]],
  ['a creditor reference', rf, null, [place]],
  ['a creditor reference in groups', rf.replace(/(.{4})/g, '$1 ').toLowerCase(), null, [place]],
  ['a wrong check digit', `${kid.slice(0, -1)}${(Number(kid.at(-1)) + 1) % 10}`, null, []],
  ['a wrong creditor reference', `RF00${rf.slice(4)}`, null, []],
  ['a number in the message', null, 'Invoice inv-2026-000017, thanks', [place]],
  ['several in the message', null, 'INV-2026-000017/INV-2025-000003', [place, other]],
  ['reference and message, each once', kid, `INV-2026-000017 and ${kidOf('2025000003')}`, [place, other]],
  ['a number as the reference', 'INV-2026-000017', null, [place]],
  ['another text', 'hello', 'order 7K3MX-9QF2T, 12345678901 phone 22 00 00 00', []],
  ['nothing', null, null, []],
])('named documents: %s', (_, reference, message, expected) => {
  expect(namedDocuments({ reference, message })).toEqual(expected)
})

test('documents of an ERP: are named by the reference or by a word of the message, without regard to spaces and capitals', () => {
  expect(
    namedWords({ reference: '1234 5678', message: 'Invoice f-104711, and F-104712; ok. 1234 5678' }),
  ).toEqual(['12345678', 'INVOICE', 'F-104711', 'AND', 'F-104712', '1234', '5678'])
  expect(namedWords({ reference: null, message: 'x '.repeat(50) })).toEqual([])
  expect(erpPlace('f 104711')).toEqual({ series: 'Erp F104711', position: 1 })
})
