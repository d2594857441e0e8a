import Type, { type Static } from 'typebox'
import { CatalogProduct } from './catalog.ts'
import { Price } from './shapes.ts'
import { Double, IntegerInput, List, Maybe, Nullable, type ReadOf, Text, Uuid } from './types.ts'

const ProductReference = Type.Object(
  { productId: Text('text', { examples: ['cpu-amd-ryzen-7-9800x3d'] }) },
  { title: 'ProductReference' },
)

export const ConfigurationToValidate = Type.Object(
  {
    products: List(ProductReference, 'configurationProducts', {
      description: 'Repeat a product to include several units of it.',
    }),
  },
  { title: 'ConfigurationToValidate' },
)

export const ConfigurationToSummarize = Type.Object(
  {
    products: ConfigurationToValidate.properties.products,
    bundleId: Maybe(
      Text('text', { description: 'The PC on offer that is built. The price then includes its assembly.' }),
    ),
  },
  { title: 'ConfigurationToSummarize' },
)

export const CandidatesToValidate = Type.Object(
  {
    baseConfiguration: List(ProductReference, 'configurationProducts'),
    productsToValidate: List(ProductReference, 'batchCandidates'),
    productIdToReplace: Nullable(
      Text('text', {
        description: 'Each candidate replaces one unit of this product; if null, it is added.',
      }),
    ),
  },
  { title: 'CandidatesToValidate' },
)

const RelatedProducts = Type.Array(Type.String(), {
  description: 'Each once, in the order of the configuration.',
})

const Severity = Type.Enum(['Blocking', 'Unsafe'], {
  title: 'Severity',
  description:
    '`Blocking`: cannot be assembled or will not start. `Unsafe`: could damage parts or overload power.',
})
const WarningCategory = Type.Enum(
  ['Performance', 'Clearance', 'Power', 'Firmware', 'Completeness', 'Unverified', 'Advice'],
  {
    title: 'WarningCategory',
    description: '`Unverified`: a fact that the check needs is unknown.',
  },
)

const CompatibilityError = Type.Object(
  {
    ruleName: Type.String({ examples: ['Socket'] }),
    message: Type.String({ description: 'The incompatibility with both values, and a fix.' }),
    shortMessage: Type.String({ description: 'Short enough for a badge.' }),
    severity: Severity,
    relatedProducts: RelatedProducts,
  },
  { title: 'CompatibilityError' },
)

const CompatibilityWarning = Type.Object(
  {
    ruleName: Type.String(),
    message: Type.String(),
    shortMessage: Type.String(),
    category: WarningCategory,
    relatedProducts: RelatedProducts,
  },
  { title: 'CompatibilityWarning' },
)

export const ValidationResult = Type.Object(
  {
    isValid: Type.Boolean({ description: 'True if and only if there are no errors.' }),
    invalidProducts: Type.Array(Type.String(), {
      description: 'Products that are unknown, are not components, or are named in an error.',
    }),
    errors: Type.Array(CompatibilityError, { description: 'Worst first.' }),
    warnings: Type.Array(CompatibilityWarning, { description: 'Worst first.' }),
  },
  { title: 'ValidationResult' },
)

export const BatchResult = Type.Object(
  {
    results: Type.Array(
      Type.Object(
        { productId: Type.String(), validationResult: ValidationResult },
        { title: 'CandidateResult' },
      ),
      { description: 'One per candidate, in the order of the request.' },
    ),
  },
  { title: 'BatchResult' },
)

export const GroupToValidate = Type.Object(
  {
    baseConfiguration: List(ProductReference, 'configurationProducts'),
    productGroupId: Uuid({ description: 'Every product of this group is validated.' }),
    productIdToReplace: Nullable(
      Text('text', {
        description: 'Each candidate replaces one unit of this product; if null, it is added.',
      }),
    ),
    bundleId: Maybe(
      Text('text', {
        description:
          'The PC on offer that is built. The products are then also ranked for its purpose and for the base configuration, at the prices of the default account of the caller.',
      }),
    ),
  },
  { title: 'GroupToValidate' },
)

const OutcomeFinding = Type.Object(
  {
    ruleName: Type.String({ examples: ['Socket'] }),
    shortMessage: Type.String({ description: 'Short enough for a badge.' }),
    severity: Type.Union([Severity, Type.Null()], { description: 'Of an error; null for a warning.' }),
    category: Type.Union([WarningCategory, Type.Null()], { description: 'Of a warning; null for an error.' }),
  },
  { title: 'OutcomeFinding' },
)
export type OutcomeFinding = Static<typeof OutcomeFinding>

const advice = Type.Optional(
  Nullable(
    Type.String({
      description:
        'How the product goes with the base configuration, in words that continue "Fits,"; null if there is nothing to say. Only with a bundle.',
      examples: ['balanced with your CPU'],
    }),
  ),
)

const ComponentOutcome = Type.Object(
  {
    isValid: Type.Boolean({ description: 'Of the whole configuration.' }),
    findings: Type.Array(OutcomeFinding, { description: 'Those that concern the product; worst first.' }),
    productIds: Type.Array(Type.String(), { description: 'The products with this outcome, by name.' }),
    advice,
    ranks: Type.Optional(
      Type.Array(Type.Integer(), {
        description:
          'The rank of each of `productIds` among all products of the group, of which 0 is recommended first. Only with a bundle.',
      }),
    ),
  },
  { title: 'ComponentOutcome' },
)
export type ComponentOutcome = Static<typeof ComponentOutcome>

export const GroupOutcomes = Type.Object(
  { outcomes: Type.Array(ComponentOutcome) },
  { title: 'GroupOutcomes' },
)

export const CandidatesToFind = Type.Object(
  {
    ...GroupToValidate.properties,
    limit: Maybe(
      IntegerInput({ minimum: 1, maximum: 100, description: 'Products to return; 50 by default.' }),
    ),
  },
  { title: 'CandidatesToFind' },
)

const count = (description: string) => Type.Integer({ description })

export const BestCandidates = Type.Object(
  {
    counts: Type.Object(
      {
        fits: count('Products without a finding that matters for the choice.'),
        unsure: count('Products of which a missing fact leaves something unchecked.'),
        warns: count('Products with warnings.'),
        clashes: count('Products with errors.'),
      },
      { title: 'CandidateCounts', description: 'How many products of the whole group fit.' },
    ),
    candidates: Type.Array(
      Type.Object(
        {
          isValid: Type.Boolean({ description: 'Of the whole configuration.' }),
          findings: Type.Array(OutcomeFinding, { description: 'Those that concern the product.' }),
          product: CatalogProduct,
          advice,
          rank: Type.Optional(
            Type.Integer({
              description:
                'Among all products of the group; 0 is recommended first. Products that fit better come before it in a list. Only with a bundle.',
            }),
          ),
        },
        { title: 'BestCandidate' },
      ),
      { description: 'The best products, listed by name.' },
    ),
  },
  { title: 'BestCandidates' },
)

const ConfigurationProduct = Type.Object(
  { productId: Text(), productGroupId: Uuid() },
  { title: 'ConfigurationProduct' },
)

export const PcConfiguration = Type.Object(
  {
    bundleId: Text('text', { description: 'The PC on offer that it is built from.' }),
    products: List(ConfigurationProduct, 'configurationProducts'),
  },
  { title: 'PcConfiguration' },
)
export type PcConfiguration = ReadOf<typeof PcConfiguration>

export const SavedConfigurationId = Type.Object(
  { configurationId: Type.String({ description: 'Order it as a material of type `PcConfiguration`.' }) },
  { title: 'SavedConfigurationId' },
)

export const SavedConfiguration = Type.Object(
  {
    configurationId: Type.String(),
    bundleId: Type.String(),
    products: Type.Array(ConfigurationProduct),
    createdAt: Type.String({ format: 'date-time' }),
    validationResult: ValidationResult,
  },
  { title: 'SavedConfiguration' },
)

export const ComponentPrices = Type.Object(
  {
    prices: Type.Array(
      Type.Object(
        {
          productId: Type.String(),
          net: Double(),
          gross: Double({ description: 'net × (1 + vatRate), to the minor unit.' }),
          vatRate: Double({ description: 'A fraction: 0.25 is 25 %.', examples: [0.25] }),
        },
        { title: 'ComponentPrice' },
      ),
      { description: 'Ordered by productId.' },
    ),
  },
  { title: 'ComponentPrices' },
)

export const Summary = Type.Object(
  {
    price: Nullable(
      Type.Object(
        { currency: Type.String(), net: Type.Number(), vat: Type.Number(), gross: Type.Number() },
        { title: 'SummaryPrice' },
      ),
    ),
    assembly: Nullable(
      Type.Object(
        {
          productId: Type.String(),
          name: Type.String(),
          price: Nullable(Price),
        },
        {
          title: 'SummaryAssembly',
          description:
            'The assembly of the bundle, which the price includes; null without a bundle or parts.',
        },
      ),
    ),
    unpricedProducts: Type.Array(Type.String(), { description: 'Products that the price does not include.' }),
    power: Type.Object(
      {
        estimatedWatts: Type.Number({ description: 'Estimated draw under full load.' }),
        supplyWatts: Nullable(Type.Number({ description: 'Output of the power supply; null if unknown.' })),
        cpuWatts: Type.Number(),
        graphicsWatts: Type.Number(),
        restWatts: Type.Number(),
      },
      { title: 'PowerSummary' },
    ),
    missing: Type.Array(Type.String(), {
      description:
        'Kinds of part that the PC cannot run without, and `case` if that chosen is of a type that the bundle does not take. A PC of the bundle cannot be ordered before they are chosen.',
    }),
    uncheckedFacts: Type.Array(
      Type.Object(
        { ruleName: Type.String(), productId: Type.String(), fact: Type.String() },
        { title: 'UncheckedFact' },
      ),
      { description: 'Checks that could not be made, with the missing fact.' },
    ),
    validationResult: ValidationResult,
  },
  { title: 'Summary' },
)
