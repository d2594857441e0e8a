// The messages of a PostgreSQL client, parsed from the byte stream.

export interface Message {
  /** A letter such as `P` (Parse), `B` (Bind), `E` (Execute), `S` (Sync) or `Q` (simple query); empty for the startup packet. */
  type: string
  bytes: Buffer
}

/** Takes bytes as they arrive and returns complete messages. */
export function messageReader(): (chunk: Buffer) => Message[] {
  let rest = Buffer.alloc(0)
  let isStarted = false

  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return messages
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return messages
      messages.push({
        type: isStarted ? String.fromCharCode(rest[0] as number) : '',
        bytes: rest.subarray(0, length),
      })
      rest = rest.subarray(length)
      isStarted = true
    }
  }
}

/** A message of the same type that the server refuses. */
export function corrupted({ type, bytes }: Message): Buffer {
  const copy = Buffer.from(bytes)
  // The text of a query, or the name of an unknown statement or portal.
  const body = type === 'E' ? Buffer.from('none\0\0\0\0\0') : Buffer.from(bytes.subarray(5))
  if (type === 'Q' || type === 'C') body.write('?')
  if (type === 'P') body.write('?', body.indexOf(0) + 1)
  if (type === 'B') body.write('?', body.indexOf(0) + 1)
  const head = Buffer.from(copy.subarray(0, 5))
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
