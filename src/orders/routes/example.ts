import { exampleDraft } from '../../contract/example-draft.ts'

export const exampleOrder = {
  orderId: '7K3MX-9QF2T',
  checkoutId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7',
  currency: 'NOK',
  events: { placed: '2026-01-15T09:31:00.000Z' },
  parties: { soldTo: '100001', shipTo: '100001', billTo: '100001', contactTo: null, placedBy: 'Demo 100001' },
  references: exampleDraft.references,
  orderLines: [
    {
      lineNumber: '10',
      name: 'AMD Ryzen 7 9800X3D',
      description: null,
      materialNumber: 'cpu-amd-ryzen-7-9800x3d',
      quantity: { total: 2, fulfilled: 0, cancelled: 0 },
      unitPrice: { gross: 5542.5, net: 4434, vat: 1108.5 },
      references: { deliveryReference: 'Shelf 4' },
      categories: ['PHYSICAL_ITEM'],
      orderLines: [],
    },
    {
      lineNumber: '20',
      name: 'Fjordpost collection, Oslo S',
      description: null,
      materialNumber: 'fjordpost-pickup:fjordpost-oslo-s',
      quantity: { total: 1, fulfilled: 0, cancelled: 0 },
      unitPrice: { gross: 86.25, net: 69, vat: 17.25 },
      references: null,
      categories: ['DELIVERY'],
      orderLines: [],
    },
  ],
  expectedDeliveries: [
    {
      estimatedDeliveryDate: '2026-01-19T00:00:00.000Z',
      expectedLines: [
        {
          orderLineNumber: '10',
          quantity: 2,
          references: { deliveryReference: 'Shelf 4' },
          status: 'Available',
          availableAt: '2026-01-15T09:31:00.000Z',
        },
      ],
      collectionPoint: {
        id: 'fjordpost-oslo-s',
        name: 'Oslo S',
        addressLine1: 'Jernbanetorget 1',
        postCode: '0154',
        city: 'Oslo',
        country: 'NO',
      },
      deliveryAddress: exampleDraft.delivery.deliveryAddress,
    },
  ],
  deliveries: [],
  billings: [],
  notes: exampleDraft.notes,
}
