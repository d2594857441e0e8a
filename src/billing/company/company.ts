// The company that sells: one row, which every paper, email and invoice shows.
import type { Company } from '../../contract/company.ts'
import type { Topic } from '../../platform/store/live-snapshot.ts'
import { singleRow } from '../../platform/store/single-row.ts'
import type { Reader, Write } from '../../platform/store/store.ts'

export interface StoredCompany {
  company: Company
  /** 0 before it was saved. */
  version: number
}

export const defaultTermsDays = 14

export const noCompany: Company = {
  legalName: null,
  organisationNumber: null,
  vatId: null,
  addressLine1: null,
  addressLine2: null,
  postCode: null,
  city: null,
  country: null,
  iban: null,
  bankAccount: null,
  email: null,
  phone: null,
  logo: null,
  paymentTermsDays: defaultTermsDays,
  languages: [],
  invoicesFromErp: false,
  isInForetaksregisteret: true,
  issuing: 'byHand',
  sending: 'byHand',
  reminders: [],
}

const row = singleRow({ name: 'company', table: 'company', id: 'company', usual: noCompany })

export async function loadCompany(store: Reader): Promise<StoredCompany> {
  const { value, version } = await row.load(store)
  return { company: value, version }
}

/** Increments the version, and changes no row if another command changed the company meanwhile. */
export const saveCompany = ({ company, version }: StoredCompany): Write => row.save(company, version)

export const companyTopic: Topic = { name: 'company' }
