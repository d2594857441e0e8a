// The words on a purchase order, and in the email with it, in the languages that it is written in. Others get English.
import { paperWords } from '../billing/pdf/paper-texts.ts'

const english = {
  ...paperWords.en,
  title: 'Purchase order',
  number: 'Our number',
  customerNumber: 'Our customer number',
  wanted: 'Wanted by',
  supplier: 'To',
  yourNumber: 'Your number',
  ourNumber: 'Our number',
  total: 'Total without VAT',
  asAgreed: 'as agreed',
  pleaseConfirm:
    'Please confirm quantities, prices and the day of delivery of each item, and name our number.',
  attached: 'Our purchase order is attached as a PDF.',
}
export type PurchaseWords = typeof english

const norwegian: PurchaseWords = {
  ...paperWords.nb,
  title: 'Innkjøpsordre',
  number: 'Vårt nummer',
  customerNumber: 'Vårt kundenummer',
  wanted: 'Ønsket levert',
  supplier: 'Til',
  yourNumber: 'Deres nummer',
  ourNumber: 'Vårt nummer',
  total: 'Sum uten MVA',
  asAgreed: 'etter avtale',
  pleaseConfirm: 'Vennligst bekreft antall, priser og leveringsdag for hver vare, og oppgi vårt nummer.',
  attached: 'Vår innkjøpsordre er vedlagt som PDF.',
}

const swedish: PurchaseWords = {
  ...paperWords.sv,
  title: 'Inköpsorder',
  number: 'Vårt nummer',
  customerNumber: 'Vårt kundnummer',
  wanted: 'Önskad leverans',
  supplier: 'Till',
  yourNumber: 'Ert nummer',
  ourNumber: 'Vårt nummer',
  total: 'Summa utan moms',
  asAgreed: 'enligt avtal',
  pleaseConfirm: 'Vänligen bekräfta antal, priser och leveransdag för varje artikel, och ange vårt nummer.',
  attached: 'Vår inköpsorder är bifogad som PDF.',
}

const german: PurchaseWords = {
  ...paperWords.de,
  title: 'Bestellung',
  number: 'Unsere Nummer',
  customerNumber: 'Unsere Kundennummer',
  wanted: 'Gewünscht bis',
  supplier: 'An',
  yourNumber: 'Ihre Nummer',
  ourNumber: 'Unsere Nummer',
  total: 'Summe ohne USt.',
  asAgreed: 'wie vereinbart',
  pleaseConfirm:
    'Bitte bestätigen Sie Menge, Preis und Liefertag jedes Artikels, und nennen Sie unsere Nummer.',
  attached: 'Unsere Bestellung ist als PDF angehängt.',
}

const languages: Record<string, PurchaseWords> = {
  en: english,
  nb: norwegian,
  sv: swedish,
  de: german,
}

export const languagesOfPapers: readonly string[] = Object.keys(languages)

export const purchaseWords = (language: string): PurchaseWords => languages[language] ?? english
