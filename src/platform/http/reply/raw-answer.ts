import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '../../../contract/problems.ts'
import { json, privateHeaders } from './reply.ts'

/** Answers on the bare socket, where there is no response to write to, and ends the connection. */
export function endWithProblem(socket: Socket, { status, headers }: Problem, text: string): void {
  const head = {
    ...headers,
    ...privateHeaders,
    'Content-Type': json,
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
}
