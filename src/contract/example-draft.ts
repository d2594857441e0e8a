export const exampleAddress = {
  name: 'Fjord Data AS',
  addressLine1: 'Storgata 1',
  addressLine2: null,
  postCode: '0155',
  city: 'Oslo',
  country: 'NO',
  contactPersonName: null,
  phone: null,
  mobilePhone: '+47 400 00 000',
  email: 'orders@example.com',
  globalLocationNumber: null,
}

/** A draft that can be submitted against the demo data. */
export const exampleDraft = {
  soldTo: { customerId: '100001' },
  orderLines: [
    {
      materialId: { type: 'MaterialNumber', value: 'cpu-amd-ryzen-7-9800x3d' },
      quantity: 2,
      references: { deliveryReference: 'Shelf 4' },
    },
  ],
  delivery: {
    deliveryAddress: exampleAddress,
    preferences: null,
  },
  references: { billingReference: 'PO-4711', deliveryReference: null },
  notes: { messageToSalesDepartment: 'Please deliver before noon.' },
}
