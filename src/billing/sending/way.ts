// How a document is sent: electronically if the buyer can receive that, else by email, else not at all, with what to correct.
import type { AccountBilling } from '../../contract/account-billing.ts'
import type { Company } from '../../contract/company.ts'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { isPeppolScheme } from '../../platform/identifiers/electronic-address.ts'
import { isElectronic } from '../e-invoice/codes.ts'
import type { Way } from './sending.ts'

/** Whether a document is sent when it is issued, and how; undefined if it is not. */
export function wayWhenIssued(
  { sending }: Company,
  billing: AccountBilling | null | undefined,
): { way: Way | null } | undefined {
  const own = billing?.sendBy ?? null
  if (own === 'download') return undefined
  if (own !== null) return { way: own }
  return sending === 'whenIssued' ? { way: null } : undefined
}

export interface WayFacts {
  /** What was asked for; null by what the buyer can receive. */
  wanted: Way | null
  /** The address that was asked for, or that of the account. */
  email: string | null
  sendsMail: boolean
  hasAccessPoint: boolean
  document: InvoiceDocument
  customerId: string
}

export interface Unsendable {
  message: string
}

/** `electronic`: if the look-up finds the recipient; `email` is then what is left if it does not. */
export function chooseWay({
  wanted,
  email,
  sendsMail,
  hasAccessPoint,
  document,
  customerId,
}: WayFacts): Way | Unsendable {
  const address = peppolAddress(document)
  const canTry = hasAccessPoint && address !== null && isElectronic(document)
  if (wanted === 'electronic' && !canTry)
    return { message: whyNotElectronic(hasAccessPoint, address, customerId) }
  if (wanted !== 'email' && canTry) return 'electronic'
  if (!sendsMail) return { message: 'Emails are not sent: SMTP_URL is not set.' }
  if (email === null)
    return {
      message: `The account ${customerId} has no email for invoices. Enter it on its page, and send again.`,
    }
  return 'email'
}

function whyNotElectronic(hasAccessPoint: boolean, address: string | null, customerId: string): string {
  if (!hasAccessPoint) return 'Electronic invoices are not sent: ACCESS_POINT_URL is not set.'
  if (address === null)
    return `The account ${customerId} had no electronic address when the document was issued. Send it by email.`
  return 'The currency of the document has more decimals than an electronic invoice can have. Send it by email.'
}

/** Scheme and id of the buyer, as Peppol writes them; an address in another scheme is none, such as one for emails. */
export const peppolAddress = ({ buyer }: Pick<InvoiceDocument, 'buyer'>): string | null =>
  addressOf(buyer.electronicAddressScheme, buyer.electronicAddress)

export const senderAddress = ({ seller }: Pick<InvoiceDocument, 'seller'>): string =>
  addressOf(seller.electronicAddressScheme, seller.electronicAddress) ?? ''

const addressOf = (scheme: string | null, address: string | null) =>
  scheme === null || !isPeppolScheme(scheme) || address === null ? null : `${scheme}:${address}`
