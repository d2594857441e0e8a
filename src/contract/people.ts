import Type, { type Static } from 'typebox'
import { pageQuery, searchQuery } from './administration.ts'
import { Passkey } from './passkeys.ts'
import { roleNames } from './rights.ts'
import { DateTime, List, Maybe, Nullable, Text } from './types.ts'

const email = Text('text', { description: 'In any case.', examples: ['kari@shop.example'] })
const password = Text('text', {
  description: 'At least 15 characters, or 8 for a person with a second factor.',
  examples: ['three small blue boats'],
})
const code = Maybe(
  Text('text', { description: 'Of the authenticator app, or a recovery code, if the person has one.' }),
)
const secret = Text('text', { description: 'The part of the link after `#`.' })

export const SignIn = Type.Object({ email, password, code }, { title: 'SignIn' })
export const LinkSignIn = Type.Object({ secret, code }, { title: 'LinkSignIn' })

export const LinkRequest = Type.Object(
  {
    email,
    purpose: Type.Enum(['signIn', 'password'], {
      description: 'To sign in without a password, or to set a new one.',
    }),
  },
  { title: 'LinkRequest' },
)

export const LinkSecret = Type.Object({ secret }, { title: 'LinkSecret' })
export const LinkOwner = Type.Object(
  {
    email: Type.String(),
    name: Type.String(),
    minLength: Type.Integer({ description: 'Of a password of this person.' }),
  },
  { title: 'LinkOwner' },
)
export const NewPassword = Type.Object({ secret, password }, { title: 'NewPassword' })
export const PasswordChange = Type.Object(
  { current: Text('text', { description: 'The password until now.' }), password },
  { title: 'PasswordChange' },
)
export const CurrentPassword = Type.Object(
  { password: Text('text', { description: 'The password of the person who signed in.' }) },
  { title: 'CurrentPassword' },
)
export const FactorSecret = Type.Object(
  {
    secret: Type.String({ description: 'For the authenticator app, in base32. Shown once.' }),
    uri: Type.String({ description: 'The same as an `otpauth:` link.' }),
  },
  { title: 'FactorSecret' },
)
export const FactorCode = Type.Object(
  { code: Text('text', { description: 'What the app shows.' }) },
  { title: 'FactorCode' },
)
export const RecoveryCodes = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Each works once instead of a code of the app. Shown only here.',
    }),
  },
  { title: 'RecoveryCodes' },
)

export const OwnSecurity = Type.Object(
  {
    email: Type.String(),
    name: Type.String(),
    password: Type.Boolean({ description: 'Whether the person has a password.' }),
    secondFactor: Type.Boolean(),
    recoveryCodes: Type.Integer({ description: 'How many are left.' }),
    passkeys: Type.Array(Passkey),
  },
  { title: 'OwnSecurity' },
)

const PersonSession = Type.Object(
  {
    sessionId: Type.String({ description: 'Not its cookie.' }),
    createdAt: DateTime(),
    seenAt: DateTime({ description: 'Its last request, within some minutes.' }),
    expiresAt: DateTime(),
    current: Type.Boolean({ description: 'Whether this request belongs to it.' }),
  },
  { title: 'PersonSession' },
)
export const PersonSessions = Type.Object(
  { sessions: Type.Array(PersonSession, { description: 'Newest first.' }) },
  { title: 'PersonSessions' },
)
export type PersonSessions = Static<typeof PersonSessions>

const members = {
  name: Text('text', { examples: ['Kari Nordmann'] }),
  roles: List(Text('text', { examples: [...roleNames] }), 'orderLines', { description: 'Of staff.' }),
  accounts: List(Text('text', { examples: ['100001'] }), 'orderLines', {
    description: 'The accounts that the person may order for, the default one first.',
  }),
}

export const NewPerson = Type.Object(
  { email, name: members.name, roles: Maybe(members.roles), accounts: Maybe(members.accounts) },
  { title: 'NewPerson' },
)

export const PersonChange = Type.Object(
  {
    name: Maybe(members.name),
    roles: Maybe(members.roles),
    accounts: Maybe(members.accounts),
    retired: Maybe(Type.Boolean({ description: 'A retired person cannot sign in.' })),
  },
  { title: 'PersonChange', description: 'Members that are missing or null are not changed.' },
)

const personMembers = {
  personId: Type.String(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.String()),
  accounts: Type.Array(Type.String()),
  createdAt: DateTime(),
  retiredAt: Nullable(DateTime()),
  version: Type.Integer({ description: 'Grows with every change. Send it in quotes as `If-Match`.' }),
}
export const AdminPerson = Type.Object(personMembers, { title: 'AdminPerson' })
export type AdminPerson = Static<typeof AdminPerson>

const link = Nullable(
  Type.String({
    description:
      'The link to give to the person, shown only here. Null if it was sent by email, and in the answer to a repeat with the same `Idempotency-Key`.',
  }),
)
export const InvitedPerson = Type.Object({ ...personMembers, link }, { title: 'InvitedPerson' })
export const SentLink = Type.Object({ link }, { title: 'SentLink' })

export const AdminPersonList = Type.Object(
  {
    people: Type.Array(AdminPerson, { description: 'In the order in which they were invited.' }),
    nextCursor: Nullable(Type.String()),
  },
  { title: 'AdminPersonList' },
)
export const peopleQuery = Type.Object({
  ...searchQuery('email, name, roles or accounts'),
  ...pageQuery('People'),
})
