// Files as spreadsheets on German and Norwegian PCs save them, uploaded as they are.

import { describe, expect, test } from 'vitest'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { addProduct } from '../support/world.ts'

interface Import {
  importId: string
  state: string
  rows: Record<string, number>
  reading: {
    encoding: string
    separator: string
    columns: { header: string; member: string | null; decimals: string | null }[]
  } | null
  repeated: number
  warnings: { line: number; reason: string }[]
  refusedRows: { line: number; reason: string; cells: Record<string, string>; wrong: string[] }[]
}

describe.each(engines)('files of imports on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const list = `FILES-${engine}`
  const staff = { as: 'staff' } as const
  const mapping = new URLSearchParams({
    kind: 'prices',
    columns: 'productId=Varenr;net=Pris',
    values: `priceList=${list};currency=NOK`,
  })
  const upload = (raw: string | Uint8Array<ArrayBuffer>, query = mapping) =>
    service.request<Import>('POST', `/admin/v1/imports?${query}`, {
      ...staff,
      raw,
      headers: { 'Content-Type': 'text/csv' },
    })
  async function imported(raw: string | Uint8Array<ArrayBuffer>, query = mapping): Promise<Import> {
    const { status, text, body } = await upload(raw, query)
    expect([status, text]).toEqual([201, expect.any(String)])
    return eventually(
      async () => (await service.request<Import>('GET', `/admin/v1/imports/${body.importId}`, staff)).body,
      ({ state }) => state !== 'Waiting',
      30_000,
    )
  }
  const netOf = async (productId: string) =>
    (
      await service.request<{ net: number }>(
        'GET',
        `/admin/v1/price-lists/${list}/prices/${productId}`,
        staff,
      )
    ).body.net

  /** Each letter is one byte. */
  const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  const rows = (ids: string[]) =>
    `Varenr;Beskrivelse (norsk);Pris\r\n${ids[0]};Kjøler, blå 24";1\u00a0299,50\r\n${ids[1]};Skjerm;2.499\r\n${ids[2]};Kabel;49\r\n`

  test.each([
    ['Windows-1252', windows1252],
    ['UTF-8', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`))],
    ['UTF-8', (text: string) => new Uint8Array(Buffer.from(text))],
    ['UTF-16', utf16],
  ])(
    'import: a price list in %s with semicolons and decimal commas is read, and it is said how',
    async (encoding, bytes) => {
      const ids = await Promise.all([1, 2, 3].map(() => addProduct(service)))
      const job = await imported(bytes(rows(ids)))
      expect(job).toMatchObject({ state: 'Done', rows: { new: 3, refused: 0 } })
      expect(job.reading).toMatchObject({
        encoding,
        separator: ';',
        columns: [
          { header: 'Varenr', member: 'productId', decimals: null },
          { header: 'Beskrivelse (norsk)', member: null, decimals: null },
          { header: 'Pris', member: 'net', decimals: ',' },
        ],
      })
      expect(await Promise.all(ids.map(netOf))).toEqual([1299.5, 2499, 49])
    },
  )

  test('import: an unclear number is refused with its cell, and comes back as a file with the reason', async () => {
    const ids = await Promise.all([1, 2].map(() => addProduct(service)))
    const note = 'sæl; "24"""'
    const job = await imported(
      windows1252(
        `Varenr;Merknad;Pris\n${ids[0]};"sæl; ""24""""""";1.299\n${ids[1]};x;12\nnone;-;5\n7,04E+12;-;5\n`,
      ),
    )
    expect(job.rows).toMatchObject({ new: 1, refused: 3 })
    expect(job.refusedRows).toMatchObject([
      {
        line: 2,
        wrong: ['net'],
        cells: { net: '1.299', Merknad: note },
        reason: expect.stringContaining('1299 or 1.299'),
      },
      { line: 4, reason: 'there is no product none', cells: { productId: 'none' } },
      { line: 5, wrong: ['productId'], reason: expect.stringContaining('shortened') },
    ])
    const file = await service.request('GET', `/admin/v1/imports/${job.importId}/refused`, staff)
    expect(file.headers.get('content-disposition')).toContain(`refused-${job.importId}.csv`)
    const [header, first = '', ...others] = file.text.replace('\ufeff', '').trimEnd().split('\n')
    expect(header).toBe('Varenr;Merknad;Pris;line;reason')
    expect(first).toContain(`${ids[0]};"sæl; ""24""""""";1.299;2;`)
    expect(others).toHaveLength(2)
    const corrected = await imported(file.text.replace('1.299', '1299,00'))
    expect(corrected.rows).toMatchObject({ new: 1, refused: 2 })
    expect(await netOf(ids[0] as string)).toBe(1299)
    expect((await service.request('GET', '/admin/v1/imports/none/refused', staff)).status).toBe(404)
  })

  test('import: columns are remembered for the next file with the same headers', async () => {
    const ids = await Promise.all([1, 2].map(() => addProduct(service)))
    const own = `Artikel ${engine}`
    const first = new URLSearchParams({
      kind: 'prices',
      columns: `productId=${own};net=Preis`,
      values: `priceList=${list};currency=NOK`,
      dryRun: 'true',
    })
    const header = `${own};Preis;productId`
    expect((await imported(`${header}\n${ids[0]};1,50;x\n`, first)).rows).toMatchObject({ new: 1 })
    const again = new URLSearchParams({ kind: 'prices', mapping: 'remembered' })
    const next = await imported(`productId;Preis;${own}\nx;2,50;${ids[1]}\n`, again)
    expect(next).toMatchObject({ rows: { new: 1 }, reading: { values: { currency: 'NOK' } } })
    expect(await netOf(ids[1] as string)).toBe(2.5)
    const other = await imported(`Preis;${own}\n2,50;${ids[1]}\n`, again)
    expect(other.rows).toMatchObject({ refused: 1 })
  })

  test('import: a column with commas and points before decimals is refused where it has a mark', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => addProduct(service)))
    const job = await imported(`Varenr;Pris\n${ids[0]};1,50\n${ids[1]};1.50\n${ids[2]};7\n`)
    expect(job.rows).toMatchObject({ new: 1, refused: 2 })
    expect(job.refusedRows[0]?.reason).toContain('in another way')
  })

  test('import: the format of the service itself stays as it is, with points', async () => {
    const [id = ''] = [await addProduct(service)]
    const own = new URLSearchParams({ kind: 'prices' })
    const job = await imported(`priceList,currency,productId,net\n${list}-kwd,KWD,${id},1.299\n`, own)
    expect(job).toMatchObject({ rows: { new: 1 }, reading: { separator: ',' } })
  })

  test('import: a row about the same thing as one before is imported, with a warning', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => addProduct(service)))
    const lines = Array.from({ length: 250 }, (_, at) => `${ids[at % 2]};${at}`)
    const job = await imported(`Varenr;Pris\n${lines.join('\n')}\n${ids[2]};5\n`)
    expect(job).toMatchObject({ repeated: 248, rows: { refused: 0 } })
    expect(job.warnings).toHaveLength(100)
    expect(job.warnings[0]).toMatchObject({ line: 4, reason: expect.stringContaining('repeats line 2') })
    expect(await netOf(ids[1] as string)).toBe(249)
  })

  test('import: what is no text, or names no column, is refused before anything is stored', async () => {
    const zeros = await upload(new Uint8Array([65, 0, 66, 0]))
    expect([zeros.status, zeros.text]).toEqual([400, expect.stringContaining('no text')])
    const mixed = Buffer.concat([
      Buffer.from(`Varenr;Pris\nå;1\n${'x;1\n'.repeat(40_000)}`),
      Buffer.from([0xe5, 10]),
    ])
    expect((await upload(new Uint8Array(mixed))).text).toContain('not valid UTF-8')
    expect((await upload('Nummer;Pris\n')).text).toContain('no column Varenr')
    const unknown = new URLSearchParams({ kind: 'prices', values: 'nett=5' })
    expect((await upload('x', unknown)).text).toContain('names nett')
  })
})
