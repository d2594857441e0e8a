import { say } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
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
            say`${board} has its CPU soldered on and takes no other; ${chip} has no place. Leave the CPU out, or choose a board with a socket.`,
            chip,
            board,
          )
        else if (!socket || !chip.facts.socket)
          verdicts.unverified(fact(chip, 'socket'), fact(board, 'socket'))
        else if (!socketTakes(socket, chip.facts.socket))
          verdicts.give(
            'Blocking',
            `${chip.facts.socket} CPU, ${socket} board`,
            say`${chip} needs socket ${chip.facts.socket}, ${board} has ${socket}. Choose a CPU for ${socket} or a board with ${chip.facts.socket}.`,
            chip,
            board,
          )
      }
  },
})

export const cpuGeneration = defineRule({
  number: 2,
  name: 'CpuGeneration',
  subject: 'Processor',
  title: 'Chipset and CPU',
  checks: "The board's chipset runs the CPU's generation: at once, after a firmware update, or never.",
  needs: { cpu: ['socket', 'generation'], motherboard: ['socket', 'chipset', 'cpuSupport'] },
  each: 'cpu',
  verdicts: [
    { verdict: 'Blocking', when: 'the chipset never runs this generation, although the socket is the same' },
    { verdict: 'Firmware', when: 'the board runs it only with newer firmware' },
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
            say`${chip} is ${words}, which the ${board.facts.chipset ?? ''} chipset of ${board} never runs although the socket fits. Choose a board whose chipset lists ${name ?? ''}, or an older or newer CPU.`,
            chip,
            board,
          )
        else
          verdicts.give(
            'Firmware',
            support.biosVersion ? `Needs BIOS ${support.biosVersion}` : 'May need a BIOS update',
            support.biosVersion
              ? say`${board} runs ${chip}, ${words}, with BIOS ${support.biosVersion} or later. Make sure the board has it, or update it first.`
              : say`${board} is older than ${chip}, ${words}, and runs it only with firmware that lists it. Check the maker's CPU list for the version, and update if the board was made before.`,
            chip,
            board,
          )
      }
  },
})

export const firmwareUpdate = defineRule({
  number: 3,
  name: 'FirmwareUpdate',
  subject: 'Processor',
  title: 'Update without a CPU',
  checks: 'When the board may need a firmware update for the CPU, it can be made without an older CPU.',
  needs: { cpu: ['socket', 'generation'], motherboard: ['socket', 'chipset', 'cpuSupport', 'biosFlashback'] },
  each: 'cpu',
  verdicts: [
    { verdict: 'Firmware', when: 'an update may be needed: how to make it, or that it needs an older CPU' },
  ],
  judge({ cpu, motherboard }, verdicts) {
    for (const chip of distinct(cpu))
      for (const board of distinct(motherboard)) {
        if (cpuSupport(chip.facts, board.facts).state !== 'update') continue
        if (board.facts.biosFlashback)
          verdicts.give(
            'Firmware',
            'Update by BIOS flashback',
            say`${board} can be updated for ${chip} without a CPU, by BIOS flashback: put the firmware on a USB stick and press the button before the first start.`,
            chip,
            board,
          )
        else
          verdicts.give(
            'Firmware',
            'Update needs an older CPU',
            say`${board} ${board.facts.biosFlashback === false ? 'has no' : 'is not known to have'} BIOS flashback: if its firmware is too old for ${chip} it will not start, and only an older CPU or the shop can update it. Ask for an updated board, or choose one with flashback.`,
            chip,
            board,
          )
      }
  },
})
