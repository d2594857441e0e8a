import { message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'

export const wirelessPlatform = defineRule({
  number: 51,
  name: 'WirelessPlatform',
  subject: 'Expansion',
  title: 'Platform of the Wi-Fi card',
  checks: 'A card whose maker supports it on one platform only is on a board of that platform.',
  source:
    "Intel's product briefs for Wi-Fi cards: the BE200 is supported on Intel platforms only, and boards for AMD mostly do not find it; CNVi cards (AX201, AX211, BE201) need an Intel chipset.",
  needs: { networkCard: ['platform'], motherboard: ['socket'] },
  each: 'networkCard',
  verdicts: [
    { verdict: 'Firmware', when: 'the board is for another platform: it may not find the card' },
    { verdict: 'Unverified', when: 'the socket of the board is not known' },
  ],
  judge({ networkCard, motherboard }, verdicts) {
    for (const card of distinct(networkCard)) {
      if (card.facts.platform === undefined) continue
      for (const board of distinct(motherboard)) {
        const { socket } = board.facts
        // Intel's sockets are named LGA, AMD's have names of their own. Either maker's CPUs are soldered on boards.
        if (socket === undefined || socket === 'Soldered')
          verdicts.unverified(fact(card, 'platform'), { ...fact(board, 'socket'), known: false })
        else if (!socket.startsWith('LGA'))
          verdicts.give(
            'Firmware',
            `For ${card.facts.platform} boards`,
            message`${card} is supported on ${card.facts.platform} platforms only, ${board} has socket ${socket}: most such boards do not find it. Choose another Wi-Fi card, such as an AX210.`,
            card,
            board,
          )
      }
    }
  },
})
