// Facts as staff edit them, and which missing ones leave checks undecided.
import Type, { type TSchema } from 'typebox'
import { Nullable } from './types.ts'

const Members = (more: Record<string, TSchema>) => ({
  name: Type.String({ examples: ['maxCoolerHeightMm'] }),
  label: Type.String({ examples: ['Tallest CPU cooler'] }),
  description: Type.String(),
  type: Type.Enum(
    ['number', 'integer', 'text', 'boolean', 'oneOf', 'someOf', 'numbers', 'record', 'records'],
    {
      description:
        '`oneOf`: one of the options; `someOf`: a list of them; `numbers`: a list of numbers; `record`: an object with the members; `records`: a list of such objects.',
    },
  ),
  unit: Nullable(Type.String({ examples: ['mm'] })),
  minimum: Nullable(Type.Number()),
  maximum: Nullable(Type.Number()),
  options: Nullable(Type.Array(Type.Unsafe<string | number>({ anyOf: [Type.String(), Type.Number()] }))),
  ...more,
})

const FactMember = Type.Object(
  Members({ required: Type.Boolean({ description: 'Every record has this member.' }) }),
  { title: 'FactMember' },
)

const Fact = Type.Object(
  Members({
    members: Nullable(Type.Array(FactMember, { description: 'The members of a record.' })),
    rules: Type.Array(Type.String(), { description: 'The rules that use the fact.' }),
  }),
  { title: 'Fact' },
)

export const FactList = Type.Object(
  {
    kinds: Type.Array(
      Type.Object(
        { kind: Type.String({ examples: ['case'] }), name: Type.String(), facts: Type.Array(Fact) },
        { title: 'FactsOfKind' },
      ),
    ),
    rules: Type.Array(
      Type.Object(
        {
          name: Type.String({ examples: ['CoolerHeight'] }),
          title: Type.String(),
          checks: Type.String({ description: 'What the rule checks.' }),
        },
        { title: 'RuleAboutFacts' },
      ),
    ),
  },
  { title: 'FactList' },
)

const counts = {
  fact: Type.String({ examples: ['maxCoolerHeightMm'] }),
  settles: Type.Integer({
    description: 'Undecided checks for which nothing else is missing: knowing the fact decides them.',
  }),
  undecided: Type.Integer({ description: 'Undecided checks that miss the fact, alone or beside others.' }),
  rules: Type.Array(Type.String(), { description: 'The rules that make these checks.' }),
}

export const DataQuality = Type.Object(
  {
    undecided: Type.Integer({ description: 'All checks that cannot be made because a fact is missing.' }),
    complete: Type.Boolean({
      description: 'False if there were too many combinations of products: then the counts are too low.',
    }),
    facts: Type.Array(
      Type.Object(
        {
          productGroupId: Type.String(),
          group: Type.String({ description: 'The name of the group.' }),
          kind: Type.String({ description: 'The kind of part of the group.', examples: ['case'] }),
          products: Type.Integer({ description: 'Products of the group that lack the fact.' }),
          ...counts,
        },
        { title: 'FactMissingInGroup' },
      ),
      { description: 'Those that settle most checks first.' },
    ),
    doubtful: Type.Array(
      Type.Object(
        {
          productId: Type.String(),
          name: Type.String(),
          fact: Type.String({ examples: ['boardPowerWatts'] }),
          message: Type.String({ examples: ['300 W, cards with GeForce RTX 4090 draw about 450 W'] }),
        },
        { title: 'DoubtfulFact' },
      ),
      {
        description:
          'Facts that contradict others, the name, or all products with the same chip or socket, at most 1,000. A product with one is not proposed.',
      },
    ),
  },
  { title: 'DataQuality' },
)

export const MissingFacts = Type.Object(
  { facts: Type.Array(Type.Object(counts, { title: 'MissingFact' })) },
  { title: 'MissingFactList' },
)
