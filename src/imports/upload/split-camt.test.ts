import { describe, expect, test } from 'vitest'
import { splitCamt } from './split-camt.ts'
import { UnreadableUpload } from './split-text.ts'

const statement = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- <Ntry> of a comment -->
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Id>S1</Id><Acct><Id><IBAN>NO9386011117947</IBAN></Id></Acct>
${entries}
</Stmt></BkToCstmrStmt></Document>`

const single = `<Ntry><Amt Ccy="NOK">1250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-02-03</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef><NtryDtls><TxDtls>
<RltdPties><Dbtr><Pty><Nm>Fjord &amp; Data &#xC6;S</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>NO5486011117947</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd><![CDATA[INV-2026-000001 <paid>]]></Ustrd><Strd><CdtrRefInf><Ref>20260000011</Ref></CdtrRefInf></Strd></RmtInf>
</TxDtls></NtryDtls></Ntry>`
const old = `<Ntry><Amt Ccy='EUR'>5.5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><DtTm>2026-02-04T10:00:00</DtTm></BookgDt><NtryRef>N-2</NtryRef></Ntry>`
const several = `<Ntry><Amt Ccy="NOK">30</Amt><CdtDbtInd>CRDT</CdtDbtInd><AcctSvcrRef>B-3</AcctSvcrRef>
<ValDt><Dt>2026-02-05</Dt></ValDt><NtryDtls>
<TxDtls><Refs><AcctSvcrRef>T-1</AcctSvcrRef></Refs><Amt Ccy="NOK">10</Amt></TxDtls>
<TxDtls><AmtDtls><TxAmt><Amt Ccy="NOK">20</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls></Ntry>`

/** All rows of a text that arrives in pieces of so many characters. */
function split(text: string, size = 1_000_000) {
  const splitter = splitCamt()
  const rows = []
  for (let start = 0; start < text.length; start += size)
    rows.push(...splitter(text.slice(start, start + size)))
  return [...rows, ...splitter(null)]
}

describe('camt.053', () => {
  const expected = [
    {
      line: 5,
      list: 'payments',
      value: {
        bankReference: 'B-1',
        date: '2026-02-03',
        amount: '1250.00',
        currency: 'NOK',
        direction: 'in',
        reference: '20260000011',
        message: 'INV-2026-000001 <paid>',
        payer: 'Fjord & Data ÆS',
        payerAccount: 'NO5486011117947',
      },
    },
    {
      line: 10,
      value: { bankReference: 'N-2', amount: '5.5', currency: 'EUR', direction: 'out', date: '2026-02-04' },
    },
    { line: 12, value: { bankReference: 'T-1', amount: '10', date: '2026-02-05' } },
    { line: 12, value: { bankReference: 'B-3/2', amount: '20' } },
  ]
  const text = statement([single, old, several].join('\n'))

  test.each([1, 2, 7, 100, 1_000_000])(
    'rows of entries and of their transactions, in pieces of %i',
    (size) => {
      expect(split(text, size)).toMatchObject(expected)
    },
  )

  test('prefixes of names make no difference', () => {
    const prefixed = text.replace(/<(\/?)([A-Z])/g, '<$1c:$2').replace('xmlns=', 'xmlns:c=')
    expect(split(prefixed)).toMatchObject(expected)
  })

  test.each([
    ['a pending entry', single.replace('BOOK', 'PDNG'), 'is not booked by the bank, but PDNG'],
    ['a reversal', single.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'), 'takes an earlier entry back'],
    ['no reference', single.replace('<AcctSvcrRef>B-1</AcctSvcrRef>', ''), 'has no reference of the bank'],
    [
      'a missing amount',
      several.replace('<Amt Ccy="NOK">10</Amt>', ''),
      'has several transactions, and not all',
    ],
  ])('%s is a refused row', (_, entry, message) => {
    expect(split(statement(entry))).toMatchObject([{ error: expect.stringContaining(message) }])
  })

  test.each([
    ['no XML', 'bankReference,amount\n1,2', 'it is not XML'],
    ['cut off', text.slice(0, -30), 'it is not whole XML'],
    ['nothing', '', 'it is not whole XML'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'declares a document type'],
    ['wrong nesting', '<a><Ntry><b></Ntry></b></a>', 'ends Ntry, but b is open'],
    ['a needless end', '<a></a></b>', 'ends an element that did not begin'],
    ['too deep', '<a>'.repeat(60), 'more than 50'],
  ])('%s is unreadable', (_, wrong, message) => {
    expect(() => split(wrong, 5)).toThrow(UnreadableUpload)
    expect(() => split(wrong, 5)).toThrow(message)
  })
})
