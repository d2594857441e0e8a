import { type AddressInfo, createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { openSmtp } from './smtp.ts'

let server: Server
afterEach(() => server.close())

/** An SMTP server that refuses one command. */
async function serve(command: string, answer: string): Promise<string> {
  const answers: Record<string, string> = {
    EHLO: '250 mail',
    MAIL: '250 ok',
    RCPT: '250 ok',
    [command]: answer,
  }
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail\r\n')
    createInterface(socket).on('line', (line) => {
      const verb = line.split(' ')[0] as string
      if (verb === 'QUIT') socket.end('221 bye\r\n')
      else socket.write(`${answers[verb] ?? '250 ok'}\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const mail = {
  id: '1',
  order_id: 'O',
  recipient: 'kari@example.com',
  body: JSON.stringify({ subject: 'Order', text: 'text', html: '<p>text</p>' }),
  attempts: 0,
  created_at: 0,
  account: null,
  type: 'placed',
  billing_id: null,
}

const settingsOf = (SMTP_URL: string) => ({
  SMTP_URL,
  MAIL_FROM: 'orders@shop.example',
  MAIL_TIMEOUT_MILLISECONDS: 5_000,
  MAIL_HOURLY_PER_ACCOUNT: 500,
  EVENTS_MILLISECONDS: 50,
  PUBLIC_URL: undefined,
})

test.each([
  ['RCPT', '550 no such user', true],
  ['RCPT', '450 try again later', false],
  ['MAIL', '550 sender refused', false],
  ['DATA', '554 no messages today', false],
])('smtp: a refused %s (%s) is final: %s', async (command, answer, isFinal) => {
  const smtp = await openSmtp(settingsOf(await serve(command, answer)))
  expect(await smtp.send(mail)).toEqual({
    message: expect.stringContaining(answer),
    kind: isFinal ? 'final' : undefined,
  })
  smtp.close()
})

test('smtp: what went wrong with the connection names no address behind the name', async () => {
  const url = await serve('EHLO', '250 mail')
  server.close()
  const smtp = await openSmtp(settingsOf(url.replace('127.0.0.1', 'localhost')))
  expect(await smtp.send(mail)).toEqual({
    message: 'ECONNREFUSED: the connection was refused.',
    kind: undefined,
  })
  smtp.close()
})
