// The part of nodemailer that is used.
declare module 'nodemailer' {
  export interface Attachment {
    filename: string
    content: Buffer
    contentType: string
  }
  export interface Message {
    to: { name: string; address: string }[]
    from: string
    messageId: string
    date: Date
    subject: string
    text: string
    html: string
    attachments: Attachment[]
    headers: Record<string, string>
    disableFileAccess: boolean
    disableUrlAccess: boolean
  }
  export interface Transport {
    sendMail(message: Message): Promise<unknown>
    /** `force` also ends the connection that is sending, and its message fails. */
    close(options?: { force: boolean }): void
  }
  export function createTransport(options: {
    url: string
    pool: boolean
    maxConnections: number
    maxRequeues: number
    connectionTimeout: number
    greetingTimeout: number
    socketTimeout: number
    dnsTimeout: number
  }): Transport
}
