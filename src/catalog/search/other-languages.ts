// Norwegian and German words of queries, as the English ones that are indexed. Without accents, as queries are compared.

/** Each line: the English word, then what people type for it. */
const lines = [
  'cpu prosessor prosessorer prozessor prozessoren',
  'gpu skjermkort grafikkort grafikkarte grafikkarten vram',
  'motherboard hovedkort moderkort hauptplatine hauptplatinen mainboards',
  'memory minne minnebrikke minnebrikker arbeitsspeicher speicher',
  'psu stromforsyning stromforsyninger netzteil netzteile',
  'case kabinett kabinetter gehause gehaeuse',
  'cooler kjoler kjolere prosessorkjoler cpukjoler kuhler kuehler prozessorkuhler cpu-kuhler',
  'aio vannkjoling vannkjoler wasserkuhlung wasserkuehlung',
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
  'hdd harddisk harddisker festplatte festplatten',
  'drive disk disker',
  'ssd ssdisk',
  'os operativsystem betriebssystem',
  'paste kjolepasta warmeleitpaste waermeleitpaste',
  'accessory tilbehor zubehor zubehoer',
  'wifi wlan tradlos tradlost kabellos kabellose kabelloses',
  'black svart svarte schwarz schwarze schwarzer schwarzes schwarzen',
  'white hvit hvitt hvite weiss weiß weiße weißer weißes weißen weisse weisser weisses weissen',
  'gray gra gratt grau graue graues grey',
  'silver solv silber silbern silberne silbernes',
  'red rod rodt rote roter rotes rot',
  'blue bla blatt blau blaue blaues blauer',
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
