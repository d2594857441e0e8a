// What the standard variables of OpenTelemetry ask for. Unlike the standard, nothing is exported unless a variable names an
// exporter or an address: a service without a collector should not try to reach one.

export type Env = Record<string, string | undefined>

export interface Signals {
  traces: boolean
  metrics: boolean
}

export class WrongTelemetrySetting extends Error {
  override name = 'WrongTelemetrySetting'
}

/** Reads the variables, or throws a `WrongTelemetrySetting` with a one-line message. */
export function readSignals(env: Env): Signals {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return { traces: false, metrics: false }
  return { traces: isWanted(env, 'TRACES'), metrics: isWanted(env, 'METRICS') }
}

function isWanted(env: Env, signal: 'TRACES' | 'METRICS'): boolean {
  const exporter = checked(env, `OTEL_${signal}_EXPORTER`, ['otlp', 'none'])
  if (exporter === 'none') return false
  const endpoint = env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || env.OTEL_EXPORTER_OTLP_ENDPOINT
  const isOn = exporter === 'otlp' || Boolean(endpoint)
  if (isOn) {
    for (const name of [`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`, 'OTEL_EXPORTER_OTLP_PROTOCOL'])
      checked(env, name, ['http/protobuf'])
  }
  return isOn
}

function checked(env: Env, name: string, values: string[]): string | undefined {
  const value = env[name] || undefined
  if (value !== undefined && !values.includes(value))
    throw new WrongTelemetrySetting(
      `${name} is ${JSON.stringify(value)}, but must be ${values.join(' or ')}, or not set.`,
    )
  return value
}
