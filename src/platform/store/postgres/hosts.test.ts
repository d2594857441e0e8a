import { expect, test } from 'vitest'
import { hostsOf, mustBeWritable, suitsReads, suitsWrites } from './hosts.ts'

test.each([
  ['postgres://db/shop', ['postgres://db/shop'], undefined],
  ['postgres://u:p@db:5433/shop?sslmode=require', ['postgres://u:p@db:5433/shop?sslmode=require'], undefined],
  ['postgres:///shop?host=/run', ['postgres:///shop?host=/run'], undefined],
  [
    'postgres://u:a%2Cb@one,two:5433/shop',
    ['postgres://u:a%2Cb@one/shop', 'postgres://u:a%2Cb@two:5433/shop'],
    undefined,
  ],
  ['postgres://u:a,b@one/shop', ['postgres://u:a,b@one/shop'], undefined],
  [
    'postgres://[::1]:5432,[::1]:5433/shop',
    ['postgres://[::1]:5432/shop', 'postgres://[::1]:5433/shop'],
    undefined,
  ],
  [
    'postgres://one,two/shop?target_session_attrs=read-write',
    ['postgres://one/shop', 'postgres://two/shop'],
    'read-write',
  ],
  [
    'postgres://one,two/shop?target_session_attrs=primary&sslmode=require',
    ['postgres://one/shop?sslmode=require', 'postgres://two/shop?sslmode=require'],
    'primary',
  ],
  [
    'postgres://one/shop?sslmode=require&target_session_attrs=any',
    ['postgres://one/shop?sslmode=require'],
    'any',
  ],
])('hosts of an address: %s', (address, urls, target) => {
  expect(hostsOf(address)).toEqual({ urls, target })
})

test.each([
  ['postgres://db/shop', false, true],
  ['postgres://db/shop?target_session_attrs=any', false, true],
  ['postgres://db/shop?target_session_attrs=read-write', true, true],
  ['postgres://db/shop?target_session_attrs=standby', false, false],
  ['postgres://one,two/shop', true, true],
  ['postgres://one,two/shop?target_session_attrs=primary', true, true],
  ['postgres://one,two/shop?target_session_attrs=any', false, false],
])(
  'target_session_attrs: %s must be writable: %s, suits a service that writes: %s',
  (address, isWritable, suits) => {
    expect([mustBeWritable(hostsOf(address)), suitsWrites(hostsOf(address))]).toEqual([isWritable, suits])
  },
)

test.each([
  ['postgres://db/shop', true],
  ['postgres://one,two/shop', true],
  ['postgres://one,two/shop?target_session_attrs=standby', true],
  ['postgres://one,two/shop?target_session_attrs=read-write', false],
])('target_session_attrs: %s suits reads from a replica: %s', (address, suits) => {
  expect(suitsReads(hostsOf(address))).toBe(suits)
})
