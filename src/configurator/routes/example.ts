import { exampleProduct } from '../../catalog/routes/example.ts'

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
  product: exampleProduct,
}
