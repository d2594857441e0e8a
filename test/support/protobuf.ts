// Reads the wire format of Protocol Buffers without a schema: field numbers and raw values.

/** By field number; a value is a number (varint, fixed64 as a big integer's number) or the bytes of a field with a length. */
export type Message = Map<number, (number | bigint | Uint8Array)[]>

export function readMessage(bytes: Uint8Array): Message {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const message: Message = new Map()
  let at = 0

  function varint(): bigint {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = view.getUint8(at++)
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  function skip(length: number): number {
    const start = at
    at += length
    return start
  }

  while (at < bytes.length) {
    const tag = Number(varint())
    const field = tag >> 3
    let value: number | bigint | Uint8Array
    if ((tag & 7) === 0) value = varint()
    else if ((tag & 7) === 1) value = view.getBigUint64(skip(8), true)
    else if ((tag & 7) === 5) value = view.getUint32(skip(4), true)
    else if ((tag & 7) === 2) {
      const length = Number(varint())
      value = bytes.subarray(skip(length), at)
    } else throw new Error(`Wire type ${tag & 7} is not supported.`)
    message.set(field, [...(message.get(field) ?? []), value])
  }
  return message
}

export const bytesOf = (message: Message, field: number): Uint8Array[] =>
  (message.get(field) ?? []) as Uint8Array[]
export const messagesOf = (message: Message, field: number) => bytesOf(message, field).map(readMessage)
export const textOf = (message: Message, field: number) =>
  Buffer.from(bytesOf(message, field)[0] ?? []).toString()
export const hexOf = (message: Message, field: number) =>
  Buffer.from(bytesOf(message, field)[0] ?? []).toString('hex')
export const numberOf = (message: Message, field: number) => Number(message.get(field)?.[0] ?? 0)

/** A double is on the wire as the 64 bits that are read as an integer here. */
export function doubleOf(message: Message, field: number): number {
  const bits = message.get(field)?.[0]
  if (typeof bits !== 'bigint') return 0
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, bits)
  return view.getFloat64(0)
}
