// The members of each list, in words; those that every row needs come first.
import { backofficeTexts } from '../../texts/backoffice'

const { members } = backofficeTexts.imports

export interface ImportField {
  member: string
  label: string
  isRequired: boolean
}

const required: Record<string, readonly string[]> = {
  products: ['productId', 'name'],
  groups: ['productGroupId', 'kind', 'name'],
  bundles: ['bundleId', 'name', 'groups', 'assemblyProductId'],
  prices: ['productId', 'net', 'priceList', 'currency'],
  stock: ['productId', 'onHand'],
  purchaseOrders: ['purchaseOrderId', 'productId', 'quantity'],
  payments: ['bankReference', 'date', 'amount', 'currency'],
  carriers: ['id', 'carrier', 'name', 'countries', 'transitDays', 'bands'],
}

const others: Record<string, readonly string[]> = {
  products: [
    ...['description', 'manufacturer', 'manufacturerPartNumber', 'ean', 'category', 'weightGrams'],
    ...['discontinued', 'productGroupId'],
  ],
  bundles: ['description', 'purpose', 'caseTypes'],
  prices: ['minQuantity', 'validFrom', 'validUntil'],
  purchaseOrders: ['expectedAt'],
  payments: ['direction', 'reference', 'message', 'payer', 'payerAccount'],
  carriers: ['collectionPoints'],
}

export const wordOf = (member: string) => members[member] ?? member

export const fieldsOf = (list: string): ImportField[] => [
  ...(required[list] ?? []).map((member) => ({ member, label: wordOf(member), isRequired: true })),
  ...(others[list] ?? []).map((member) => ({ member, label: wordOf(member), isRequired: false })),
]
