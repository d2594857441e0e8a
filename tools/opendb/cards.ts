import type { CardFacts, NetworkCardFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

/** These cards have only a name, which usually names the slot. First match wins. */
const plugs: [RegExp, NonNullable<CardFacts['interface']>][] = [
  [/\bPCIe|PCI[- ]E(xpress)?\b/i, 'PCIe'],
  [/\bM\.2\b/i, 'M.2'],
  [/\bUSB\b/i, 'USB'],
  [/\bPCI(-X)?\b/i, 'PCI'],
]

const edges = [1, 2, 4, 8, 16] as const

export function readCard(source: Source): CardFacts {
  const plug = plugs.find(([pattern]) => pattern.test(source.name))?.[1]
  const lanes = Number(/PCIe x(\d+)\b/i.exec(source.name)?.[1])
  return { interface: plug, slotLanes: edges.find((edge) => edge === lanes) }
}

export function readNetworkCard(source: Source): NetworkCardFacts {
  const card = readCard(source)
  const isWireless = /wi-?fi|wireless|802\.11/i.test(source.name)
  return {
    ...card,
    m2Key: card.interface === 'M.2' && isWireless ? 'E' : undefined,
    platform: /\bBE200\b|\bAX2[01]1\b|\bBE201\b/i.test(source.name) ? 'Intel' : undefined,
    wireless: isWireless || (/ethernet/i.test(source.name) ? false : undefined),
  }
}

/** Families of capture devices whose names do not say it. */
const boxes =
  /\bHD60\b|\bCam Link 4K|Game Capture|External|Portable|\bBOX\b|Ripsaw|Live Gamer (Mini|Ultra|Extreme)|\bNeo\b|UltraStudio/i
const cards = /DeckLink|4K60 Pro|Pro Capture|Cam Link Pro|Live Gamer 4K/i

export function readCaptureCard(source: Source): CardFacts {
  const card = readCard(source)
  if (card.interface) return card
  if (cards.test(source.name)) return { interface: 'PCIe' }
  return boxes.test(source.name) ? { interface: 'USB' } : {}
}
