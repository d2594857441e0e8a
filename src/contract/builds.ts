import Type from 'typebox'
import { draftProblemCodes } from './draft-problems.ts'
import { ExpectedStatus } from './shapes.ts'
import { DateTime, Int32, Maybe, Nullable, Text } from './types.ts'

const Price = Type.Object(
  { currency: Type.String(), net: Type.Number(), vat: Type.Number(), gross: Type.Number() },
  { title: 'BuildPrice', description: 'Null without a price list, or if a part has no price.' },
)

const Problem = Type.Object(
  { code: Type.Enum([...draftProblemCodes]), message: Type.String() },
  { title: 'BuildProblem' },
)

const Share = Type.Object(
  {
    shareId: Type.String({ description: 'Opens the build at `/shared/{shareId}`, without a credential.' }),
    withPrices: Type.Boolean(),
  },
  { title: 'BuildShare' },
)

const Version = Type.Object(
  {
    version: Int32({ description: 'From 1.' }),
    configurationId: Type.String({ description: 'Order it as a material of type `PcConfiguration`.' }),
    savedAt: DateTime(),
    price: Nullable(Price),
  },
  { title: 'BuildVersion' },
)

const Part = Type.Object(
  {
    productId: Type.String(),
    name: Type.String(),
    groupName: Nullable(Type.String({ description: 'Null for the assembly.' })),
    kind: Nullable(Type.String()),
    manufacturerPartNumber: Nullable(Type.String()),
    quantity: Int32(),
    unitPrice: Nullable(Price),
    availability: ExpectedStatus,
  },
  { title: 'BuildPart' },
)

const summary = {
  buildId: Type.String(),
  name: Type.String(),
  bundleId: Type.String(),
  bundleName: Nullable(Type.String({ description: 'Null if the PC is no longer on offer.' })),
  updatedAt: DateTime(),
  version: Int32({ description: 'The newest one, which all other members describe.' }),
  configurationId: Type.String(),
  priceWhenSaved: Nullable(Price),
  priceNow: Nullable(Price),
  problems: Type.Array(Problem, {
    description: 'Why it cannot be ordered now; empty if everything still fits.',
  }),
  unavailable: Type.Array(Type.String(), { description: 'Names of parts that are not in stock now.' }),
  share: Nullable(Share),
}

export const BuildSummary = Type.Object(summary, { title: 'BuildSummary' })

export const Builds = Type.Object({ builds: Type.Array(BuildSummary) }, { title: 'Builds' })

export const Build = Type.Object(
  {
    ...summary,
    parts: Type.Array(Part, { description: 'Of the newest version; the assembly last.' }),
    versions: Type.Array(Version, { description: 'Newest first.' }),
  },
  { title: 'Build' },
)

const Name = Text('text', { description: 'Chosen by its owner; not empty.', examples: ['Living room PC'] })

const ConfigurationId = Text('text', { description: 'A saved PC of the same account.' })

export const NewBuild = Type.Object({ name: Name, configurationId: ConfigurationId }, { title: 'NewBuild' })
export const NewBuildName = Type.Object({ name: Name }, { title: 'NewBuildName' })
export const NewBuildVersion = Type.Object({ configurationId: ConfigurationId }, { title: 'NewBuildVersion' })
export const BuildCopy = Type.Object({ name: Maybe(Name) }, { title: 'BuildCopy' })
export const NewShare = Type.Object(
  { withPrices: Type.Boolean({ description: "Whether it shows the prices of the owner's account." }) },
  { title: 'NewShare' },
)
export const BuildShare = Share

export const SharedBuild = Type.Object(
  {
    name: Type.String(),
    bundleId: Type.String(),
    bundleName: Nullable(Type.String()),
    savedAt: DateTime(),
    parts: Type.Array(Part, { description: 'Without prices, `unitPrice` is null.' }),
    price: Nullable(Price),
    problems: Type.Array(Problem),
  },
  { title: 'SharedBuild' },
)
