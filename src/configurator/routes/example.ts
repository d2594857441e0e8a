export const exampleBase = [{ productId: 'board-msi-mag-b850-tomahawk-max-wifi' }]

export const exampleVerdict = {
  isValid: true,
  invalidProducts: [],
  errors: [],
  warnings: [
    {
      ruleName: 'Completeness',
      message: 'The configuration has no memory. Add memory.',
      shortMessage: 'No memory',
      category: 'Completeness',
      relatedProducts: [],
    },
  ],
}

export const exampleCandidate = {
  isValid: true,
  findings: [],
  product: {
    productId: 'cpu-amd-ryzen-7-9800x3d',
    productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25',
    kind: 'cpu',
    name: 'AMD Ryzen 7 9800X3D',
    description: null,
    manufacturer: 'AMD',
    manufacturerPartNumber: '100-100001084WOF',
    ean: '2000000000145',
    category: 'PHYSICAL_ITEM',
    discontinued: false,
    facts: { socket: 'AM5', cores: 8 },
    images: [],
    price: { currency: 'NOK', net: 4434, vat: 1108.5, gross: 5542.5 },
    availability: { status: 'Available', availableAt: '2026-01-15T09:30:00.000Z', freeUnits: 24 },
  },
}
