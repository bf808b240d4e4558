import { type Tapes, tapeTerms } from '../../situations/mixes/tapes.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** Finds the amount in one box of the tapes, and then in the boxes asked about. */
export function shareBoxes(tapes: Tapes): WrittenSolution {
  const terms = tapeTerms(tapes)
  const { given, amount, boxes, wanted, box, right } = terms
  return {
    hints: [say(`nudge.${given}`), say('hint', { amount, boxes })],
    solution: [
      say(`first.${given}`, terms),
      boxes === 1 ? say('box.given', { box }) : say('box.share', { amount, boxes, box }),
      say(`so.${given}`, { wanted, box, right }),
    ],
  }
}
