import { message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import type { MotherboardFacts } from '../facts/motherboard.ts'
import { cpuSupport } from '../tables/cpu-support.ts'
import { generation } from '../tables/generations.ts'
import { socketTakes } from '../tables/sockets.ts'

export const cpuSocket = defineRule({
  number: 1,
  name: 'CpuSocket',
  subject: 'Processor',
  title: 'CPU socket',
  checks: "The board's socket takes the CPU: the same one, or a newer one made to take it (FM2+ takes FM2).",
  needs: { cpu: ['socket'], motherboard: ['socket'] },
  each: 'cpu',
  verdicts: [
    { verdict: 'Blocking', when: 'the sockets differ, or the board has its CPU soldered on' },
    { verdict: 'Unverified', when: 'a socket is not known' },
  ],
  judge({ cpu, motherboard }, verdicts) {
    for (const chip of distinct(cpu))
      for (const board of distinct(motherboard)) {
        const { socket } = board.facts
        if (socket === 'Soldered')
          verdicts.give(
            'Blocking',
            'Board has its own CPU',
            message`${board} has its CPU soldered on and takes no other; ${chip} has no place. Leave the CPU out, or choose a board with a socket.`,
            chip,
            board,
          )
        else if (!socket || !chip.facts.socket)
          verdicts.unverified(fact(chip, 'socket'), fact(board, 'socket'))
        else if (!socketTakes(socket, chip.facts.socket))
          verdicts.give(
            'Blocking',
            `${chip.facts.socket} CPU, ${socket} board`,
            message`${chip} needs socket ${chip.facts.socket}, ${board} has ${socket}. Choose a CPU for ${socket} or a board with ${chip.facts.socket}.`,
            chip,
            board,
          )
      }
  },
})

/** How firmware gets on a board whose CPU it does not run yet. */
const wayToUpdate = ({ biosFlashback }: Pick<MotherboardFacts, 'biosFlashback'>): string =>
  biosFlashback
    ? ' BIOS flashback does it without a CPU: put the firmware on a USB stick and press the button before the first start.'
    : ` It ${biosFlashback === false ? 'has no' : 'is not known to have'} BIOS flashback: without it, only the shop, or a CPU that the board runs already, can update it. Ask for an updated board, or choose one with flashback.`

export const cpuGeneration = defineRule({
  number: 2,
  name: 'CpuGeneration',
  subject: 'Processor',
  title: 'Chipset and CPU',
  checks:
    "The board's chipset runs the CPU's generation: at once, only with firmware that lists it, or never. What a board maker lists beyond AMD's or Intel's word has a warning of its own. A warning about firmware also says whether it can be updated without another CPU.",
  source:
    "AMD's processor and chipset compatibility tables for AM4, AM5 and sTR5 (WRX90 takes only Threadripper PRO); Intel's product specifications, by which Xeon E3 v5 and v6 run only on C232 and C236, and Xeon E-2100 and E-2200 only on C242 and C246; the board makers' CPU support lists.",
  needs: { cpu: ['socket', 'generation'], motherboard: ['socket', 'chipset', 'cpuSupport', 'biosFlashback'] },
  each: 'cpu',
  verdicts: [
    { verdict: 'Blocking', when: 'the chipset never runs this generation, although the socket is the same' },
    {
      verdict: 'Firmware',
      when: 'the board runs it only with firmware that lists it, or only its maker lists it and AMD or Intel does not',
    },
    { verdict: 'Unverified', when: 'the generation or the chipset is not known' },
  ],
  judge({ cpu, motherboard }, verdicts) {
    for (const chip of distinct(cpu))
      for (const board of distinct(motherboard)) {
        const support = cpuSupport(chip.facts, board.facts)
        if (support.state === 'unknown') {
          verdicts.unverified(fact(chip, 'generation'), fact(board, 'chipset'))
          continue
        }
        if (support.state === 'native' || support.state === 'otherSocket') continue
        const name = chip.facts.generation
        const words = name ? `${name} (${generation(name).known})` : ''
        if (support.state === 'never')
          verdicts.give(
            'Blocking',
            `${board.facts.chipset} cannot run this CPU`,
            message`${chip} is ${words}, which the ${board.facts.chipset ?? ''} chipset of ${board} never runs although the socket fits. Choose a board whose chipset lists ${name ?? ''}, or an older or newer CPU.`,
            chip,
            board,
          )
        else if (support.state === 'makersOnly')
          verdicts.give(
            'Firmware',
            support.listed
              ? 'Listed by the board maker only'
              : `Not supported by ${name ? generation(name).maker : 'its maker'}`,
            support.listed
              ? message`The maker of ${board} lists ${chip}, ${words}${support.biosVersion ? `, from BIOS ${support.biosVersion} on,` : ''} although ${name ? generation(name).maker : ''} does not name it for ${board.facts.chipset ?? ''}. Keep to the firmware that the maker lists.${support.biosVersion ? wayToUpdate(board.facts) : ''}`
              : message`${name ? generation(name).maker : ''} does not name ${words} for ${board.facts.chipset ?? ''}; only some board makers list it. Look for ${chip} in the CPU list of ${board}, or choose a CPU that is named for the chipset.`,
            chip,
            board,
          )
        else
          verdicts.give(
            'Firmware',
            support.biosVersion ? `Needs BIOS ${support.biosVersion}` : 'May need a BIOS update',
            support.biosVersion
              ? message`${board} runs ${chip}, ${words}, with BIOS ${support.biosVersion} or later. Make sure the board has it, or update it first.${wayToUpdate(board.facts)}`
              : message`${board} runs ${chip}, ${words}, only with firmware that lists it. Check the maker's CPU list for the version, and update the board if it has another.${wayToUpdate(board.facts)}`,
            chip,
            board,
          )
      }
  },
})
