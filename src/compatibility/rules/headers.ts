import { counted, message } from '../engine/message.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'
import { total } from '../engine/total.ts'
import type { CaseFacts } from '../facts/case.ts'
import type { CoolerFacts } from '../facts/cooler.ts'
import type { FanFacts } from '../facts/fan.ts'
import type { MotherboardFacts } from '../facts/motherboard.ts'
import type { ChipsetName } from '../tables/chipsets.ts'

/** Front ports by type: the case's count, the board's headers, and how many ports one header feeds. */
const frontPorts = [
  { ports: 'usbCPorts', headers: 'usbCHeaders', perHeader: 1, word: 'USB-C', header: 'USB-C (Key-A)' },
  { ports: 'usb3Ports', headers: 'usb3Headers', perHeader: 2, word: 'USB 3', header: 'USB 3 (19-pin)' },
  { ports: 'usb2Ports', headers: 'usb2Headers', perHeader: 2, word: 'USB 2.0', header: 'USB 2.0' },
] as const

type Front = Pick<CaseFacts, 'type' | 'mostUsb3Ports'>

/** The most front ports of one type that the case can have. */
function mostPorts({ type, mostUsb3Ports = 4 }: Front, ports: (typeof frontPorts)[number]['ports']): number {
  if (type === 'Mini Tower' || type === 'Mini-ITX') return 2
  return ports === 'usb3Ports' ? mostUsb3Ports : 4
}

export const frontUsb = defineRule({
  number: 37,
  name: 'FrontUsb',
  subject: 'Headers',
  title: 'Front USB ports',
  checks:
    'The board has a header of the right type for every front USB port of the case. If the number of ports is not known, headers for four are enough, for two in a mini tower or a Mini-ITX case, and for the most USB 3 ports that the case can have.',
  source:
    "Intel's front panel I/O design guide (two ports on a USB 2.0 or 19-pin USB 3 header, one on a Key-A header); the case makers' data sheets, which list at most four front ports of one type, and at most two on mini towers and Mini-ITX cases.",
  needs: {
    case: ['usbCPorts', 'usb3Ports', 'usb2Ports', 'mostUsb3Ports', 'type'],
    motherboard: ['usbCHeaders', 'usb3Headers', 'usb2Headers'],
  },
  each: 'case',
  verdicts: [
    { verdict: 'Completeness', when: 'a port stays dead' },
    { verdict: 'Unverified', when: 'ports or headers are not known and matter' },
  ],
  judge({ case: cases, motherboard }, verdicts) {
    for (const box of distinct(cases))
      for (const board of distinct(motherboard))
        for (const { ports, headers, perHeader, word, header } of frontPorts) {
          const wanted = box.facts[ports]
          const offered = board.facts[headers]
          if (wanted === 0) continue
          if (wanted === undefined || offered === undefined) {
            const isEnough = offered !== undefined && offered * perHeader >= mostPorts(box.facts, ports)
            if (!isEnough) verdicts.unverified(fact(box, ports), fact(board, headers))
          } else if (wanted > offered * perHeader)
            verdicts.give(
              'Completeness',
              `${word}: ${counted(wanted, 'port')}, ${counted(offered, 'header')}`,
              message`${box} has ${counted(wanted, `front ${word} port`)}, ${board} feeds ${offered === 0 ? 'none' : offered * perHeader} of them (${counted(offered, `${header} header`)}). Choose a board with the header, or a card or adapter for it.`,
              box,
              board,
            )
        }
  },
})

/** Headers a cooler takes when its data sheet does not say: a fan, and for liquid a pump. */
const coolerHeaders = ({ fanHeaders, type }: Pick<CoolerFacts, 'fanHeaders' | 'type'>): number =>
  fanHeaders ?? (type === 'Liquid' ? 2 : 1)

const packHeaders = ({
  fanHeaders,
  quantity,
}: Pick<FanFacts, 'fanHeaders' | 'quantity'>): number | undefined => fanHeaders ?? quantity

export const fanHeaders = defineRule({
  number: 38,
  name: 'FanHeaders',
  subject: 'Headers',
  title: 'Fan headers',
  checks: 'The board and fan hubs have a header for every case fan, and for the fan and pump of the cooler.',
  needs: {
    fan: ['quantity', 'fanHeaders'],
    cooler: ['type', 'fanHeaders'],
    motherboard: ['fanHeaders'],
    accessory: ['fanHeaders'],
  },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Completeness', when: 'there are more fans than headers' },
    { verdict: 'Unverified', when: 'the headers or the size of a fan pack are not known' },
  ],
  judge({ fan, cooler, motherboard, accessory }, verdicts) {
    // A hub takes one header itself.
    const added = accessory.reduce((sum, { facts }) => sum + Math.max(0, (facts.fanHeaders ?? 1) - 1), 0)
    // A cooler alone always finds the CPU fan header.
    if (fan.length === 0) return
    const packs = total(fan, packHeaders, 'quantity')
    const needed = packs.sum + cooler.reduce((sum, part) => sum + coolerHeaders(part.facts), 0)
    for (const board of distinct(motherboard)) {
      const own = board.facts.fanHeaders
      const headers = own === undefined ? undefined : own + added
      if (headers !== undefined && needed > headers)
        verdicts.give(
          'Completeness',
          `${counted(needed, 'fan')}, ${counted(headers, 'header')}`,
          message`${[...fan, ...cooler]} need ${needed} fan headers, ${board} has ${headers}. Add a fan hub or splitter cables.`,
          ...fan,
          ...cooler,
          board,
        )
      else if (headers === undefined || packs.unknown.length > 0)
        verdicts.unverified(
          ...(packs.unknown.length > 0 ? packs.unknown : distinct(fan).map(relatedPart)),
          fact(board, 'fanHeaders'),
        )
    }
  },
})

/** Chipsets since 2021 whose ATX boards all have a 5 V header; smaller ones save it. */
const sinceArgb: ReadonlySet<ChipsetName | undefined> = new Set([
  'B650',
  'B650E',
  'X670',
  'X670E',
  'B850',
  'X870',
  'X870E',
  'B660',
  'Z690',
  'B760',
  'Z790',
  'B860',
  'Z890',
])

const surelyHasArgb = ({ chipset, formFactor }: Pick<MotherboardFacts, 'chipset' | 'formFactor'>): boolean =>
  sinceArgb.has(chipset) && (formFactor === 'ATX' || formFactor === 'EATX')

/** What each way of feeding needs on the board. */
const lightingHeaders = {
  'ARGB 5V': { headers: 'argbHeaders', volts: '5 V', wrong: 'A 12 V header would destroy it.' },
  'RGB 12V': { headers: 'rgbHeaders', volts: '12 V', wrong: 'It does not light on 5 V.' },
} as const

export const lighting = defineRule({
  number: 39,
  name: 'Lighting',
  subject: 'Headers',
  title: 'Lighting headers',
  checks:
    'Lit fans and coolers find a header of their voltage: 5 V addressable or 12 V. A board with both feeds any of them. An ATX board with a chipset of 2021 or later has a 5 V header.',
  source:
    "The board makers' data sheets: all ATX boards with B650 to X870E and B660 to Z890 list 5 V headers; Micro ATX boards without any exist (ASRock B650M-HDV/M.2).",
  needs: {
    fan: ['lighting'],
    cooler: ['lighting'],
    motherboard: ['argbHeaders', 'rgbHeaders', 'chipset', 'formFactor'],
  },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Power', when: 'the board has no header of that voltage' },
    { verdict: 'Unverified', when: 'the lighting or the headers are not known' },
  ],
  judge({ fan, cooler, motherboard }, verdicts) {
    for (const board of distinct(motherboard))
      for (const part of [...distinct(fan), ...distinct(cooler)]) {
        const lit = part.facts.lighting
        if (lit === 'None' || lit === 'Proprietary') continue
        // A board with both headers feeds it, whatever its voltage is.
        if (lit === undefined && board.facts.argbHeaders && board.facts.rgbHeaders) continue
        if (lit === undefined) {
          verdicts.unverified({ part, fact: 'lighting', known: false }, relatedPart(board))
          continue
        }
        const { headers, volts, wrong } = lightingHeaders[lit]
        if (board.facts[headers] === undefined && lit === 'ARGB 5V' && surelyHasArgb(board.facts)) continue
        if (board.facts[headers] === undefined) verdicts.unverified(relatedPart(part), fact(board, headers))
        else if (board.facts[headers] === 0)
          verdicts.give(
            'Power',
            `No ${volts} lighting header`,
            message`${part} needs a ${volts} lighting header (${lit}), ${board} has 0. ${wrong} Use a lighting controller, or choose a board with the header.`,
            part,
            board,
          )
      }
  },
})
