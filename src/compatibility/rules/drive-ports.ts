import { counted, does, message } from '../engine/message.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'
import { type RarePort, rarePortOf, rarePorts, rarePortsOf } from '../tables/drive-ports.ts'

const kinds = Object.keys(rarePorts) as RarePort[]

export const drivePorts = defineRule({
  number: 46,
  name: 'DrivePorts',
  subject: 'Storage',
  title: 'Ports for rare drives',
  checks:
    'A drive that needs a rare port finds it on the board. SATA and M.2 drives have rules of their own.',
  source:
    'SFF-8639 (U.2) and SFF-8482 (SAS) connectors of the SFF committee: a SATA drive runs on a SAS port, a SAS drive not on a SATA port. Consumer boards for AM4, AM5 and LGA 1200 and later have neither SAS nor mSATA nor PATA.',
  needs: {
    storage: ['form', 'interface'],
    motherboard: ['u2Ports', 'sasPorts', 'mSataSlots', 'pataPorts', 'socket', 'chipset'],
  },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'there are more such drives than ports' },
    { verdict: 'Unverified', when: 'the ports are not known' },
  ],
  judge({ storage, motherboard }, verdicts) {
    for (const kind of kinds) {
      const drives = storage.filter((drive) => rarePortOf(drive.facts) === kind)
      if (drives.length === 0) continue
      const { fact: name, port, advice } = rarePorts[kind]
      for (const board of distinct(motherboard)) {
        const ports = rarePortsOf(board.facts, kind)
        if (ports === undefined) verdicts.unverified(...distinct(drives).map(relatedPart), fact(board, name))
        else if (drives.length > ports)
          verdicts.give(
            'Blocking',
            `${counted(drives.length, `${kind} drive`)}, ${counted(ports, port)}`,
            message`${drives} ${does(drives, 'need')} ${counted(drives.length, `${kind} ${port}`)}, ${board} has ${ports}. ${advice}`,
            ...drives,
            board,
          )
      }
    }
  },
})
