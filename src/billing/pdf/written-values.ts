// Amounts and dates as a language writes them. Not by Intl, which changes with the runtime: a document looks the same for ever.

interface Manner {
  decimal: string
  /** Between thousands. */
  group: string
  day: (year: string, month: string, day: string) => string
}

const iso: Manner['day'] = (year, month, day) => `${year}-${month}-${day}`
const dotted: Manner['day'] = (year, month, day) => `${day}.${month}.${year}`
const space = '\u00a0'

const manners: Record<string, Manner> = {
  nb: { decimal: ',', group: space, day: dotted },
  nn: { decimal: ',', group: space, day: dotted },
  no: { decimal: ',', group: space, day: dotted },
  sv: { decimal: ',', group: space, day: iso },
  de: { decimal: ',', group: '.', day: dotted },
}
const english: Manner = { decimal: '.', group: ',', day: iso }

export function writtenValues(language: string, digits: number) {
  const { decimal, group, day } = manners[language] ?? english
  const write = (fixed: string) => {
    const [whole = '', fraction] = fixed.replace('-', '').split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
    return `${fixed.startsWith('-') ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`
  }
  return {
    money: (amount: number) => write(amount.toFixed(digits)),
    /** With as many decimals as it has. */
    figure: (value: number) => write(String(value)),
    /** Of YYYY-MM-DD. */
    day: (date: string) => {
      const [year = '', month = '', ofMonth = ''] = date.split('-')
      return day(year, month, ofMonth)
    },
  }
}
