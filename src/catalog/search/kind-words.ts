import type { Kind } from '../../compatibility/facts/index.ts'

/** What people call a kind of part. Results of equal relevance are in this order of kinds. */
const names: Record<Kind, string> = {
  cpu: 'cpu cpus processor processors',
  graphicsCard: 'gpu gpus graphics card cards video',
  motherboard: 'motherboard motherboards mainboard board',
  memory: 'memory ram',
  storage: 'storage drive drives',
  powerSupply: 'psu power supply supplies',
  case: 'case cases chassis',
  cooler: 'cooler coolers cooling',
  fan: 'fan fans',
  monitor: 'monitor monitors screen display',
  keyboard: 'keyboard keyboards',
  mouse: 'mouse mice',
  headphones: 'headphones headset',
  speakers: 'speakers speaker',
  microphone: 'microphone microphones',
  webcam: 'webcam webcams camera',
  networkCard: 'network card cards',
  soundCard: 'sound card cards',
  captureCard: 'capture card cards',
  operatingSystem: 'operating system os',
  thermalPaste: 'thermal paste pastes',
  lighting: 'lighting light',
  accessory: 'accessory accessories',
}

export const kindWords: ReadonlyMap<string, string[]> = new Map(
  Object.entries(names).map(([kind, words]) => [kind, words.split(' ')]),
)

/** "CPU cooler", "case fan", "PC case": the first word says what the part is for, and calls no other kind. */
const purposes: Partial<Record<string, readonly string[]>> = {
  cooler: ['cpu', 'processor'],
  coolers: ['cpu', 'processor'],
  fan: ['case'],
  fans: ['case'],
  case: ['pc', 'computer'],
}

export const isPurposeOf = (word: string, next = ''): boolean => purposes[next]?.includes(word) ?? false

const order = new Map(Object.keys(names).map((kind, place) => [kind, place]))

/** Place of a kind among results of equal relevance; products that are no part come last. */
export const kindPlace = (kind: string | null): number => order.get(kind ?? '') ?? order.size
