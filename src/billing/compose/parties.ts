import type { AccountBilling } from '../../contract/account-billing.ts'
import type { Company } from '../../contract/company.ts'
import type { InvoiceParty } from '../../contract/invoice.ts'

/** The buyer, as far as its account says. */
export interface BuyerAccount {
  name: string
  country: string
  billing?: AccountBilling | null
}

/** Schemes whose addresses are organisation numbers. */
const schemeOfCountry: Record<string, string> = { NO: '0192', SE: '0007', DK: '0184', FI: '0216' }

/** The address in the national register of the country, or else the email. */
function electronicAddress(organisationNumber: string | null, country: string, email: string | null) {
  const scheme = schemeOfCountry[country]
  if (scheme && organisationNumber)
    return { electronicAddressScheme: scheme, electronicAddress: organisationNumber }
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
    ...electronicAddress(organisationNumber, country ?? '', email),
  }
}

export function buyerOf({ name, country: ofAccount, billing }: BuyerAccount): InvoiceParty {
  const country = billing?.country ?? ofAccount
  const organisationNumber = billing?.organisationNumber ?? null
  const email = billing?.email ?? null
  const own = billing?.electronicAddressScheme
    ? {
        electronicAddressScheme: billing.electronicAddressScheme,
        electronicAddress: billing.electronicAddress,
      }
    : electronicAddress(organisationNumber, country, email)
  return {
    name: billing?.legalName ?? name,
    organisationNumber,
    vatId: billing?.vatId ?? null,
    addressLine1: billing?.addressLine1 ?? null,
    addressLine2: billing?.addressLine2 ?? null,
    postCode: billing?.postCode ?? null,
    city: billing?.city ?? null,
    country,
    email,
    phone: null,
    ...own,
  }
}
