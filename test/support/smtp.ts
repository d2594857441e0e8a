// A real SMTP server on a real port, with the behaviour that a test sets.
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  recipients: string[]
  /** The whole message as it was sent. */
  raw: string
  messageId: string
}

export type SmtpBehaviour = (mail: ReceivedMail) => Promise<void> | void

export interface SmtpError extends Error {
  responseCode?: number
}

export const smtpError = (responseCode: number, message: string): SmtpError =>
  Object.assign(new Error(message), { responseCode })

export async function startSmtp(port = 0) {
  const received: ReceivedMail[] = []
  const behaviour: {
    /** Milliseconds before each answer to MAIL and RCPT. */
    delay?: number
    recipient?: () => SmtpError | undefined
    data?: SmtpBehaviour
  } = {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Clients keep idle connections open.
    closeTimeout: 100,
    onMailFrom: async (_address, _session, callback) => {
      await pause(behaviour.delay)
      callback()
    },
    onRcptTo: async (_address, _session, callback) => {
      await pause(behaviour.delay)
      callback(behaviour.recipient?.())
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString()
        const mail = {
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (<[^>]+>)/im.exec(raw)?.[1] ?? '',
        }
        received.push(mail)
        try {
          await behaviour.data?.(mail)
          callback()
        } catch (error) {
          callback(error as SmtpError)
        }
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behaviour,
    connections: () => server.connections.size,
    subjects: () => received.map(({ raw }) => subjectOf(raw)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const subjectOf = (raw: string) =>
  /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
