import { expect, test } from 'vitest'
import { queryOfAudit, readAuditFilter } from './audit-filter'

test('audit filter: what is no day and what is empty is left out', () => {
  expect(
    readAuditFilter({ entity: 'price', client: '', from: 'yesterday', to: '2026-03-02', other: 'x' }),
  ).toEqual({
    entity: 'price',
    to: '2026-03-02',
  })
})

test('audit filter: both days are whole', () => {
  const { from = '', to = '', client } = queryOfAudit({ client: 'ERP', from: '2026-03-02', to: '2026-03-02' })
  expect([client, Date.parse(to) - Date.parse(from)]).toEqual(['ERP', 86_400_000])
})
