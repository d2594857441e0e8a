import { boardForms, type CaseFacts, powerSupplyForms } from '../../src/compatibility/index.ts'
import { boardFormOf } from './board-form.ts'
import { surelyTaken } from './case-radiators.ts'
import { count, figure } from './figure.ts'
import { mostUsb3Ports, readFrontUsb } from './front-usb.ts'
import { readIncludedPower } from './included-power.ts'
import type { Source } from './source.ts'
import { readSureCooler } from './sure-cooler.ts'

/** Classes by the words of the form factor ("EATX Full Tower", "HTPC"), first match wins. */
const classes: [RegExp, NonNullable<CaseFacts['type']>][] = [
  [/Test Bench/, 'Open Frame'],
  [/Full Tower/, 'Full Tower'],
  [/^Mini ITX/, 'Mini-ITX'],
  [/Mid Tower/, 'Mid Tower'],
  [/Mini Tower/, 'Mini Tower'],
  [/HTPC|Desktop|Slim/, 'Desktop'],
]

export function readCase(source: Source): CaseFacts {
  const power = source.texts('supported_power_supply_form_factors')
  const listed = source.texts('front_usb_ports')
  const usb = listed.length > 0 ? listed : [source.text('front_panel_usb') ?? ''].filter(Boolean)
  const ports = readFrontUsb(usb)
  const type = readClass(source)
  const boardForms = readBoardForms(source)
  const size = readSize(source)
  const maxCoolerHeightMm = figure(source, 'max_cpu_cooler_height', 'the tallest cooler', 25, 300)
  return {
    type,
    boardForms,
    backConnect: readBackConnect(source),
    maxCardLengthMm: figure(source, 'max_video_card_length', 'the longest card', 100, 700),
    expansionSlots: count(source, 'expansion_slots', 'the expansion slots', 14, 1),
    maxCoolerHeightMm,
    surelyTakesCoolerMm: maxCoolerHeightMm
      ? undefined
      : readSureCooler(source, { ...size, type, boardForms }),
    ...readBays(source),
    surelyTakesRadiatorsMm: source.derive('surelyTakesRadiatorsMm', surelyTaken(source.name)),
    // Sold with a cooler and a power supply built in.
    includesCooler: source.derive('includesCooler', includesCooler(source.name)),
    psuForms: power.length > 0 ? powerSupplyForms.filter((form) => power.includes(form)) : undefined,
    maxPsuLengthMm: figure(source, 'max_psu_length', 'the longest power supply', 80, 500),
    ...readIncludedPower(source),
    ...ports,
    mostUsb3Ports: source.derive('mostUsb3Ports', mostUsb3Ports(usb, ports, { type, name: source.name })),
    ...size,
    lowProfileOnly: readLowProfile(source),
  }
}

/** The bracket of a full-height card, by the PCI Express card specification. */
const bracketMm = 120
/** A Micro ATX board has so many slots beside each other; fewer may be on a riser, which turns the cards, and larger cases are no slim ones. */
const slimSlots = 4
/** No case for such boards is thinner; smaller figures are inches. */
const thinnestMm = 60

/** A case that is thinner than the bracket of a card takes low-profile cards only, unless a riser turns them. Otherwise it is not known. */
function readLowProfile(source: Source): true | undefined {
  const sides = ['width', 'height', 'depth'].flatMap((side) => source.number(`dimensions_mm.${side}`) ?? [])
  const stated = (source.text('dimensions') ?? '').match(/\d{2,4}(?:\.\d+)?/g)?.map(Number) ?? []
  const thinnest = Math.min(...(sides.length === 3 ? sides : stated.length === 3 ? stated : []))
  const isSlim = thinnest >= thinnestMm && thinnest < bracketMm
  if (!isSlim || source.number('expansion_slots') !== slimSlots) return undefined
  source.repair('a case thinner than the bracket of a card takes low-profile cards only', thinnest)
  return source.derive('lowProfileOnly', true)
}

const includesCooler = (name: string) => /NR200P MAX|NCORE 100 MAX/i.test(name) || undefined

type Size = Pick<CaseFacts, 'widthMm' | 'heightMm' | 'depthMm'>

/** Three fields, or a text of depth, width and height. A text that does not have the width in the middle may be in any order. */
function readSize(source: Source): Size {
  const widthMm = figure(source, 'dimensions_mm.width', 'the width of a case', 30, 1000)
  const heightMm = figure(source, 'dimensions_mm.height', 'the height of a case', 30, 1500)
  const depthMm = figure(source, 'dimensions_mm.depth', 'the depth of a case', 30, 1500)
  if (widthMm ?? heightMm ?? depthMm) return { widthMm, heightMm, depthMm }
  const text = /^(\d{2,4}(?:\.\d+)?) ?[x*] ?(\d{2,4}(?:\.\d+)?) ?[x*] ?(\d{2,4}(?:\.\d+)?)$/.exec(
    source.text('dimensions') ?? '',
  )
  if (!text) return {}
  const [depth = 0, width = 0, height = 0] = text.slice(1).map(Number)
  if (width < Math.min(depth, height) && width >= 100)
    return { widthMm: width, heightMm: height, depthMm: depth }
  source.repair('the size of a case is in an unknown order', text[0])
  return {}
}

function readClass(source: Source): CaseFacts['type'] {
  if (/full[ -]tower/i.test(source.name)) return 'Full Tower'
  const words = source.text('form_factor') ?? ''
  return classes.find(([pattern]) => pattern.test(words))?.[1]
}

/** The list, and EATX where the name or the form factor says so. A list that is empty is not known. */
function readBoardForms(source: Source): CaseFacts['boardForms'] {
  const listed = new Set(source.texts('supported_motherboard_form_factors').map(boardFormOf))
  if (listed.size === 0) return undefined
  if (/\bE-?ATX\b/.test(`${source.name} ${source.text('form_factor')}`) && !listed.has('EATX')) {
    source.repair('the name says EATX, the list of outlines does not', source.name)
    listed.add('EATX')
  }
  return boardForms.filter((form) => listed.has(form))
}

/** Cases made for such boards say so; the field is set on few. */
function readBackConnect(source: Source): boolean | undefined {
  const field = source.flag('supports_rear_connecting_motherboard')
  if (field || !/\bBTF\b|\bPZ\b|PANORAMIC STEALTH/i.test(source.name)) return field
  source.repair('a case for back-connect boards is known by its name', source.name)
  return true
}

/** No bays of either size means that the number is unknown. */
function readBays(source: Source): Pick<CaseFacts, 'bays35' | 'bays25'> {
  const bays35 = count(source, 'internal_3_5_bays', '3.5" bays', 40)
  const bays25 = count(source, 'internal_2_5_bays', '2.5" bays', 40)
  if (bays35 !== 0 || bays25 !== 0) return { bays35, bays25 }
  source.repair('no drive bays at all means not known', 0)
  return {}
}
