import type { Kind } from './index.ts'
import { factsOf } from './index.ts'

/** What a kind is called in a sentence. */
export const kindWords: Record<Kind, { one: string; many: string }> = {
  cpu: { one: 'CPU', many: 'CPUs' },
  motherboard: { one: 'motherboard', many: 'motherboards' },
  memory: { one: 'memory', many: 'memory kits' },
  graphicsCard: { one: 'graphics card', many: 'graphics cards' },
  storage: { one: 'storage', many: 'drives' },
  powerSupply: { one: 'power supply', many: 'power supplies' },
  case: { one: 'case', many: 'cases' },
  cooler: { one: 'CPU cooler', many: 'CPU coolers' },
  fan: { one: 'case fan', many: 'case fans' },
  networkCard: { one: 'network card', many: 'network cards' },
  soundCard: { one: 'sound card', many: 'sound cards' },
  captureCard: { one: 'capture card', many: 'capture cards' },
  operatingSystem: { one: 'operating system', many: 'operating systems' },
  thermalPaste: { one: 'thermal paste', many: 'thermal pastes' },
  monitor: { one: 'monitor', many: 'monitors' },
  keyboard: { one: 'keyboard', many: 'keyboards' },
  mouse: { one: 'mouse', many: 'mice' },
  headphones: { one: 'headphones', many: 'headphones' },
  speakers: { one: 'speakers', many: 'speakers' },
  microphone: { one: 'microphone', many: 'microphones' },
  webcam: { one: 'webcam', many: 'webcams' },
  lighting: { one: 'lighting', many: 'lighting parts' },
  accessory: { one: 'accessory', many: 'accessories' },
}

const known = new Map<string, string>()

/**
 * What a fact is called in a sentence: the schema's description up to the first comma, semicolon, colon or bracket,
 * with a small first letter unless it begins with an acronym ("longest graphics card", "SATA ports").
 */
export const factWords = (kind: string, fact: string): string => {
  const key = `${kind}.${fact}`
  let words = known.get(key)
  if (words === undefined) {
    words = wordsFor(kind, fact)
    known.set(key, words)
  }
  return words
}

/** The facts of a kind with their descriptions, in the schema's order: for messages and for documentation. */
export const describedFacts = (kind: Kind): { fact: string; description: string }[] => {
  const properties: Record<string, object> = factsOf[kind].properties
  return Object.entries(properties).map(([fact, schema]) => ({
    fact,
    description: 'description' in schema ? String(schema.description) : '',
  }))
}

const wordsFor = (kind: string, fact: string): string => {
  const facts = kind in factsOf ? describedFacts(kind as Kind) : []
  const description = facts.find((one) => one.fact === fact)?.description ?? fact
  const words = description.split(/[,;:(]/, 1)[0]?.trim() ?? fact
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
