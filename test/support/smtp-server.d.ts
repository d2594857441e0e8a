// The part of smtp-server that is used.
declare module 'smtp-server' {
  import type { EventEmitter } from 'node:events'
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  type Callback = (error?: Error) => void
  interface Session {
    envelope: { rcptTo: { address: string }[] }
  }

  export class SMTPServer extends EventEmitter {
    constructor(options: {
      authOptional: boolean
      disabledCommands: string[]
      logger: boolean
      closeTimeout: number
      onMailFrom: (address: { address: string }, session: Session, callback: Callback) => void
      onRcptTo: (address: { address: string }, session: Session, callback: Callback) => void
      onData: (stream: Readable, session: Session, callback: Callback) => void
    })
    server: Server
    connections: ReadonlySet<unknown>
    listen(port: number, host: string, callback: () => void): void
    close(callback: () => void): void
  }
}
