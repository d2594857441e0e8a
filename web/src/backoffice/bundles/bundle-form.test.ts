import { expect, test } from 'vitest'
import { draftOf, hasGroup, readDraft, wrongCounts } from './bundle-form'
import type { Bundle } from './bundle-queries'

const bundle: Bundle = {
  bundleId: 'office',
  name: 'Office PC',
  description: null,
  groups: [
    { productGroupId: 'memory', min: 1, max: 4 },
    { productGroupId: 'cpu', min: 1, max: 1 },
  ],
  assemblyProductId: 'assembly',
  purpose: null,
  caseTypes: ['Mini-ITX'],
  version: 1,
  retired: false,
}

test('PC on offer: unchanged, it is read as it was, with its groups in their order', () => {
  const { version, ...members } = bundle
  expect(readDraft(draftOf(bundle))).toEqual(members)
})

test('PC on offer: a group without numbers is left out, and a new one follows the others', () => {
  const draft = draftOf(bundle)
  const counts = { ...draft.counts, cpu: { min: '', max: ' ' }, cooler: { min: '0', max: '1' } }
  expect(readDraft({ ...draft, counts })?.groups).toEqual([
    { productGroupId: 'memory', min: 1, max: 4 },
    { productGroupId: 'cooler', min: 0, max: 1 },
  ])
})

test.each([
  ['half', { min: '1', max: '' }],
  ['negative', { min: '-1', max: '1' }],
  ['reversed', { min: '2', max: '1' }],
  ['none at most', { min: '0', max: '0' }],
])('PC on offer: counts that are %s are named', (_, count) => {
  const draft = draftOf(bundle)
  const counts = { ...draft.counts, cpu: count }
  expect(wrongCounts(counts)).toEqual(['cpu'])
  expect(readDraft({ ...draft, counts })).toBeUndefined()
})

test('PC on offer: it needs a group', () => {
  expect(hasGroup(draftOf(null).counts)).toBe(false)
  expect(hasGroup(draftOf(bundle).counts)).toBe(true)
})
