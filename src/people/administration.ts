// Decisions about people, shared by the API and the command line.
import { isEmailAddress } from '../contract/email-address.ts'
import type { FieldError } from '../contract/read.ts'
import { isRoleName } from '../contract/rights.ts'
import type { Write } from '../platform/store/store.ts'
import type { MailPerson } from './context.ts'
import { type LinkPurpose, mintLink } from './link.ts'
import type { Person } from './person.ts'

/** All errors of a person, by the names of the API. */
export function personErrors(
  { email, name, roles, accounts }: Pick<Person, 'email' | 'name' | 'roles' | 'accounts'>,
  hasAccount: (id: string) => boolean,
): FieldError[] {
  const unknownRoles = roles.filter((role) => !isRoleName(role))
  const unknown = accounts.filter((id) => !hasAccount(id))
  const check = (isRight: boolean, fieldName: string, message: string) =>
    isRight ? [] : [{ fieldName, message }]
  return [
    ...check(isEmailAddress(email), 'email', 'is not an email address, such as kari@shop.example'),
    ...check(name.trim() !== '', 'name', 'must not be empty'),
    ...unknownRoles.map((role) => ({ fieldName: 'roles', message: `names no role: there is no ${role}` })),
    ...unknown.map((id) => ({ fieldName: 'accounts', message: `names no account: there is no ${id}` })),
    ...check(roles.length + accounts.length > 0, 'roles', 'needs a role or an account'),
  ]
}

/** A link for a person: sent by email, or made here to be shown once. */
export function giveLink(
  { id, email }: Person,
  purpose: LinkPurpose,
  mailPerson: MailPerson | undefined,
  now: number,
): { writes: Write[]; path: string | null } {
  return mailPerson ? { writes: [mailPerson(email, purpose, now)], path: null } : mintLink(id, purpose, now)
}
