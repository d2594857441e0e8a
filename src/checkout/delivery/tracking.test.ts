import { expect, test } from 'vitest'
import { trackingUrl, wrongTrackingUrl } from './tracking.ts'

test.each([
  ['https://track.example/{number}', undefined],
  ['https://track.example/?q={number}&lang=nb', undefined],
  ['http://track.example/{number}', /https/],
  ['https://track.example/', /\{number\}/],
  ['track.example/{number}', /https/],
  ['javascript:alert({number})', /https/],
])('tracking: the address %s is %s', (template, message) => {
  if (message) expect(wrongTrackingUrl(template)).toMatch(message)
  else expect(wrongTrackingUrl(template)).toBeUndefined()
})

test('tracking: a number cannot leave its place in the address', () => {
  expect(trackingUrl('https://track.example/{number}', 'A 1/../?x=#')).toBe(
    'https://track.example/A%201%2F..%2F%3Fx%3D%23',
  )
})
