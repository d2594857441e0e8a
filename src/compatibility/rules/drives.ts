import { counted, does, message } from '../engine/message.ts'
import type { Part } from '../engine/part.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import type { M2Slot } from '../facts/motherboard.ts'
import type { StorageFacts } from '../facts/storage.ts'
import { cheapestSlots } from './m2-fit.ts'
import { suppliesOf } from './supplies.ts'

type Drive = Part<'storage', Pick<StorageFacts, 'form' | 'interface'>>
type M2Drive = Part<'storage', Pick<StorageFacts, 'interface' | 'm2Size'>>

/** Drives that a cable may lead to; M.2 drives and cards sit on the board. Unknown forms may be either. */
const cabled = <D extends Part<'storage', Pick<StorageFacts, 'form'>>>(drives: readonly D[]): D[] =>
  drives.filter(({ facts: { form } }) => form === undefined || form === '2.5"' || form === '3.5"')

const isSata = (drive: Drive): boolean => drive.facts.interface === 'SATA' && drive.facts.form !== undefined
const maybeSata = (drive: Drive): boolean =>
  drive.facts.interface === undefined || (drive.facts.interface === 'SATA' && drive.facts.form === undefined)

/** SATA ports that M.2 drives switch off, if they are placed to switch off the fewest. */
function portsLost(drives: readonly M2Drive[], slots: readonly M2Slot[]): number {
  const cost = (slot: M2Slot) => slot.disablesSataPorts ?? 0
  return cheapestSlots(drives, slots, cost).reduce((sum, slot) => sum + cost(slot), 0)
}

export const sataPorts = defineRule({
  number: 27,
  name: 'SataPorts',
  subject: 'Storage',
  title: 'SATA ports',
  checks:
    'The board and controller cards have a SATA port for every SATA drive. Ports that an M.2 slot switches off are not counted, as far as the drives cannot use other M.2 slots.',
  needs: {
    storage: ['form', 'interface', 'm2Size'],
    motherboard: ['sataPorts', 'm2Slots'],
    accessory: ['sataPorts'],
  },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'there are more drives than ports' },
    { verdict: 'Unverified', when: "the ports or a drive's connection are not known" },
  ],
  judge({ storage, motherboard, accessory }, verdicts) {
    const added = accessory.reduce((sum, { facts }) => sum + (facts.sataPorts ?? 0), 0)
    const sata = cabled(storage).filter(isSata)
    const doubtful = distinct(cabled(storage).filter(maybeSata))
    if (sata.length + doubtful.length === 0) return
    for (const board of distinct(motherboard)) {
      const { sataPorts, m2Slots } = board.facts
      const lost = portsLost(
        storage.filter(({ facts }) => facts.form === 'M.2'),
        m2Slots ?? [],
      )
      const ports = sataPorts === undefined ? undefined : Math.max(0, sataPorts - lost) + added
      if (ports !== undefined && sata.length > ports)
        verdicts.give(
          'Blocking',
          `${counted(sata.length, 'SATA drive')}, ${counted(ports, 'port')}`,
          message`${sata} ${does(sata, 'need')} ${counted(sata.length, 'SATA port')}, ${board} has ${ports}${lost > 0 ? ` beside these M.2 drives, whose slots switch ${lost} off` : ''}. Take fewer or larger drives, an M.2 drive, a SATA controller card, or a board with more ports.`,
          ...sata,
          board,
        )
      else if (ports === undefined || doubtful.length > 0)
        verdicts.unverified(
          ...doubtful.flatMap((drive) => [fact(drive, 'form'), fact(drive, 'interface')]),
          ...(ports === undefined ? distinct(sata).map((drive) => fact(drive, 'interface')) : []),
          fact(board, 'sataPorts'),
        )
    }
  },
})

export const driveBays = defineRule({
  number: 28,
  name: 'DriveBays',
  subject: 'Storage',
  title: 'Drive bays',
  checks: 'The case has a bay for every drive; a 2.5" drive may also take a free 3.5" bay.',
  needs: { storage: ['form'], case: ['bays35', 'bays25'] },
  each: 'case',
  verdicts: [
    { verdict: 'Clearance', when: 'there are more drives than bays' },
    { verdict: 'Unverified', when: "the bays or a drive's form are not known" },
  ],
  judge({ storage, case: cases }, verdicts) {
    const large = storage.filter((drive) => drive.facts.form === '3.5"')
    const small = storage.filter((drive) => drive.facts.form === '2.5"')
    const doubtful = distinct(storage.filter((drive) => drive.facts.form === undefined))
    if (large.length + small.length + doubtful.length === 0) return
    for (const box of distinct(cases)) {
      const { bays35, bays25 } = box.facts
      if (bays35 !== undefined && large.length > bays35)
        verdicts.give(
          'Clearance',
          `${counted(large.length, 'drive')}, ${counted(bays35, '3.5" bay')}`,
          message`${large} ${does(large, 'need')} ${counted(large.length, '3.5" bay')}, ${box} has ${bays35}. Take fewer or larger drives, or a case with more bays.`,
          ...large,
          box,
        )
      else if (bays35 !== undefined && bays25 !== undefined && small.length > bays25 + bays35 - large.length)
        verdicts.give(
          'Clearance',
          `${counted(small.length, 'drive')}, ${counted(bays25 + bays35 - large.length, 'bay')} free`,
          message`${small} ${does(small, 'need')} ${counted(small.length, '2.5" bay')}, ${box} has ${bays25} and ${bays35 - large.length} free ones of 3.5". Take an M.2 drive, or a case with more bays.`,
          ...small,
          box,
        )
      else if (
        doubtful.length > 0 ||
        bays35 === undefined ||
        (bays25 === undefined && small.length > bays35 - large.length)
      )
        verdicts.unverified(
          ...doubtful.map((drive) => fact(drive, 'form')),
          ...distinct([...large, ...small]).map((drive) => fact(drive, 'form')),
          fact(box, 'bays35'),
          fact(box, 'bays25'),
        )
    }
  },
})

export const sataPower = defineRule({
  number: 29,
  name: 'SataPower',
  subject: 'Power',
  title: 'SATA power plugs',
  checks: 'The power supply, chosen or in the case, has a SATA plug for every 2.5" or 3.5" drive.',
  needs: {
    storage: ['form'],
    powerSupply: ['sataConnectors'],
    case: ['includesPsu', 'includedPsuPlugs'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Power', when: 'there are more drives than plugs' },
    { verdict: 'Unverified', when: "the plugs or a drive's form are not known" },
  ],
  judge({ storage, powerSupply, case: cases }, verdicts) {
    const drives = cabled(storage)
    const sure = drives.filter((drive) => drive.facts.form !== undefined)
    if (drives.length === 0) return
    for (const { part: supply, plugs: has, ref } of suppliesOf<'sataConnectors'>(powerSupply, cases)) {
      const plugs = has.sataConnectors
      if (plugs !== undefined && sure.length > plugs)
        verdicts.give(
          'Power',
          `${counted(sure.length, 'drive')}, ${counted(plugs, 'SATA plug')}`,
          message`${sure} ${does(sure, 'need')} ${counted(sure.length, 'SATA power plug')}, ${supply} has ${plugs}. Take fewer drives, a splitter cable, or a power supply with more plugs.`,
          ...sure,
          supply,
        )
      else if (plugs === undefined || drives.length > plugs)
        verdicts.unverified(...distinct(drives).map((drive) => fact(drive, 'form')), ref('sataConnectors'))
    }
  },
})
