import { isEmailAddress } from '../../contract/email-address.ts'
import { LinkRequest, LinkSignIn, SignIn } from '../../contract/people.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import type { PeopleContext } from '../context.ts'
import { loadCredentials } from '../credential.ts'
import type { RefuseAttempt } from '../limits.ts'
import { findLink, useLink } from '../link.ts'
import { emailOf, loadPerson, loadPersonByEmail } from '../person.ts'
import { provePassword, signInAs } from '../sign-in.ts'

const signedIn = noContent('The browser is signed in.', { 'Set-Cookie': 'The session cookie.' })

// These are no commands, though they write: their answers have a secret, and their bodies a password, of which no hash must be stored
// for repeated requests.
export const signIn = (context: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'signIn',
    method: 'POST',
    path: '/customers/v1/sign-in',
    tag: 'People',
    summary: 'Sign in with email and password',
    description:
      'Begins a session, as `POST /customers/v1/session` does with a credential. A person with a second factor is asked for `code` when the password is right. Whether somebody has the email is not to be seen from the answer or its time. For pages of this service; programs have keys.',
    access: 'public',
    cost: 'heavy',
    body: {
      schema: SignIn,
      example: { email: 'kari@shop.example', password: 'three small blue boats', code: null },
    },
    success: signedIn,
    problems: ['sign_in_refused', 'second_factor_needed'],

    async read({ caller, body: { email, password, code }, origin }) {
      const refusal = refuseAttempt(caller.id, emailOf(email))
      if (refusal) return refusal
      const person = await loadPersonByEmail(context.store, email)
      const proven = await provePassword(context, email, person, password)
      return proven instanceof Problem ? proven : signInAs(context, proven, code, origin)
    },
  })

export const signInWithLink = (context: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'signInWithLink',
    method: 'POST',
    path: '/customers/v1/sign-in/link',
    tag: 'People',
    summary: 'Sign in with a link',
    description:
      'Begins a session with the secret of a link from an email. A link works once, for 15 minutes; a second factor is asked for as with a password.',
    access: 'public',
    body: {
      schema: LinkSignIn,
      example: { secret: 'Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE', code: null },
    },
    success: signedIn,
    problems: ['link_not_found', 'sign_in_refused', 'second_factor_needed'],

    async read({ caller, body: { secret, code }, origin }) {
      const { store, clock } = context
      const refusal = refuseAttempt(caller.id)
      if (refusal) return refusal
      const link = await findLink(store, secret, clock())
      const person = link?.purpose === 'signIn' ? await loadPerson(store, link.person) : undefined
      if (!link || person?.retiredAt !== null) return new Problem('link_not_found')
      const credentials = await loadCredentials(store, person.id)
      return signInAs(context, { person, credentials, writes: [useLink(link)] }, code, origin)
    },
  })

export const requestLink = ({ clock, mailPerson }: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'requestLink',
    method: 'POST',
    path: '/customers/v1/sign-in/email',
    tag: 'People',
    summary: 'Ask for a link by email',
    description:
      'Sends a link to sign in (15 minutes) or to set a password (an hour), if a person has this email. The answer is the same if nobody has it.',
    access: 'public',
    body: { schema: LinkRequest, example: { email: 'kari@shop.example', purpose: 'password' } },
    success: noContent('The email is sent, if somebody has it.'),
    problems: ['emails_not_sent'],

    async decide({ caller, body: { email, purpose } }, isRetry) {
      const refusal = isRetry ? undefined : refuseAttempt(caller.id, emailOf(email))
      if (refusal) return refusal
      if (!mailPerson) return new Problem('emails_not_sent')
      if (!isEmailAddress(email)) return invalid({ fieldName: 'email', message: 'is not an email address' })
      return { writes: [mailPerson(emailOf(email), purpose, clock())], answer: { status: 204 } }
    },
  })
