import fc from 'fast-check'
import type { TSchema } from 'typebox'
import type { Part } from '../engine/part.ts'
import { componentPreparer, notAComponent, unknownProduct } from '../engine/prepare.ts'
import { factsOf, type Kind, kinds } from '../facts/index.ts'
import { knownPcFacts } from '../facts/known-pc.ts'

/** Random builds for property tests, drawn from the facts' own schemas. */

interface JsonSchema {
  type?: string
  enum?: (string | number)[]
  minimum?: number
  maximum?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Any value a schema allows, from few enough that parts often agree. */
const anyValue = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { minimum = 0, maximum = 9 } = schema
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.uniqueArray(anyValue(schema.items ?? {}), {
        maxLength: 3,
        selector: (value) => JSON.stringify(value),
      })
    case 'object':
      return factsArbitrary(schema)
    case 'string':
      return fc.constantFrom('F20', '1.10')
    default:
      return fc.constantFrom(
        minimum,
        Math.min(minimum + 1, maximum),
        Math.floor((minimum + maximum) / 2),
        maximum,
      )
  }
}

const factsArbitrary = ({
  properties = {},
  required = [],
}: JsonSchema): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, anyValue(schema)])),
    {
      requiredKeys: required,
    },
  )

/** The facts of the sound PC with a few of them changed or made unknown, or entirely random facts. */
const factsFor = (kind: Kind): fc.Arbitrary<Record<string, unknown>> => {
  const schema: TSchema = factsOf[kind]
  const anything = factsArbitrary(schema as TSchema & JsonSchema)
  const sound: Record<string, unknown> = { ...knownPcFacts[kind] }
  const nearly = fc
    .tuple(anything, fc.infiniteStream(fc.integer({ min: 0, max: 9 })))
    .map(([other, dice]) => {
      const facts: Record<string, unknown> = {}
      for (const name of Object.keys(factsOf[kind].properties)) {
        const { value } = dice.next()
        facts[name] = value === 0 ? undefined : value === 1 ? other[name] : sound[name]
      }
      return facts
    })
  return fc.oneof({ weight: 3, arbitrary: nearly }, { weight: 1, arbitrary: anything })
}

const names = fc.oneof(
  fc.constantFrom(
    'Plain name',
    'Quote " and \\ and 2.5"',
    'Caf\u00e9 \u2122 \ud83d\ude00',
    'line\nbreak\u0000',
    '\ud800 lone',
  ),
  fc.string({ maxLength: 8 }),
)

/** Kinds the rules look at come up more often than accessories. */
const kindArbitrary = fc.constantFrom<Kind[]>(...kinds.slice(0, 13), ...kinds.slice(0, 8), 'mouse')

/** A catalog of a dozen products, each with its own id: some with a twin of other name, strangers among them. */
export const catalog: fc.Arbitrary<Part[]> = fc
  .array(
    fc.record({
      product: kindArbitrary.chain((kind) => factsFor(kind).map((facts) => ({ kind, facts }))),
      name: names,
      twin: fc.option(names),
    }),
    { minLength: 4, maxLength: 14 },
  )
  .map((products) => {
    const prepare = componentPreparer()
    const parts = products.flatMap(({ product, name, twin }, index): Part[] => {
      const one = prepare({ productId: `p${index}"`, name, ...product })
      return twin === null
        ? [one]
        : [one, prepare({ productId: `twin of p${index}`, name: twin, ...product })]
    })
    return [...parts, unknownProduct('nobody\u2122'), notAComponent('service', 'Assembly "by hand"')]
  })

/** Many parts of one kind, nearly the one of the sound PC: each breaks a few rules, and many break the same. */
export const rivals: fc.Arbitrary<Part[]> = fc.constantFrom<Kind[]>(...kinds.slice(0, 8)).chain((kind) =>
  fc
    .array(fc.record({ name: names, facts: factsFor(kind) }), { minLength: 20, maxLength: 40 })
    .map((products) => {
      const prepare = componentPreparer()
      return products.map(({ name, facts }, index) => prepare({ productId: `r${index}`, name, kind, facts }))
    }),
)

/** Some products of a catalog, in any order, possibly several times. */
export const someOf = (parts: readonly Part[], maxLength: number): fc.Arbitrary<Part[]> =>
  fc.array(fc.constantFrom(...parts), { maxLength })
