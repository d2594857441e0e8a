import { expect, test } from 'vitest'
import { commandOf, type Operation, requestOf } from './request.ts'

const parameter = (name: string, place: 'path' | 'query' | 'header') => ({
  name,
  in: place,
  required: place === 'path',
  description: '',
  schema: { type: 'string' },
})

const operation: Operation = {
  operationId: 'changeLine',
  method: 'PATCH',
  path: '/orders/v1/{orderId}/lines',
  tags: [],
  summary: '',
  description: '',
  parameters: [
    parameter('orderId', 'path'),
    parameter('search', 'query'),
    parameter('limit', 'query'),
    parameter('Idempotency-Key', 'header'),
  ],
  requestBody: { required: true, content: { 'application/json': { schema: {} } } },
  responses: {},
}
const typed = { credential: 'key', parameters: {}, body: '', type: 'application/json' }

test('try it: puts each parameter in its place, and leaves out what is empty', () => {
  const parameters = { orderId: 'a/b $&', search: 'rtx 5070&x', limit: '', 'Idempotency-Key': 'k-1' }
  expect(requestOf(operation, '/shop', { ...typed, parameters, body: '{"a":1}' })).toEqual({
    method: 'PATCH',
    url: '/shop/orders/v1/a%2Fb%20%24%26/lines?search=rtx+5070%26x',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json', 'Idempotency-Key': 'k-1' },
    body: '{"a":1}',
  })
})

test('try it: sends no body, type or credential that was not typed', () => {
  expect(requestOf(operation, '/', { ...typed, credential: '', parameters: { orderId: '1' } })).toEqual({
    method: 'PATCH',
    url: '/orders/v1/1/lines',
    headers: {},
    body: undefined,
  })
})

test('try it: the command quotes what a shell would read', () => {
  const request = requestOf(operation, '/', {
    ...typed,
    parameters: { orderId: '1' },
    body: `{"a":"it's $HOME"}`,
  })
  expect(commandOf(request, 'http://127.0.0.1:8080')).toBe(
    `curl -i -X PATCH 'http://127.0.0.1:8080/orders/v1/1/lines' \\
  -H 'Authorization: Bearer key' \\
  -H 'Content-Type: application/json' \\
  --data-binary '{"a":"it'\\''s $HOME"}'`,
  )
})
