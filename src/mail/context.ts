export interface MailSettings {
  /** Undefined if no emails are sent. */
  SMTP_URL: string | undefined
  MAIL_FROM: string | undefined
  MAIL_TIMEOUT_MILLISECONDS: number
  MAIL_HOURLY_PER_ACCOUNT: number
  EVENTS_MILLISECONDS: number
  /** Address of the pages, for links. */
  PUBLIC_URL: string | undefined
}

/** Settings of a service that sends emails. */
export type ActiveMailSettings = MailSettings & { SMTP_URL: string; MAIL_FROM: string }

export const sendsMail = (settings: MailSettings): settings is ActiveMailSettings =>
  settings.SMTP_URL !== undefined && settings.MAIL_FROM !== undefined
