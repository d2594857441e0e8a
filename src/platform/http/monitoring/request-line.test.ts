import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type RequestLine, requestLineWriter } from './request-line.ts'

const requestLine: fc.Arbitrary<RequestLine> = fc.record({
  traceId: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 }),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
  path: fc.string({ unit: 'binary' }),
  status: fc.integer({ min: 200, max: 499 }),
  milliseconds: fc.nat(1_000_000).map((hundredths) => hundredths / 100),
  client: fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
})

test('request line: equals the line of pino, whatever the path and the client name', () => {
  const lines: string[] = []
  const log = pino(
    { base: { service: 'a "quoted" name', version: '1' } },
    { write: (line: string) => void lines.push(line) },
  )
  const write = requestLineWriter(log)
  fc.assert(
    fc.property(requestLine, (request) => {
      lines.length = 0
      write(request)
      log.info(request, 'request')
      const [ours, theirs] = lines.map((line) => ({ ...JSON.parse(line), time: 0 }))
      expect(ours).toEqual(theirs)
      expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
    }),
  )
})
