import type { AccountBilling } from '../../contract/account-billing.ts'
import type { Company } from '../../contract/company.ts'
import type { InvoiceParty } from '../../contract/invoice.ts'
import { registers } from '../e-invoice/codes.ts'

/** The buyer, as far as its account says. */
export interface BuyerAccount {
  name: string
  country: string
  billing?: AccountBilling | null
}

/** Of Belgian companies, whose numbers are the digits of their VAT ids. */
const belgian = '0208'

/** Schemes whose addresses are VAT ids, by the letters these begin with. */
const vatSchemes: Record<string, string> = {
  AT: '9914',
  BE: belgian,
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
}

type Identity = Pick<InvoiceParty, 'organisationNumber' | 'vatId' | 'country' | 'email'>

/** The address in the national register of the country, or else the VAT id, or else the email, which Peppol has not. */
function electronicAddress({ organisationNumber, vatId, country, email }: Identity) {
  const register = registers[country]
  if (register && organisationNumber)
    return { electronicAddressScheme: register, electronicAddress: organisationNumber }
  const scheme = vatSchemes[vatId?.slice(0, 2) ?? '']
  if (scheme && vatId)
    return {
      electronicAddressScheme: scheme,
      electronicAddress: scheme === belgian ? vatId.slice(2) : vatId,
    }
  return { electronicAddressScheme: email === null ? null : 'EM', electronicAddress: email }
}

/** What is missing is empty, and the rules name it. */
export function sellerOf(company: Company): InvoiceParty {
  const {
    legalName,
    organisationNumber,
    vatId,
    addressLine1,
    addressLine2,
    postCode,
    city,
    country,
    email,
    phone,
  } = company
  return {
    name: legalName ?? '',
    ...{ organisationNumber, vatId, addressLine1, addressLine2, postCode, city },
    country: country ?? '',
    ...{ email, phone },
    ...electronicAddress({ organisationNumber, vatId, country: country ?? '', email }),
    register: country === 'NO' && company.isInForetaksregisteret ? 'Foretaksregisteret' : null,
  }
}

export function buyerOf({ name, country: ofAccount, billing }: BuyerAccount): InvoiceParty {
  const country = billing?.country ?? ofAccount
  const organisationNumber = billing?.organisationNumber ?? null
  const vatId = billing?.vatId ?? null
  const email = billing?.email ?? null
  const own = billing?.electronicAddressScheme
    ? {
        electronicAddressScheme: billing.electronicAddressScheme,
        electronicAddress: billing.electronicAddress,
      }
    : electronicAddress({ organisationNumber, vatId, country, email })
  return {
    name: billing?.legalName ?? name,
    organisationNumber,
    vatId,
    addressLine1: billing?.addressLine1 ?? null,
    addressLine2: billing?.addressLine2 ?? null,
    postCode: billing?.postCode ?? null,
    city: billing?.city ?? null,
    country,
    email,
    phone: null,
    ...own,
    register: null,
  }
}
