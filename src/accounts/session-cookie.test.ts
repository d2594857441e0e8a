import { expect, test } from 'vitest'
import { noSessionCookies, readSessionCookies, sessionCookie } from './session-cookie.ts'

test('session cookie: over https it belongs to the host alone, and to one service of it', () => {
  const shop = sessionCookie('one', 60, { basePath: '/pcs/eu', origin: 'https://shop.example' })
  expect(shop).toBe(
    '__Host-buildorder_session_pcs_eu=one; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  )
  const header = `${shop.split(';')[0]}; __Host-buildorder_session=two; buildorder_session=three`
  expect(readSessionCookies(header, '/pcs/eu')).toEqual(['one', 'three'])
  expect(readSessionCookies(header, '')).toEqual(['two', 'three'])
})

test('session cookie: over http it has a plain name, which sessions of an earlier version have too', () => {
  const plain = sessionCookie('one', 60, { basePath: '/pcs', origin: 'http://127.0.0.1:8080' })
  expect(plain).toBe('buildorder_session=one; Path=/pcs; Max-Age=60; HttpOnly; SameSite=Strict')
  expect(readSessionCookies('theme=dark; buildorder_session=one', '/pcs')).toEqual(['one'])
})

test('session cookie: white space other than space and tab is part of a name', () => {
  const blanks = ['\u00a0', '\ufeff', '\v', '\f']
  for (const blank of blanks) {
    const header = `${blank}__Host-buildorder_session=planted;\t __Host-buildorder_session=own`
    expect(readSessionCookies(header, '')).toEqual(['own'])
    expect(readSessionCookies(`${blank}__Host-buildorder_session=planted`, '')).toEqual([])
  }
})

test('session cookie: both names are removed', () => {
  expect(noSessionCookies('/pcs')).toEqual([
    'buildorder_session=; Path=/pcs; Max-Age=0; HttpOnly; SameSite=Strict',
    '__Host-buildorder_session_pcs=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ])
})
