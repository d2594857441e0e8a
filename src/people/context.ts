import type { SessionContext } from '../accounts/context.ts'
import type { Write } from '../platform/store/store.ts'
import type { LinkPurpose } from './link.ts'

export interface PeopleSettings {
  /** Address of the pages, for links. */
  PUBLIC_URL: string | undefined
  BASE_PATH: string
}

/** An email with a link, as a write for its batch. The link is made when it is sent, and only if somebody has the email. */
export type MailPerson = (email: string, purpose: LinkPurpose, now: number) => Write

export interface PeopleContext extends SessionContext {
  settings: SessionContext['settings'] & PeopleSettings & { SESSION_IDLE_MINUTES: number }
  /** Undefined if no emails are sent. */
  mailPerson: MailPerson | undefined
}

/** The address of a page; without PUBLIC_URL, on the host that the reader knows. */
export const addressOf = ({ PUBLIC_URL, BASE_PATH }: PeopleSettings, path: string): string =>
  `${PUBLIC_URL?.replace(/\/$/, '') ?? BASE_PATH}/${path}`
