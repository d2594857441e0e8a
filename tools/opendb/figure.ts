import type { Source } from './source.ts'

/**
 * A number that cannot really be 0: a length, a power, a count that every such part has. A 0 or less, and what lies
 * outside the bounds, is taken as unknown.
 */
export function figure(
  source: Source,
  path: string,
  what: string,
  minimum: number,
  maximum: number,
): number | undefined {
  const value = source.number(path)
  if (value === undefined) return undefined
  if (value >= minimum && value <= maximum) return value
  source.repair(value <= 0 ? `${what}: 0 means not known` : `${what}: out of range`, value)
  return undefined
}

/** A count that may well be 0. */
export function count(
  source: Source,
  path: string,
  what: string,
  maximum: number,
  minimum = 0,
): number | undefined {
  const value = source.number(path)
  if (value === undefined) return undefined
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value
  source.repair(`${what}: out of range`, value)
  return undefined
}

/** A whole number for display, such as a year; undefined outside the bounds, without a report. */
export function positive(source: Source, path: string, minimum = 1, maximum = 100_000): number | undefined {
  const value = source.number(path)
  return value !== undefined && Number.isInteger(value) && value >= minimum && value <= maximum
    ? value
    : undefined
}

/** The sum of the known values; undefined if there are none. */
export function sumOf(...values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
}

/** Noise at full speed; a single figure is noted as the lowest. */
export const noiseOf = (source: Source): number | undefined =>
  figure(source, 'max_noise_level', 'the noise', 1, 100) ??
  figure(source, 'min_noise_level', 'the noise', 1, 100)
