import { message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import { caseTakes, oftenUnlisted } from '../tables/board-outlines.ts'

export const boardInCase = defineRule({
  number: 21,
  name: 'BoardInCase',
  subject: 'Case',
  title: 'Board in the case',
  checks:
    "The board's outline is among those the case takes, or smaller than one of them. EATX is a name for depths from 257 to 330 mm: where the case states the deepest board, the depth decides.",
  source:
    "The SSI EEB specification (305 by 330 mm, which EATX follows); the board makers' dimensions; the case makers' limits, such as 285 mm of a Fractal Meshify 2.",
  needs: { motherboard: ['formFactor', 'depthMm'], case: ['boardForms', 'type', 'maxBoardDepthMm'] },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'the case does not take the outline or the depth' },
    { verdict: 'Clearance', when: 'a full tower does not list an EATX board, which most of them take' },
    { verdict: 'Unverified', when: 'the outline, the list or a depth that matters is not known' },
  ],
  judge({ motherboard, case: cases }, verdicts) {
    for (const board of distinct(motherboard))
      for (const box of distinct(cases)) {
        const { formFactor, depthMm } = board.facts
        const { boardForms, type, maxBoardDepthMm } = box.facts
        if (!formFactor || !boardForms)
          verdicts.unverified(fact(board, 'formFactor'), fact(box, 'boardForms'))
        else if (formFactor === 'EATX' && boardForms.includes('EATX') && maxBoardDepthMm !== undefined) {
          if (depthMm === undefined) verdicts.unverified(fact(board, 'depthMm'), fact(box, 'maxBoardDepthMm'))
          else if (depthMm > maxBoardDepthMm)
            verdicts.give(
              'Blocking',
              `${depthMm} mm deep, case takes ${maxBoardDepthMm} mm`,
              message`${board} is EATX and ${depthMm} mm deep, ${box} takes EATX boards of ${maxBoardDepthMm} mm. Choose a board of at most ${maxBoardDepthMm} mm, or a deeper case.`,
              board,
              box,
            )
        } else if (caseTakes(boardForms, formFactor)) continue
        else if (oftenUnlisted.has(formFactor) && type === undefined) verdicts.unverified(fact(box, 'type'))
        else if (oftenUnlisted.has(formFactor) && type === 'Full Tower')
          verdicts.give(
            'Clearance',
            `${formFactor} not listed`,
            message`${board} is ${formFactor}, ${box} lists ${boardForms.join(', ')}. Most full towers take it all the same; measure the space, or choose a case that lists ${formFactor}.`,
            board,
            box,
          )
        else
          verdicts.give(
            'Blocking',
            `${formFactor} does not fit`,
            message`${board} is ${formFactor}, ${box} takes ${boardForms.join(', ') || 'no board'}. Choose a smaller board, or a case that takes ${formFactor}.`,
            board,
            box,
          )
      }
  },
})

export const backConnect = defineRule({
  number: 22,
  name: 'BackConnect',
  subject: 'Case',
  title: 'Connectors on the back',
  checks: 'A board with its connectors on the back is in a case with the cut-outs for it.',
  needs: { motherboard: ['backConnect'], case: ['backConnect'] },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'the case has no cut-outs' },
    { verdict: 'Unverified', when: 'it is not known for the board or the case, and matters' },
  ],
  judge({ motherboard, case: cases }, verdicts) {
    for (const board of distinct(motherboard)) {
      if (board.facts.backConnect === false) continue
      for (const box of distinct(cases))
        if (box.facts.backConnect === true) continue
        else if (board.facts.backConnect === undefined || box.facts.backConnect === undefined)
          verdicts.unverified(fact(board, 'backConnect'), fact(box, 'backConnect'))
        else
          verdicts.give(
            'Blocking',
            'No rear cut-outs',
            message`${board} has its connectors on the back, ${box} has no cut-outs for them. Choose a case for back-connect boards, or the usual version of the board.`,
            board,
            box,
          )
    }
  },
})
