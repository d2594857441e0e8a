// Norwegian, Swedish, Danish and German words of queries, as the English ones that are indexed. Without accents, as queries are
// compared.

/** The English words, then what people type for them. */
const table: Record<string, string> = {
  cpu: 'prosessor prosessorer prosessoren prozessor prozessoren',
  gpu: 'skjermkort skjermkortet grafikkort grafikkortet grafikkarte grafikkarten grafik-karte skaermkort vram',
  motherboard: 'hovedkort hovedkortet moderkort moderkortet bundkort hauptplatine hauptplatinen mainboards',
  memory:
    'minne minnebrikke minnebrikker arbeidsminne arbetsminne arbeitsspeicher speicher hukommelse minnekort ramkloss',
  psu: 'stromforsyning stromforsyninger stromforsyningen netzteil netzteile netzteils nataggregat natdel stromforsorjning',
  case: 'kabinett kabinetter kabinettet kabinet kabinetter kabinettet gehause gehaeuse pc-gehause pc-kabinett chassi datorlada',
  cooler:
    'kjoler kjolere kjoling prosessorkjoler cpukjoler koler kolere koling cpu-koler kylare kylning cpu-kylare processorkylare kuhler kuehler ' +
    'kuhlung prozessorkuhler cpu-kuhler cpu-kjoler cpulufter cpuluefter cpuvifte cpuflakt ' +
    'cpublaeser prosessorvifte prozessorlufter prozessorluefter processorflakt processorblaeser processorkoler',
  'air cooler':
    'luftkjoler luftkjolere luftkjoling luftkuhler luftkuehler luftkuhlung luftkylare luftkylning luftkoler luftkoling',
  'tower cooler':
    'tarnkjoler tarnkjolere turmkuhler towerkuhler tower-kuhler towerkjoler tornkylare tarnkoler',
  'lowprofile cooler': 'lavprofilkjoler lavprofilkjolere flachkuhler lagprofilkylare',
  aio: 'vannkjoling vannkjoler vannkjolt wasserkuhlung wasserkuehlung wasserkuhler wassergekuhlt vattenkylning vattenkylare vandkoling vandkoler',
  fan: 'vifte vifter viften lufter luefter flakt flaktar blaeser blaesere ventilator',
  'case fan':
    'kabinettvifte kabinettvifter gehauselufter gehaeuseluefter chassiflakt chassiflaktar kabinetblaeser kabinetventilator',
  'fan hub': 'viftehub vifte-hub lufterhub lufter-hub flakthubb',
  monitor:
    'skjerm skjermer skjermen bildschirm bildschirme bildskarm bildskarmar skarm skaerm skaerme dataskjerm pc-skjerm',
  keyboard: 'tastatur tastaturer tastaturen tastaturet tangentbord',
  mouse: 'mus maus datamus',
  headphones: 'hodetelefoner hodesett kopfhorer kopfhoerer horlurar hovedtelefoner horetelefoner hodetelefon',
  speakers: 'hoyttaler hoyttalere hogtalare hojttaler hojttalere lautsprecher',
  microphone: 'mikrofon mikrofoner',
  webcam: 'webkamera webkameraer webbkamera',
  network: 'nettverkskort natverkskort netvaerkskort netzwerkkarte netzwerkkarten',
  'network wifi': 'wlan-karte wlankarte wifi-kort wifikort wlan-kort',
  sound: 'lydkort ljudkort soundkarte',
  card: 'kort kortet karte karten',
  hdd: 'harddisk harddisker harddisken harddisks harddiske harddiskdrev festplatte festplatten',
  drive: 'disk disker laufwerk lagring lagringsdisk',
  ssd: 'ssdisk ssd-disk ssd-festplatte',
  os: 'operativsystem operativsystemer betriebssystem',
  paste: 'kjolepasta kolepasta kylpasta warmeleitpaste waermeleitpaste',
  accessory: 'tilbehor tillbehor zubehor zubehoer',
  laptop: 'baerbar barbar notebook-minne',
  wifi: 'wlan',
  wireless: 'tradlos tradlost tradlose tradlosa kabellos kabellose kabelloses kabelloser kabellosen drahtlos',
  graphics: 'grafikk grafik',
  integrated:
    'integrert integrerte integreret integrerad integrierte integrierter integrierten inbyggd innebygd',
  air: 'luft',
  tower: 'tarn turm',
  lowprofile: 'lavprofil lagprofil lav-profil flach flache flacher flaches',
  passive: 'passiv passivt vifteloes viftelos lufterlos flaktlos',
  modular: 'modulaer modulaert modulaere modulares modulart modulara',
  glass: 'glas glassdor glasscheibe glassvindu glaspanel sideglass seitenfenster',
  tempered: 'herdet haerdet hardat gehartetes',
  'tempered glass': 'hartglas echtglas hardglas',
  black: 'svart svarte sort sorte schwarz schwarze schwarzer schwarzes schwarzen',
  white:
    'hvit hvitt hvite hvid hvidt hvide vit vitt vita weiss weiß weiße weißer weißes weißen weisse weisser weisses weissen',
  gray: 'gra gratt grau graue graues',
  silver: 'solv silber silbern silberne silbernes',
  red: 'rod rodt rote roter rotes rot',
  blue: 'bla blatt blau blaue blaues blauer',
}

/** Words that mean something else in the names of products ("Rod", "Bla") are translated only as whole words of a query. */
const english = new Map(
  Object.entries(table).flatMap(([words, others]) =>
    others.split(' ').map((other) => [other, words.split(' ')] as const),
  ),
)

/** A word of a query, in English where it is one of another language. */
export const inEnglish = (word: string): readonly string[] => english.get(word) ?? [word]

/** Words that say nothing about a product: "hovedkort med wifi", "Grafikkarte für Spiele", "billig skjermkort". */
const empty = new Set(
  (
    'i med mit with og och und and til till fur fuer for billig billige billigt billigste gunstig gunstige ' +
    'gunstiges gunstiger cheap beste bester bestes best'
  ).split(' '),
)

export const saysNothing = (word: string): boolean => empty.has(word)
