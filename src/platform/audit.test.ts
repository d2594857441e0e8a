import { expect, test } from 'vitest'
import { auditIdAt, commandLine, differences, writeAudit } from './audit.ts'

test('audit: members that did not change are left out', () => {
  expect(differences({ name: 'a', tags: ['x'], net: 1 }, { name: 'b', tags: ['x'], net: 1 })).toEqual([
    '{"name":"a"}',
    '{"name":"b"}',
  ])
})

test('audit: a new thing has no before, a removed one no after', () => {
  expect(differences(null, { name: 'b' })).toEqual([null, '{"name":"b"}'])
  expect(differences({ name: 'b' }, null)).toEqual(['{"name":"b"}', null])
})

test('audit: ids are in the order of time, and a time is a range of ids', () => {
  const record = { action: 'change', entity: 'account', entityId: '1', before: {}, after: {} }
  const ids = [1, 1, 1, 2, 1_800_000_000_000].map((now) => writeAudit(record, commandLine, now).values?.[0])
  expect(ids).toEqual([...ids].sort())
  expect(ids.filter((id) => String(id) < auditIdAt(2))).toHaveLength(3)
})
