import type { Company } from '../../src/contract/company.ts'

/** The shop of the demo. Its numbers have right check digits and belong to nobody. */
export const demoCompany: Company = {
  legalName: 'Nordlys Maskin AS',
  organisationNumber: '987654325',
  vatId: 'NO987654325MVA',
  addressLine1: 'Verkstedveien 4',
  addressLine2: null,
  postCode: '0277',
  city: 'Oslo',
  country: 'NO',
  iban: 'NO9386011117947',
  bankAccount: '86011117947',
  email: 'faktura@nordlys.example',
  phone: '+47 22 00 00 00',
  logo: null,
  paymentTermsDays: 14,
  languages: ['en', 'nb'],
  invoicesFromErp: false,
  isInForetaksregisteret: true,
  issuing: 'byHand',
  sending: 'byHand',
  reminders: [],
}
