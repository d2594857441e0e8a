// Proposals: the smallest changes that make a PC valid and keep what was chosen, and the parts that complete one well.
import Type from 'typebox'
import { ConfigurationToValidate, ValidationResult } from './pcconfig.ts'
import { purposes } from './purpose.ts'
import { Double, Maybe, Nullable, NumberInput, Text } from './types.ts'

const { products } = ConfigurationToValidate.properties

/** What a fix asks of the customer beyond a change of products. */
export const compromises = ['none', 'downgrade', 'doubt'] as const
export type Compromise = (typeof compromises)[number]

export const ConfigurationToFix = Type.Object({ products }, { title: 'ConfigurationToFix' })

export const ConfigurationToComplete = Type.Object(
  {
    bundleId: Text('text', { description: 'The PC on offer that is to be completed.' }),
    products,
    budget: Maybe(
      NumberInput({
        minimum: 0,
        description:
          "Bounds the gross price of all products, those given included, in the account's currency; the assembly service is counted only with `withAssembly`. If missing, three levels of spending are proposed.",
        examples: [15000],
      }),
    ),
    purpose: Maybe(
      Type.Enum([...purposes], {
        description:
          "What the PC is for: it decides how the money is divided among the parts. If missing, the bundle's own purpose.",
        examples: ['gaming'],
      }),
    ),
    withAssembly: Maybe(
      Type.Boolean({
        description:
          'Whether budget and prices include the assembly service of the bundle. If missing, they do not.',
        examples: [true],
      }),
    ),
  },
  { title: 'ConfigurationToComplete' },
)

const ProposalPrice = Type.Object(
  { currency: Type.String({ examples: ['NOK'] }), net: Double(), vat: Double(), gross: Double() },
  {
    title: 'ProposalPrice',
    description: "At the caller's default account. Products without a price are not counted.",
  },
)

const ProposedProduct = Type.Object({ productId: Type.String() }, { title: 'ProposedProduct' })

const IsProven = Type.Boolean({
  description:
    'True: no fix with fewer changes or less loss exists among the products that the account can buy. False: the search reached its time limit, or nothing was found; what is proposed is valid.',
})

const UnpricedProducts = Type.Array(Type.String(), {
  description: 'Products that the prices do not include.',
})

export const Fixes = Type.Object(
  {
    fixes: Type.Array(
      Type.Object(
        {
          changes: Type.Array(
            Type.Object(
              {
                remove: Nullable(
                  Type.String({ description: 'Product of which one unit is removed, or null.' }),
                ),
                add: Nullable(Type.String({ description: 'Product that is added, or null.' })),
              },
              { title: 'Change' },
            ),
          ),
          products: Type.Array(ProposedProduct, { description: 'All products of the PC after the changes.' }),
          price: ProposalPrice,
          priceDifference: Type.Object(
            { net: Double(), vat: Double(), gross: Double() },
            {
              title: 'PriceDifference',
              description: 'Difference to the given configuration; negative if the proposal costs less.',
            },
          ),
          solves: Type.Array(Type.String(), {
            description:
              'Names of the rules that refuse the given configuration, or ask for an accessory, and accept this one.',
            examples: [['CpuSocket']],
          }),
          compromise: Type.Enum([...compromises], {
            description:
              'downgrade: a weaker product in the place of the most expensive one, or a kind of product less. doubt: a new warning, or a product of which a fact is missing that a check needs. none: neither.',
          }),
          reason: Type.String({
            description: 'What it changes and keeps, in a sentence; a compromise is named.',
            examples: ['Changes the power supply and keeps everything else.'],
          }),
          validationResult: ValidationResult,
        },
        { title: 'Fix' },
      ),
      {
        description:
          'As few changes as possible; those by which the customer loses least first. A compromise comes last. If the configuration is valid, one that adds the accessories on offer which its warnings ask for (a fan hub, a bracket, a mounting kit), or none.',
      },
    ),
    isProven: IsProven,
    unpricedProducts: UnpricedProducts,
  },
  { title: 'Fixes' },
)

export const Completions = Type.Object(
  {
    completions: Type.Array(
      Type.Object(
        {
          products: Type.Array(ProposedProduct, {
            description: 'All products of the PC: the given ones, then the added ones.',
          }),
          added: Type.Array(ProposedProduct),
          price: ProposalPrice,
          validationResult: ValidationResult,
          level: Nullable(
            Type.Enum(['entry', 'balanced', 'high'], {
              description:
                'How much it spends, when no budget was given: 1.2, 2 or 3.5 times what completes the PC at the least. Null with a budget.',
            }),
          ),
          score: Double({
            description:
              'An estimate of what the PC is worth for its purpose: the weighted geometric mean of the points of its parts, where 100 is a good middle. Compare it only with scores for the same purpose.',
          }),
          reason: Type.String({ description: 'One sentence why.' }),
          summary: Type.Object(
            {
              headline: Type.String(),
              highlights: Type.Array(Type.String(), { description: 'The parts that matter most, in short.' }),
              remarks: Type.Array(Type.String(), { description: 'What else a customer should know.' }),
            },
            { title: 'CompletionSummary', description: 'What the sentence is made of.' },
          ),
          shareOfBudget: Nullable(
            Double({
              description: 'The part of the budget that it uses, from 0 to 1. Null without a budget.',
            }),
          ),
        },
        { title: 'Completion' },
      ),
      {
        description:
          'With a budget, the best first; each has another CPU or graphics chip. Without, one per level of spending.',
      },
    ),
    purpose: Type.Enum([...purposes], { description: 'What the PCs were chosen for.' }),
    cheapestPrice: Nullable(ProposalPrice),
    isProven: Type.Boolean({
      description:
        'True: the first is the best of all PCs considered. False: the time for the search was over first; what is proposed is valid all the same.',
    }),
    unpricedProducts: UnpricedProducts,
    obstacles: Type.Array(
      Type.Object(
        { message: Type.String(), relatedProducts: Type.Array(Type.String()) },
        { title: 'CompletionObstacle' },
      ),
      { description: 'Why the given products cannot be completed with any budget.' },
    ),
  },
  { title: 'Completions' },
)
