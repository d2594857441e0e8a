import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { decideParts, matchNamed, type OpenDocument, type Source } from './allocate.ts'

const show = (minor: number) => String(minor)
const document = (id: string, open: number, other: Partial<OpenDocument> = {}): OpenDocument => ({
  id,
  number: id,
  type: 'Invoice',
  account: 'A',
  currency: 'NOK',
  open,
  ...other,
})
const source = (left: number): Source => ({ currency: 'NOK', left, settles: 'Invoice' })
const known = (...documents: OpenDocument[]) => new Map(documents.map((each) => [each.id, each]))
const amounts = (parts: { document: OpenDocument; amount: number }[]) =>
  parts.map(({ document: { id }, amount }) => [id, amount])

test.each([
  ['the exact amount', 100, [document('I', 100)], [['I', 100]], null],
  ['a partial payment', 60, [document('I', 100)], [['I', 60]], null],
  ['an overpayment', 130, [document('I', 100)], [['I', 100]], '30 more was paid than is open.'],
  [
    'several by one transfer',
    150,
    [document('I', 100), document('J', 50)],
    [
      ['I', 100],
      ['J', 50],
    ],
    null,
  ],
  ['one of several is paid already', 50, [document('I', 0), document('J', 50)], [['J', 50]], null],
  [
    'too little for several',
    120,
    [document('I', 100), document('J', 50)],
    [],
    'I, J have 150 open, but 120 was paid: say what each gets.',
  ],
  ['a second payment', 100, [document('I', 0)], [], 'Nothing is open of I.'],
  ['another currency', 100, [document('I', 100, { currency: 'EUR' })], [], 'I is in EUR, not in NOK.'],
  ['nothing named', 100, [], [], 'It names no issued invoice.'],
])('match: %s', (_, left, named, parts, remark) => {
  const match = matchNamed(source(left), named, show)
  expect(amounts(match.parts)).toEqual(parts)
  expect(match.remark).toBe(remark)
})

test.each([
  ['an unknown document', [{ billingId: 'X', amount: null }], 'There is no issued document X.'],
  ['a credit note', [{ billingId: 'C', amount: null }], 'C is a credit note, and this settles an invoice.'],
  ['another currency', [{ billingId: 'E', amount: null }], 'E is in EUR, not in NOK.'],
  ['more than is open', [{ billingId: 'I', amount: 101 }], 'I has 100 open, not 101.'],
  ['more than is left', [{ billingId: 'J', amount: 151 }], 'Only 150 is left, and J was to get 151.'],
  ['no amount', [{ billingId: 'I', amount: 0 }], 'An amount must be more than 0.'],
  ['a negative amount', [{ billingId: 'I', amount: -5 }], 'An amount must be more than 0.'],
  [
    'twice the same',
    [
      { billingId: 'I', amount: 60 },
      { billingId: 'I', amount: 60 },
    ],
    'I has 40 open, not 60.',
  ],
])('decision of a person: %s is refused', (_, wanted, message) => {
  const documents = known(
    document('I', 100),
    document('J', 500),
    document('C', 100, { type: 'CreditNote' }),
    document('E', 100, { currency: 'EUR' }),
  )
  const decided = decideParts(source(150), wanted, documents, show)
  expect(decided).toBeInstanceOf(Problem)
  expect((decided as Problem).detail).toBe(message)
})

test('allocation: never more than was paid or is open, whatever is asked for', () => {
  const ids = ['A', 'B', 'C', 'D']
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.array(fc.nat(500), { minLength: 4, maxLength: 4 }),
      fc.array(
        fc.record({
          billingId: fc.constantFrom(...ids),
          amount: fc.option(fc.integer({ min: -10, max: 600 })),
        }),
        { maxLength: 6 },
      ),
      (left, opens, wanted) => {
        const documents = ids.map((id, index) => document(id, opens[index] as number))
        const decided = decideParts(source(left), wanted, known(...documents), show)
        const matched = matchNamed(source(left), documents.slice(0, wanted.length), show).parts
        for (const parts of [decided instanceof Problem ? [] : decided, matched]) {
          const of = (id: string) =>
            parts.filter((part) => part.document.id === id).reduce((sum, { amount }) => sum + amount, 0)
          expect(parts.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
          expect(ids.reduce((sum, id) => sum + of(id), 0)).toBeLessThanOrEqual(left)
          for (const { id, open } of documents) expect(of(id)).toBeLessThanOrEqual(open)
        }
      },
    ),
  )
})
