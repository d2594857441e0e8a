import Type, { type Static, type TSchema } from 'typebox'

/** Limits that an operator can set. A schema names its limit, so that the reader and OpenAPI use the configured value. */
export type LimitName =
  | 'text'
  | 'notes'
  | 'orderLines'
  | 'configurationProducts'
  | 'batchCandidates'
  | 'imageData'
export type Limits = Record<LimitName, number>

export const defaultLimits: Limits = {
  text: 255,
  notes: 4000,
  orderLines: 500,
  configurationProducts: 1000,
  batchCandidates: 50_000,
  imageData: base64Length(1024 * 1024),
}

/** Characters of so many bytes in base64. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}

export const int32 = { minimum: -2147483648, maximum: 2147483647 }

/** A string of a request. NUL and lone surrogates are refused by the reader. */
export const Text = (limit: LimitName = 'text', options: object = {}) =>
  Type.String({ maxLength: defaultLimits[limit], 'x-limit': limit, ...options })

/** An integer of a request: a JSON integer, or its digits as a string. */
export const IntegerInput = (options: object = {}) =>
  Type.Unsafe<number>({
    type: ['integer', 'string'],
    format: 'int32',
    pattern: '^-?(?:0|[1-9]\\d*)$',
    ...int32,
    ...options,
  })

/** A number of a request: a JSON number, or one written as a string. */
export const NumberInput = (options: object = {}) =>
  Type.Unsafe<number>({
    type: ['number', 'string'],
    format: 'double',
    pattern: '^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$',
    ...options,
  })

/** An integer of an answer, or of a file of our own. */
export const Int32 = (options: object = {}) => Type.Integer({ format: 'int32', ...int32, ...options })
export const Double = (options: object = {}) => Type.Number({ format: 'double', ...options })
export const DateTime = (options: object = {}) => Type.String({ format: 'date-time', ...options })
export const Uuid = (options: object = {}) => Type.String({ format: 'uuid', ...options })

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** An optional member: missing and null mean the same, and both are read as null. */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema))

/** A change by JSON Merge Patch (RFC 7396): missing members are not changed, null removes an optional one. */
export const Patch = (members: Record<string, TSchema>, options: object) =>
  Type.Object(members, { ...options, 'x-patch': true })

export const List = <T extends TSchema>(items: T, limit: LimitName, options: object = {}) =>
  Type.Array(items, { maxItems: defaultLimits[limit], 'x-limit': limit, ...options })

/** Type of a value after reading: missing optional members are null. */
export type Read<T> = T extends (infer Item)[]
  ? Read<Item>[]
  : T extends object
    ? { [Member in keyof T]-?: Read<Exclude<T[Member], undefined>> }
    : T

export type ReadOf<T extends TSchema> = Read<Static<T>>
