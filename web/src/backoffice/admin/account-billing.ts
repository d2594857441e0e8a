// What invoices to an account say, as texts of a form.
import { backofficeTexts } from '../../texts/backoffice'
import type { AdminAccount } from './admin-queries'

type Billing = NonNullable<AdminAccount['billing']>
export type BillingMember = keyof Billing

export const billingMembers = Object.keys(backofficeTexts.admin.accounts.billing.fields) as BillingMember[]

const figures: readonly BillingMember[] = ['paymentTermsDays', 'creditLimit']

/** The names of the service's fields. */
export type BillingDraft = Record<`billing.${BillingMember}`, string>

export const billingDraft = (billing: AdminAccount['billing'] | undefined) =>
  Object.fromEntries(
    billingMembers.map((name) => [`billing.${name}`, String(billing?.[name] ?? '')]),
  ) as BillingDraft

/** Texts that are empty are left out; figures may have a comma. */
export const billingOf = (draft: BillingDraft) =>
  Object.fromEntries(
    billingMembers
      .map((name) => [name, draft[`billing.${name}`].trim()] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, figures.includes(name) ? text.replace(',', '.') : text]),
  )
