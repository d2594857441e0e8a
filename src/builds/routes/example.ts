const price = { currency: 'NOK', net: 4434, vat: 1108.5, gross: 5542.5 }

export const exampleSummary = {
  buildId: '01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44',
  name: 'Living room PC',
  bundleId: 'bundle-gaming-pc',
  bundleName: 'Gaming PC',
  updatedAt: '2026-01-15T09:30:00.000Z',
  version: 1,
  configurationId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7',
  priceWhenSaved: price,
  priceNow: price,
  problems: [
    {
      code: 'configuration_incomplete',
      message: 'Gaming PC takes 1 of Motherboards, and the configuration has 0.',
    },
  ],
  unavailable: [],
  share: { shareId: 'pX0o3s9Qm2Vd7kTz1aLrYw', withPrices: true },
}

const part = {
  productId: 'cpu-amd-ryzen-7-9800x3d',
  name: 'AMD Ryzen 7 9800X3D',
  groupName: 'Processors',
  kind: 'cpu',
  manufacturerPartNumber: '100-100001084WOF',
  quantity: 1,
  unitPrice: price,
  availability: 'Available',
}

export const exampleBuild = {
  ...exampleSummary,
  parts: [part],
  versions: [
    {
      version: 1,
      configurationId: exampleSummary.configurationId,
      savedAt: '2026-01-15T09:30:00.000Z',
      price,
    },
  ],
}

export const exampleShared = {
  name: exampleSummary.name,
  bundleId: exampleSummary.bundleId,
  bundleName: exampleSummary.bundleName,
  savedAt: exampleSummary.updatedAt,
  parts: [part],
  price,
  problems: exampleSummary.problems,
}
