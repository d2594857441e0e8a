import { expect, test } from 'vitest'
import { readSignals, WrongTelemetrySetting } from './signals.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

test.each([
  [{}, false, false],
  [{ OTEL_SERVICE_NAME: 'shop' }, false, false],
  [endpoint, true, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true, false],
  [{ ...endpoint, OTEL_METRICS_EXPORTER: 'none' }, true, false],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, false, true],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true, false],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, false, false],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }, false, false],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'false' }, true, true],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, true, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_EXPORTER: '' }, false, false],
])('telemetry: %j exports traces %s, metrics %s', (env, traces, metrics) => {
  expect(readSignals(env)).toEqual({ traces, metrics })
})

test.each([
  [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"'],
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is "zipkin"'],
])('telemetry: %j is refused in one line', (env, message) => {
  expect(() => readSignals(env)).toThrow(WrongTelemetrySetting)
  expect(() => readSignals(env)).toThrow(message)
})
