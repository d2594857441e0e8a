import type { Purchase, Supplier, SupplierProduct } from '../../contract/purchasing.ts'

export const supplierParams = { supplierId: 'Your number of the supplier.' }
export const purchaseParams = { purchaseOrderId: 'The purchase order.' }

const { supplierId, name, currency, ...rest } = {
  supplierId: 'S-100',
  name: 'Nordic Parts AB',
  currency: 'SEK',
  contact: 'Purchasing desk',
  email: 'orders@nordic-parts.example',
  phone: null,
  address: null,
  customerNumber: 'K-4711',
  leadTimeDays: 7,
  language: 'sv',
  note: null,
}
export const newSupplier = { supplierId, name, currency, ...rest }
export const exampleSupplier: Supplier = { ...newSupplier, retiredAt: null, version: 1 }

export const exampleProduct: SupplierProduct = {
  supplierId,
  supplierName: name,
  productId: 'cpu-1',
  productName: 'AMD Ryzen 7 9800X3D',
  partNumber: 'NP-9800',
  cost: 3890,
  currency,
  minimumQuantity: 5,
  preferred: true,
}

export const examplePurchase: Purchase = {
  purchaseOrderId: 'P-7K3MX-9QF2T',
  supplierId,
  supplierName: name,
  state: 'Confirmed',
  version: 3,
  createdAt: '2026-11-16T07:30:00.000Z',
  sentAt: '2026-11-16T07:32:00.000Z',
  sentTo: 'orders@nordic-parts.example',
  dueAt: '2026-12-01T23:59:59.000Z',
  currency,
  note: null,
  lines: [
    {
      lineNumber: '10',
      productId: 'cpu-1',
      productName: 'AMD Ryzen 7 9800X3D',
      partNumber: 'NP-9800',
      quantity: 20,
      cost: 3890,
      amount: 58350,
      wantedAt: null,
      confirmedQuantity: 15,
      expectedAt: '2026-12-01T23:59:59.000Z',
      received: 0,
      outstanding: 15,
    },
  ],
  total: 58350,
  linesWithoutCost: 0,
  allowedActions: ['send', 'confirm', 'receive', 'cancel'],
}
