// The words that all papers share, in the languages that they are written in.

const english = {
  date: 'Date',
  deliverTo: 'Deliver to',
  organisationNumber: 'Organisation number',
  vatId: 'VAT id',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  page: 'Page',
}
export type PaperWords = typeof english

const norwegian: PaperWords = {
  date: 'Dato',
  deliverTo: 'Leveres til',
  organisationNumber: 'Organisasjonsnummer',
  vatId: 'MVA-nummer',
  item: 'Vare',
  quantity: 'Antall',
  unitPrice: 'Enhetspris',
  amount: 'Beløp',
  page: 'Side',
}

const swedish: PaperWords = {
  date: 'Datum',
  deliverTo: 'Levereras till',
  organisationNumber: 'Organisationsnummer',
  vatId: 'Momsregistreringsnummer',
  item: 'Artikel',
  quantity: 'Antal',
  unitPrice: 'Pris per styck',
  amount: 'Belopp',
  page: 'Sida',
}

const german: PaperWords = {
  date: 'Datum',
  deliverTo: 'Lieferung an',
  organisationNumber: 'Registernummer',
  vatId: 'USt-IdNr.',
  item: 'Artikel',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  amount: 'Betrag',
  page: 'Seite',
}

export const paperWords = { en: english, nb: norwegian, sv: swedish, de: german }
