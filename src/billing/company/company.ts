// The company that sells: one row, which every paper, email and invoice shows.
import type { Company } from '../../contract/company.ts'
import type { Topic } from '../../platform/store/live-snapshot.ts'
import { integer, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'

export interface StoredCompany {
  company: Company
  /** 0 before it was saved. */
  version: number
}

const id = 'company'

const select = readStatement({
  name: 'company.byId',
  columns: { body: text, version: integer },
  sql: 'SELECT body, version FROM company WHERE id = $1',
})

const insert = insertStatement(
  'company.insert',
  'company',
  ['id', 'body', 'version'],
  'ON CONFLICT DO NOTHING',
)

const update = writeStatement({
  name: 'company.update',
  sql: 'UPDATE company SET body = $2, version = version + 1 WHERE id = $1 AND version = $3',
})

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

export async function loadCompany(store: Reader): Promise<StoredCompany> {
  const row = await first(store, { statement: select, values: [id] })
  // Members that came later are empty in an older row.
  return row
    ? { company: { ...noCompany, ...JSON.parse(row.body) }, version: row.version }
    : { company: noCompany, version: 0 }
}

/** Increments the version, and changes no row if another command changed the company meanwhile. */
export const saveCompany = ({ company, version }: StoredCompany): Write =>
  version === 0
    ? write(insert, [id, JSON.stringify(company), 1])
    : write(update, [id, JSON.stringify(company), version])

export const companyTopic: Topic = { name: 'company' }
