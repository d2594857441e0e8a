import { factsOf, type Kind } from './index.ts'

/** What the value of a fact looks like, for a field that edits it. */
export type ValueType =
  | 'number'
  | 'integer'
  | 'text'
  | 'boolean'
  | 'oneOf'
  | 'someOf'
  | 'numbers'
  | 'record'
  | 'records'

/** A fact, or a member of one, as data. */
export interface FactDescription {
  name: string
  /** The description up to the first comma, semicolon, colon or bracket. */
  label: string
  description: string
  type: ValueType
  unit: string | null
  minimum: number | null
  maximum: number | null
  /** The words or numbers to choose from. */
  options: (string | number)[] | null
  /** A member that every record has. */
  isRequired: boolean
  /** The members of a record. */
  members: FactDescription[] | null
}

/** The subset of JSON Schema in which facts are declared. */
interface Schema {
  type?: string
  description?: string
  enum?: (string | number)[]
  minimum?: number
  maximum?: number
  'x-unit'?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[] | undefined
}

/** The facts of a kind in the order of its schema. */
export const describeFacts = (kind: Kind): FactDescription[] => membersOf(factsOf[kind] as Schema)

const membersOf = ({ properties = {}, required = [] }: Schema): FactDescription[] =>
  Object.entries(properties).map(([name, schema]) => describe(name, schema, required.includes(name)))

function describe(name: string, schema: Schema, isRequired: boolean): FactDescription {
  const { items } = schema
  const type = typeOf(schema)
  const figures = items ?? schema
  const shape = items?.properties ? items : schema
  const description = schema.description ?? name
  return {
    name,
    label: description.split(/[,;:(]/, 1)[0]?.trim() ?? name,
    description,
    type,
    unit: figures['x-unit'] ?? null,
    minimum: figures.minimum ?? null,
    maximum: figures.maximum ?? null,
    options: figures.enum ?? null,
    isRequired,
    members: shape.properties ? membersOf(shape) : null,
  }
}

function typeOf({ type, enum: options, items }: Schema): ValueType {
  if (options) return 'oneOf'
  if (items) return items.enum ? 'someOf' : items.properties ? 'records' : 'numbers'
  const plain = plainTypes[type ?? '']
  if (!plain) throw new Error(`There is no field for values of the type ${type}.`)
  return plain
}

const plainTypes: Record<string, ValueType> = {
  number: 'number',
  integer: 'integer',
  string: 'text',
  boolean: 'boolean',
  object: 'record',
}
