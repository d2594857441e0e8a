// The words on a document, and in emails with it, in the languages that it is written in. Others get English.
import type { VatCategory } from '../../contract/invoice.ts'
import { paperWords } from './paper-texts.ts'

const english = {
  ...paperWords.en,
  invoice: 'Invoice',
  creditNote: 'Credit note',
  dueDate: 'Due date',
  order: 'Order',
  purchaseOrder: 'Your order',
  buyerReference: 'Your reference',
  deliveryDate: 'Delivered',
  credits: 'Credits',
  billTo: 'Bill to',
  vat: 'VAT',
  net: 'Net',
  vatOf: 'of',
  rounding: 'Rounding',
  toPay: 'To pay',
  credited: 'Credited',
  payTo: 'Pay to account',
  paymentReference: 'Payment reference',
  /** Why there is no VAT, unless the account has words of its own. */
  reasons: {
    E: 'Exempt from VAT',
    AE: 'Reverse charge',
    K: 'Intra-Community supply',
    G: 'Export outside the EU',
  } as Partial<Record<VatCategory, string>>,
  /** Of emails. */
  attached: 'The document is attached as a PDF.',
  show: 'Show the order',
  reminder: 'Reminder',
  pleasePay:
    'We have not received the payment of this invoice yet. Please pay it, or write to us if something is wrong with it.',
  open: 'Open',
}
export type DocumentWords = typeof english

const norwegian: DocumentWords = {
  ...paperWords.nb,
  invoice: 'Faktura',
  creditNote: 'Kreditnota',
  dueDate: 'Forfallsdato',
  order: 'Ordre',
  purchaseOrder: 'Deres ordre',
  buyerReference: 'Deres referanse',
  deliveryDate: 'Levert',
  credits: 'Krediterer',
  billTo: 'Faktureres til',
  vat: 'MVA',
  net: 'Netto',
  vatOf: 'av',
  rounding: 'Avrunding',
  toPay: 'Å betale',
  credited: 'Kreditert',
  payTo: 'Betales til konto',
  paymentReference: 'KID',
  reasons: {
    E: 'Unntatt fra merverdiavgift',
    AE: 'Omvendt avgiftsplikt',
    K: 'Levering innen EU, uten merverdiavgift',
    G: 'Utførsel, uten merverdiavgift',
  },
  attached: 'Dokumentet er vedlagt som PDF.',
  show: 'Vis ordren',
  reminder: 'Påminnelse',
  pleasePay:
    'Vi har ikke mottatt betaling for denne fakturaen ennå. Vi ber deg betale den, eller skrive til oss hvis noe er feil.',
  open: 'Utestående',
}

const swedish: DocumentWords = {
  ...paperWords.sv,
  invoice: 'Faktura',
  creditNote: 'Kreditfaktura',
  dueDate: 'Förfallodatum',
  order: 'Order',
  purchaseOrder: 'Er order',
  buyerReference: 'Er referens',
  deliveryDate: 'Levererad',
  credits: 'Krediterar',
  billTo: 'Faktureras till',
  vat: 'Moms',
  net: 'Netto',
  vatOf: 'på',
  rounding: 'Öresavrundning',
  toPay: 'Att betala',
  credited: 'Krediterat',
  payTo: 'Betalas till konto',
  paymentReference: 'Betalningsreferens',
  reasons: {
    E: 'Undantaget från moms',
    AE: 'Omvänd betalningsskyldighet',
    K: 'Unionsintern leverans, utan moms',
    G: 'Export utanför EU, utan moms',
  },
  attached: 'Dokumentet är bifogat som PDF.',
  show: 'Visa ordern',
  reminder: 'Påminnelse',
  pleasePay:
    'Vi har inte fått betalningen för denna faktura ännu. Vi ber dig betala den, eller skriva till oss om något är fel.',
  open: 'Obetalt',
}

const german: DocumentWords = {
  ...paperWords.de,
  invoice: 'Rechnung',
  creditNote: 'Gutschrift',
  dueDate: 'Zahlbar bis',
  order: 'Auftrag',
  purchaseOrder: 'Ihre Bestellung',
  buyerReference: 'Ihr Zeichen',
  deliveryDate: 'Lieferdatum',
  credits: 'Schreibt gut',
  billTo: 'Rechnung an',
  vat: 'USt.',
  net: 'Netto',
  vatOf: 'auf',
  rounding: 'Rundung',
  toPay: 'Zu zahlen',
  credited: 'Gutgeschrieben',
  payTo: 'Zahlbar auf Konto',
  paymentReference: 'Verwendungszweck',
  reasons: {
    E: 'Umsatzsteuerfrei',
    AE: 'Steuerschuldnerschaft des Leistungsempfängers',
    K: 'Steuerfreie innergemeinschaftliche Lieferung',
    G: 'Steuerfreie Ausfuhrlieferung',
  },
  attached: 'Das Dokument ist als PDF angehängt.',
  show: 'Auftrag ansehen',
  reminder: 'Zahlungserinnerung',
  pleasePay:
    'Für diese Rechnung haben wir noch keinen Zahlungseingang. Bitte zahlen Sie den Betrag, oder schreiben Sie uns, wenn etwas nicht stimmt.',
  open: 'Offen',
}

const languages: Record<string, DocumentWords> = {
  en: english,
  nb: norwegian,
  nn: norwegian,
  no: norwegian,
  sv: swedish,
  de: german,
}

export const wordsOf = (language: string): DocumentWords => languages[language] ?? english
