// Proposals: the smallest changes that mend a PC, and the cheapest parts that complete one.
import Type from 'typebox'
import { ConfigurationToValidate, ValidationResult } from './pcconfig.ts'
import { Double, Maybe, Nullable, NumberInput, Text } from './types.ts'

const { products } = ConfigurationToValidate.properties

export const ConfigurationToFix = Type.Object({ products }, { title: 'ConfigurationToFix' })

export const ConfigurationToComplete = Type.Object(
  {
    bundleId: Text('text', { description: 'The PC on offer that is to be completed.' }),
    products,
    budget: Maybe(
      NumberInput({
        minimum: 0,
        description:
          "Bounds the gross price of all products, those given included, in the account's currency; the assembly service is not counted. None: no matter how much.",
        examples: [15000],
      }),
    ),
  },
  { title: 'ConfigurationToComplete' },
)

const ProposalPrice = Type.Object(
  { currency: Type.String({ examples: ['NOK'] }), net: Double(), vat: Double(), gross: Double() },
  {
    title: 'ProposalPrice',
    description: "At the caller's default account. Products without a price there are not counted.",
  },
)

const ProposedProduct = Type.Object({ productId: Type.String() }, { title: 'ProposedProduct' })

const IsProven = Type.Boolean({
  description:
    'True: nothing smaller or cheaper exists among what the account can buy. False: the time for the search was over first; what is proposed is valid all the same.',
})

const UnpricedProducts = Type.Array(Type.String(), { description: 'Products that no price here includes.' })

export const Fixes = Type.Object(
  {
    fixes: Type.Array(
      Type.Object(
        {
          changes: Type.Array(
            Type.Object(
              {
                remove: Nullable(Type.String({ description: 'One of this product goes; null: none does.' })),
                add: Nullable(Type.String({ description: 'This product comes; null: none does.' })),
              },
              { title: 'Change' },
            ),
          ),
          products: Type.Array(ProposedProduct, { description: 'The whole PC after the changes.' }),
          price: ProposalPrice,
          priceDifference: Type.Object(
            { net: Double(), vat: Double(), gross: Double() },
            {
              title: 'PriceDifference',
              description: 'To the configuration as it was; negative: it costs less.',
            },
          ),
          validationResult: ValidationResult,
        },
        { title: 'Fix' },
      ),
      {
        description: 'Cheapest PC first; all with the same number of changes. Empty when nothing is to mend.',
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
            description: 'The whole PC: the products given, then the added.',
          }),
          added: Type.Array(ProposedProduct),
          price: ProposalPrice,
          validationResult: ValidationResult,
        },
        { title: 'Completion' },
      ),
      { description: 'Cheapest first, within the budget.' },
    ),
    cheapestPrice: Nullable(ProposalPrice),
    isProven: IsProven,
    unpricedProducts: UnpricedProducts,
    obstacles: Type.Array(
      Type.Object(
        { message: Type.String(), relatedProducts: Type.Array(Type.String()) },
        { title: 'CompletionObstacle' },
      ),
      { description: 'Why the products given cannot be completed, whatever the budget.' },
    ),
  },
  { title: 'Completions' },
)
