import { expect, test } from 'vitest'
import { isImageAddress, originOf } from './image-address.ts'

test('image address: https addresses and uploaded pictures are allowed', () => {
  expect(isImageAddress('https://pictures.example/a.webp?w=640')).toBe(true)
  expect(isImageAddress('https://pictures.example:8443/a.webp')).toBe(true)
  expect(isImageAddress(`/catalog/v1/images/${'a'.repeat(40)}`)).toBe(true)
})

test.each([
  ['another scheme', 'http://pictures.example/a.png'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:image/png;base64,AAAA'],
  ['a path', '/catalog/v1/products'],
  ['a password', 'https://user:secret@pictures.example/a.png'],
  // It would end the directive of a Content-Security-Policy and begin another one.
  ['a semicolon in the host', 'https://a;sandbox/x.png'],
  ['a comma in the host', 'https://a,b/x.png'],
])('image address: %s is refused', (_name, address) => {
  expect(isImageAddress(address)).toBe(false)
})

test('image address: its origin has the port, but neither path nor query', () => {
  expect(originOf('https://Pictures.example:8443/a.webp?w=640')).toBe('https://pictures.example:8443')
})
