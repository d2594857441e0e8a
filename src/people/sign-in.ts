// How a person who is known becomes a session, and how a password is checked. Nothing here says whether somebody has an email.
import { credentialOfPerson } from '../accounts/session.ts'
import { startSession } from '../accounts/start-session.ts'
import { Problem } from '../contract/problems.ts'
import type { RouteResult } from '../platform/http/reply/answer.ts'
import { type Write, wins } from '../platform/store/store.ts'
import type { PeopleContext } from './context.ts'
import { type Credential, credentialOf, loadCredentials } from './credential.ts'
import { isPassword } from './factors/password.ts'
import { addFailure, forgetFailures, guessed, isWaiting } from './failures.ts'
import { emailOf, type Person } from './person.ts'
import { checkCode } from './second-factor.ts'

const refused = () => new Problem('sign_in_refused')

/** Nobody has this id. */
const nobody = ''

interface Proven {
  person: Person
  credentials: Credential[]
  /** Ends the count of failures. */
  writes: Write[]
}

/** Takes the same steps for an email that nobody has: the same queries, one hash, one write after a failure. */
export async function provePassword(
  { store, clock }: PeopleContext,
  email: string,
  person: Person | undefined,
  password: string,
): Promise<Proven | Problem> {
  const now = clock()
  const guess = guessed('password', emailOf(email))
  const credentials = await loadCredentials(store, person?.id ?? nobody)
  const isBlocked = await isWaiting(store, guess, now)
  const isRight = await isPassword(password, credentialOf(credentials, 'password')?.secret)
  if (!isBlocked && isRight && person?.retiredAt === null)
    return { person, credentials, writes: [forgetFailures(guess)] }
  // A wait is not prolonged by those who guess on.
  if (!isBlocked) await store.batch([addFailure(guess, now)])
  return refused()
}

/** Begins the session, if the second factor is right or there is none. */
export async function signInAs(
  context: PeopleContext,
  { person, credentials, writes }: Proven,
  code: string | null,
  origin: string | undefined,
): Promise<RouteResult> {
  const { store, clock } = context
  const now = clock()
  const guess = guessed('code', person.id)
  const isBlocked = await isWaiting(store, guess, now)
  const factor = checkCode(person.id, credentials, code, now)
  if (factor === 'needed') return new Problem('second_factor_needed')
  if (factor === 'wrong' || (isBlocked && factor.length > 0)) {
    if (!isBlocked) await store.batch([addFailure(guess, now)])
    return refused()
  }
  return (await enter(context, person, [...writes, ...factor, forgetFailures(guess)], origin)) ?? refused()
}

/** Begins the session of a person who has proven everything; undefined if another use of the same proof was faster. */
export async function enter(
  { store, clock, settings }: PeopleContext,
  person: Person,
  writes: Write[],
  origin: string | undefined,
): Promise<RouteResult | undefined> {
  const session = startSession({ settings, now: clock(), origin, credential: credentialOfPerson, person })
  return (await wins(store, [...writes, session.write]))
    ? { status: 204, headers: session.headers }
    : undefined
}
