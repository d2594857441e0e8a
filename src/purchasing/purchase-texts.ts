// The words on a purchase order, and in the email with it, in the languages that it is written in. Others get English.

const english = {
  title: 'Purchase order',
  date: 'Date',
  number: 'Our number',
  customerNumber: 'Our customer number',
  wanted: 'Wanted by',
  supplier: 'To',
  deliverTo: 'Deliver to',
  item: 'Item',
  quantity: 'Quantity',
  cost: 'Unit price',
  amount: 'Amount',
  yourNumber: 'Your number',
  ourNumber: 'Our number',
  total: 'Total without VAT',
  asAgreed: 'as agreed',
  page: 'Page',
  pleaseConfirm:
    'Please confirm quantities, prices and the day of delivery of each item, and name our number.',
  attached: 'Our purchase order is attached as a PDF.',
  organisationNumber: 'Organisation number',
  vatId: 'VAT id',
}
export type PurchaseWords = typeof english

const norwegian: PurchaseWords = {
  title: 'Innkjøpsordre',
  date: 'Dato',
  number: 'Vårt nummer',
  customerNumber: 'Vårt kundenummer',
  wanted: 'Ønsket levert',
  supplier: 'Til',
  deliverTo: 'Leveres til',
  item: 'Vare',
  quantity: 'Antall',
  cost: 'Enhetspris',
  amount: 'Beløp',
  yourNumber: 'Deres nummer',
  ourNumber: 'Vårt nummer',
  total: 'Sum uten MVA',
  asAgreed: 'etter avtale',
  page: 'Side',
  pleaseConfirm: 'Vennligst bekreft antall, priser og leveringsdag for hver vare, og oppgi vårt nummer.',
  attached: 'Vår innkjøpsordre er vedlagt som PDF.',
  organisationNumber: 'Organisasjonsnummer',
  vatId: 'MVA-nummer',
}

const swedish: PurchaseWords = {
  title: 'Inköpsorder',
  date: 'Datum',
  number: 'Vårt nummer',
  customerNumber: 'Vårt kundnummer',
  wanted: 'Önskad leverans',
  supplier: 'Till',
  deliverTo: 'Levereras till',
  item: 'Artikel',
  quantity: 'Antal',
  cost: 'Pris per styck',
  amount: 'Belopp',
  yourNumber: 'Ert nummer',
  ourNumber: 'Vårt nummer',
  total: 'Summa utan moms',
  asAgreed: 'enligt avtal',
  page: 'Sida',
  pleaseConfirm: 'Vänligen bekräfta antal, priser och leveransdag för varje artikel, och ange vårt nummer.',
  attached: 'Vår inköpsorder är bifogad som PDF.',
  organisationNumber: 'Organisationsnummer',
  vatId: 'Momsregistreringsnummer',
}

const german: PurchaseWords = {
  title: 'Bestellung',
  date: 'Datum',
  number: 'Unsere Nummer',
  customerNumber: 'Unsere Kundennummer',
  wanted: 'Gewünscht bis',
  supplier: 'An',
  deliverTo: 'Lieferung an',
  item: 'Artikel',
  quantity: 'Menge',
  cost: 'Einzelpreis',
  amount: 'Betrag',
  yourNumber: 'Ihre Nummer',
  ourNumber: 'Unsere Nummer',
  total: 'Summe ohne USt.',
  asAgreed: 'wie vereinbart',
  page: 'Seite',
  pleaseConfirm:
    'Bitte bestätigen Sie Menge, Preis und Liefertag jedes Artikels, und nennen Sie unsere Nummer.',
  attached: 'Unsere Bestellung ist als PDF angehängt.',
  organisationNumber: 'Registernummer',
  vatId: 'USt-IdNr.',
}

const languages: Record<string, PurchaseWords> = {
  en: english,
  nb: norwegian,
  sv: swedish,
  de: german,
}

export const languagesOfPapers: readonly string[] = Object.keys(languages)

export const purchaseWords = (language: string): PurchaseWords => languages[language] ?? english
