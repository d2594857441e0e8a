// Norwegian and German words of queries, as the English ones that are indexed. Without accents, as queries are compared.

/** Each line: the English word, then what people type for it. */
const lines = [
  'cpu prosessor prosessorer prozessor prozessoren',
  'gpu skjermkort grafikkort grafikkarte grafikkarten vram',
  'motherboard hovedkort moderkort hauptplatine',
  'memory minne minnebrikke arbeitsspeicher speicher',
  'psu stromforsyning stromforsyninger netzteil netzteile',
  'case kabinett kabinetter gehause gehaeuse',
  'cooler kjoler kjolere prosessorkjoler kuhler kuehler prozessorkuhler',
  'aio vannkjoling wasserkuhlung wasserkuehlung',
  'fan vifte vifter lufter luefter',
  'monitor skjerm skjermer bildschirm',
  'keyboard tastatur tastaturer tastaturen',
  'mouse mus maus',
  'headphones hodetelefoner kopfhorer kopfhoerer',
  'speakers hoyttaler hoyttalere lautsprecher',
  'microphone mikrofon',
  'webcam webkamera',
  'network nettverkskort netzwerkkarte',
  'sound lydkort soundkarte',
  'hdd harddisk festplatte festplatten',
  'ssd ssdisk',
  'os operativsystem betriebssystem',
  'paste kjolepasta warmeleitpaste waermeleitpaste',
  'accessory tilbehor zubehor zubehoer',
  'wifi wlan tradlos kabellos',
  'black svart schwarz',
  'white hvit weiss weiß',
  'gray gra grau grey',
  'silver solv silber',
  'red rod rot',
  'blue bla blau',
]

/** Words that mean something else in the names of products ("Rod", "Bla") are translated only as whole words of a query. */
const english = new Map(
  lines.flatMap((line) => {
    const [word = '', ...others] = line.split(' ')
    return others.map((other) => [other, word] as const)
  }),
)

/** A word of a query, in English where it is one of another language. */
export const inEnglish = (word: string): string => english.get(word) ?? word
