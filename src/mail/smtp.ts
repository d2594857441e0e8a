// Hands one email to the SMTP server.
import type { Attachment } from 'nodemailer'
import type { Failure } from '../platform/jobs/attempt.ts'
import { explainFailure } from '../platform/names/explain-failure.ts'
import type { ActiveMailSettings } from './context.ts'
import type { DueMail } from './mail.ts'
import type { MailText } from './texts.ts'

/** Emails sent at once, per process; each needs a connection. */
export const connections = 4

export async function openSmtp({
  SMTP_URL,
  MAIL_FROM,
  MAIL_TIMEOUT_MILLISECONDS: timeout,
}: ActiveMailSettings) {
  // Loaded only by services that send emails.
  const { createTransport } = await import('nodemailer')
  // One connection each, so that ending a late attempt ends no other.
  const open = () =>
    createTransport({
      url: SMTP_URL,
      pool: true,
      maxConnections: 1,
      // The outbox repeats failed attempts.
      maxRequeues: 0,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
    })
  const idle: ReturnType<typeof open>[] = []
  let isClosed = false
  const host = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'

  return {
    /** Undefined if the server accepted it. */
    send: async (
      { id, recipient, body, created_at }: DueMail,
      attachments: Attachment[] = [],
    ): Promise<Failure | undefined> => {
      const { subject, text, html } = JSON.parse(body) as MailText
      const transport = idle.pop() ?? open()
      let isLate = false
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          isLate = true
          reject(new Error(`There was no answer within ${timeout} ms.`))
        }, timeout)
      })
      const sent = transport.sendMail({
        // As objects, so that no text is read as several addresses.
        to: [{ name: '', address: recipient }],
        from: MAIL_FROM,
        messageId: `<${id}@${host}>`,
        date: new Date(created_at),
        subject,
        text,
        html,
        attachments,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await Promise.race([sent, late])
        return undefined
      } catch (error) {
        sent.catch(() => {})
        return failureOf(error as SmtpError)
      } finally {
        clearTimeout(timer)
        // Without force, nodemailer would go on with a late message.
        if (isLate || isClosed) transport.close({ force: true })
        else idle.push(transport)
      }
    },
    /** Open attempts end first. */
    close: () => {
      isClosed = true
      for (const transport of idle) transport.close()
    },
  }
}

interface SmtpError extends Error {
  /** The SMTP command that failed. */
  command?: string
  /** The answer of the server. */
  responseCode?: number
  /** Of an error of the connection, as Node names it. */
  originalCode?: string
}

/** A refusal of the sender or of the message is retried: the settings or the server can be repaired. */
const failureOf = ({ message, command, responseCode = 0, originalCode }: SmtpError): Failure => ({
  message: originalCode === undefined ? message : explainFailure(originalCode),
  kind: command === 'RCPT TO' && responseCode >= 500 ? 'final' : undefined,
})
