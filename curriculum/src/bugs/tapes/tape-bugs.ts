import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type Tapes, tapeTerms } from '../../situations/mixes/tapes.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

type Terms = ReturnType<typeof tapeTerms>

// Worked by hand: 2 boxes of lemon juice and 5 of water, 3 cups in each box, so 6 and 15 cups, 21 together.
const lemonade = { mix: 'lemonade', who: 'Ben', one: 2, other: 5, box: 3, asked: 'one' } as const

const tapeBug = (
  id: MisconceptionId,
  answerOf: (terms: Terms) => Exact | null,
  feedback: (terms: Terms) => Text,
  [given, got]: [Tapes['given'], Exact],
) =>
  bug<Tapes>({
    id,
    answer: (tapes) => answerOf(tapeTerms(tapes)),
    feedback: (tapes) => feedback(tapeTerms(tapes)),
    example: [{ ...lemonade, given }, got],
  })

export const tapeBugs = [
  tapeBug(
    'ratio.whole-in-each',
    ({ amount, boxes, wanted }) => (boxes === 1 ? null : amount * wanted),
    ({ amount, boxes }) => say('whole-in-each', { amount, boxes }),
    ['part', 30],
  ),
  tapeBug(
    'ratio.stops-early',
    ({ wanted, box }) => (wanted === 1 ? null : box),
    ({ box }) => say('stops-early', { box }),
    ['whole', 3],
  ),
  tapeBug(
    'ratio.additive',
    ({ given, rest, wantBoxes, restBoxes }) => {
      const got = rest.q + wantBoxes - restBoxes
      return given === 'part' && got > 0 ? got : null
    },
    ({ wantBoxes, restBoxes }) => say('additive', { gap: Math.abs(wantBoxes - restBoxes) }),
    ['part', 12],
  ),
  tapeBug(
    'ratio.part-whole',
    ({ given, want, rest, whole, wantBoxes, restBoxes }) =>
      ({
        part: whole.q,
        whole: [whole.q, Math.max(wantBoxes, restBoxes)] as const,
        difference: Math.max(want.q, rest.q),
      })[given],
    ({ given, whole }) => say(`part-whole.${given}`, { whole }),
    ['whole', [21, 5]],
  ),
  tapeBug(
    'ratio.halves',
    ({ given, whole }) => (given === 'whole' ? [whole.q, 2] : null),
    () => say('halves'),
    ['whole', [21, 2]],
  ),
]
