// What one looks at first in a part, in one line: AM5 · 120 W · graphics built in
import { texts } from '../texts'
import type { Product } from './build'

type Facts = Product['facts']
type Tell = (facts: Facts) => string | undefined

const words = texts.builder.facts

const word =
  (name: string): Tell =>
  (facts) =>
    typeof facts[name] === 'string' ? facts[name] : undefined
const list =
  (name: string): Tell =>
  (facts) =>
    Array.isArray(facts[name]) && facts[name].length > 0 ? facts[name].join(', ') : undefined
const figure =
  (name: string, say: (value: number) => string): Tell =>
  (facts) =>
    typeof facts[name] === 'number' ? say(facts[name]) : undefined
const flag =
  (name: string, said: string): Tell =>
  (facts) =>
    facts[name] === true ? said : undefined

const modules: Tell = ({ modules: count, moduleGb }) =>
  typeof count === 'number' && typeof moduleGb === 'number' ? words.modules(count, moduleGb) : undefined

const card: Tell[] = [word('interface'), flag('wireless', words.wifi)]

const telling: Record<string, Tell[]> = {
  cpu: [
    word('socket'),
    figure('tdpWatts', words.watts),
    flag('integratedGraphics', words.graphicsInside),
    flag('includesCooler', words.coolerInside),
  ],
  motherboard: [
    word('socket'),
    word('chipset'),
    word('formFactor'),
    list('memoryTypes'),
    flag('wireless', words.wifi),
  ],
  memory: [word('type'), modules, figure('speedMts', words.speed)],
  graphicsCard: [word('chip'), figure('lengthMm', words.millimetres), figure('boardPowerWatts', words.watts)],
  storage: [word('form'), word('interface')],
  powerSupply: [figure('ratedWatts', words.watts), word('form')],
  case: [word('type'), figure('maxCardLengthMm', words.cardsUpTo), flag('includesPsu', words.supplyInside)],
  cooler: [
    word('type'),
    figure('heightMm', words.tall),
    figure('radiatorMm', words.radiator),
    figure('ratedWatts', words.coolsUpTo),
  ],
  fan: [figure('quantity', words.fans), word('lighting')],
  networkCard: card,
  soundCard: card,
  captureCard: card,
  operatingSystem: [word('system')],
}

/** Only what is known; the maker where nothing is. */
export function keyFacts({ kind, facts, manufacturer }: Product): string {
  const told = (telling[kind ?? ''] ?? []).flatMap((tell) => tell(facts) ?? [])
  return told.length > 0 ? told.join(' · ') : (manufacturer ?? '')
}
