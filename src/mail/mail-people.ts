// Emails with a link to sign in or to set a password. Whether somebody has the address is asked, and the link made, when the email is
// sent: the request takes the same time for every address, and the outbox never has a secret.
import { loadCompany } from '../billing/company/company.ts'
import { signatureOf } from '../billing/company/letterhead.ts'
import { addressOf, type MailPerson, type PeopleSettings } from '../people/context.ts'
import { type LinkPurpose, mintLink } from '../people/link.ts'
import { loadPersonByEmail } from '../people/person.ts'
import type { Store } from '../platform/store/store.ts'
import { type DueMail, insertMail } from './mail.ts'
import { type MailText, type PersonMailType, writeText } from './texts.ts'

const words: Record<
  PersonMailType,
  { purpose: LinkPurpose; subject: string; about: string; label: string; life: string }
> = {
  personInvitation: {
    purpose: 'invitation',
    subject: 'Your invitation',
    about: 'You were invited to sign in. Choose a password to begin.',
    label: 'Choose a password',
    life: 'The link works once, for seven days.',
  },
  personPassword: {
    purpose: 'password',
    subject: 'Set a new password',
    about: 'Somebody, probably you, asked to set a new password for this email address.',
    label: 'Set a new password',
    life: 'The link works once, for an hour. If it was not you, ignore this email: nothing changes.',
  },
  personSignIn: {
    purpose: 'signIn',
    subject: 'Your link to sign in',
    about: 'Somebody, probably you, asked to sign in with this email address.',
    label: 'Sign in',
    life: 'The link works once, for 15 minutes. If it was not you, ignore this email: nobody is signed in.',
  },
}

const typeOf = Object.fromEntries(
  Object.entries(words).map(([type, { purpose }]) => [purpose, type]),
) as Record<LinkPurpose, PersonMailType>

export const mailPerson: MailPerson = (email, purpose, now) =>
  // The account counts in the limit per hour. Without a text: a program from before people cannot send it.
  insertMail({
    orderId: '',
    account: `person ${email}`,
    type: typeOf[purpose],
    recipient: email,
    text: null,
    now,
  })

/** Undefined if it must not be sent: nobody has the address, or the person is retired. */
export async function personLetter(
  store: Store,
  { type, recipient }: DueMail,
  settings: PeopleSettings,
  now: number,
): Promise<MailText | undefined> {
  const { purpose, subject, about, label, life } = words[type as PersonMailType]
  const person = await loadPersonByEmail(store, recipient)
  if (person?.retiredAt !== null) return undefined
  const { path, writes } = mintLink(person.id, purpose, now)
  const { company } = await loadCompany(store)
  await store.batch(writes)
  return writeText(
    {
      subject: [subject, company.legalName].filter(Boolean).join(', '),
      blocks: [about, { link: addressOf(settings, path), label }, life],
    },
    { signature: signatureOf(company) },
  )
}

export const isPersonMail = (type: string): boolean => Object.hasOwn(words, type)
