import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acceptsDemoKeys, isLoopback, readSettings, settingsTable, WrongSetting } from './settings.ts'

test('settings: an empty environment gives the defaults', () => {
  expect(readSettings({})).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', DATA_DIR: './data', BASE_PATH: '' })
  expect(readSettings({ PORT: '' }).PORT).toBe(8080)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['BASE_PATH', 'shop'],
  ['BASE_PATH', '/shop/'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DEMO', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['OIDC_ISSUER', 'nowhere'],
  ['OIDC_SIGN_IN_SCOPE', 'checkout'],
  ['OIDC_ROLES', 'warehouse'],
  ['OIDC_SIGN_IN_PARAMETERS', 'state=mine'],
  ['OIDC_SIGN_IN_PARAMETERS', 'audience'],
])('settings: %s=%s is refused in one line that says what it must be', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(WrongSetting)
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^${name} is "${value}", but must be .+\\.$`),
  )
})

test.each([
  'mysql://admin:hunter2@db/shop',
  'postgres:admin:hunter2@db/shop',
  'postgres://admin:hunter2/shop',
  'admin:hunter2@db',
  'admin:hunter2',
  'mysql://admin:hun?hunter2@db/shop',
  'mysql://admin:9#hunter2@db/shop',
  'mysql://db/shop?password=hunter2',
  'mysql://db/shop?password=a@hunter2',
  'mysql://db/shop#hunter2',
])('DATABASE_URL: a wrong address is refused without its password (%s)', (url) => {
  expect(() => readSettings({ DATABASE_URL: url })).toThrow(WrongSetting)
  expect(() => readSettings({ DATABASE_URL: url })).not.toThrow(/hunter2/)
})

test('DATABASE_URL: the host of a wrong address is shown', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://admin:hunter2@db/shop' })).toThrow('"mysql://…@db/shop"')
  expect(() => readSettings({ DATABASE_URL: 'mysql://db/shop' })).toThrow('"mysql://db/shop"')
})

test('DATABASE_READ_URL: a replica needs its primary, and an address that suits reads', () => {
  const replica = 'postgres://one,two/shop'
  expect(() => readSettings({ DATABASE_READ_URL: replica })).toThrow(/DATABASE_URL, .* is not/)
  const primary = 'postgres://db/shop'
  expect(readSettings({ DATABASE_URL: primary, DATABASE_READ_URL: replica })).toMatchObject({
    DATABASE_READ_URL: replica,
    DATABASE_READ_LAG_SECONDS: 5,
  })
  const writing = `${replica}?target_session_attrs=read-write`
  expect(() => readSettings({ DATABASE_URL: primary, DATABASE_READ_URL: writing })).toThrow(/standby/)
})

test('settings: the pages cannot sign in without an issuer', () => {
  expect(() => readSettings({ OIDC_CLIENT_ID: 'pages' })).toThrow(/OIDC_ISSUER/)
  expect(readSettings({ OIDC_CLIENT_ID: 'pages', OIDC_ISSUER: 'https://id.example' })).toMatchObject({
    OIDC_SIGN_IN_SCOPE: 'openid',
    OIDC_SIGN_IN_PARAMETERS: '',
  })
})

test('OIDC_MACHINE_CLIENTS: is a list separated by spaces or commas, never with the client of the pages', () => {
  const env = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'pages' }
  expect(readSettings(env).OIDC_MACHINE_CLIENTS).toEqual([])
  const clients = readSettings({ ...env, OIDC_MACHINE_CLIENTS: ' erp, wms\tcrm,' }).OIDC_MACHINE_CLIENTS
  expect(clients).toEqual(['erp', 'wms', 'crm'])
  expect(() => readSettings({ ...env, OIDC_MACHINE_CLIENTS: 'erp,pages' })).toThrow(
    /OIDC_MACHINE_CLIENTS lists pages, but OIDC_CLIENT_ID is the client with which people sign in/,
  )
})

test('settings: only addresses of this machine are loopback', () => {
  for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1']) expect(isLoopback(host)).toBe(true)
  for (const host of ['0.0.0.0', '::', '192.0.2.1', 'shop.example', '127.0.0.1.example']) {
    expect(isLoopback(host)).toBe(false)
  }
})

test.each([
  [{}, true],
  [{ DEMO: 'true' }, true],
  [{ DEMO: 'public' }, true],
  [{ DEMO: 'public', HOST: '0.0.0.0' }, true],
  [{ DEMO: 'true', DATABASE_URL: 'postgres://db/shop' }, true],
  [{ DEMO: 'false' }, false],
  [{ DEMO: 'false', HOST: '0.0.0.0' }, false],
  [{ DEMO: 'true', HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ DATABASE_URL: 'postgres://db/shop' }, false],
])('demo keys: with %j they are accepted: %s', (env, isAccepted) => {
  expect(acceptsDemoKeys(readSettings(env))).toBe(isAccepted)
})

test('settings: the reference lists every setting with its default', () => {
  const reference = readFileSync(new URL('../../docs/reference/settings.md', import.meta.url), 'utf8')
  for (const [name, { fallback, about }] of Object.entries(settingsTable)) {
    const value = fallback === undefined || String(fallback) === '' ? 'none' : `\`${fallback}\``
    expect(reference).toContain(`| \`${name}\` | ${value} | ${about} |`)
  }
})
