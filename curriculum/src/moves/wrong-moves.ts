import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import { type Mapping, inTurn, linear, mappingOf, type Move, shift } from './moves.ts'
import { say } from './messages.gen.ts'

/** What a misconception does instead of a transformation. */
export interface WrongMove {
  misconception: MisconceptionId
  feedback: Text
  does: Mapping
}
const wrong = (misconception: MisconceptionId, feedback: Text, does: Mapping): WrongMove => ({
  misconception,
  feedback,
  does,
})

const swapped = linear(0, 1, 1, 0)
const halfTurn = linear(-1, 0, 0, -1)
const acrossX = linear(1, 0, 0, -1)
const acrossY = linear(-1, 0, 0, 1)

function wrongMoves(move: Move): WrongMove[] {
  switch (move.kind) {
    case 'translation': {
      const { dx, dy } = move
      return [
        wrong('grid.wrong-direction', say('wrong.opposite'), shift(-dx, -dy)),
        wrong('grid.wrong-direction', say('wrong.across'), shift(-dx, dy)),
        wrong('grid.wrong-direction', say('wrong.along'), shift(dx, -dy)),
        wrong('grid.other-axis', say('wrong.other-axis'), shift(dy, dx)),
      ]
    }
    case 'reflection':
      return [
        wrong('moves.wrong-mirror', say('wrong.mirror'), move.axis === 'x' ? acrossY : acrossX),
        wrong('moves.reflects-for-turn', say('wrong.both-signs'), halfTurn),
        wrong('grid.swaps-coordinates', say('wrong.swapped'), swapped),
      ]
    case 'rotation': {
      const back = linear(0, 1, -1, 0)
      const forth = linear(0, -1, 1, 0)
      if (move.turn === 180)
        return [
          wrong('moves.reflects-for-turn', say('wrong.flipped'), acrossX),
          wrong('moves.reflects-for-turn', say('wrong.flipped'), acrossY),
          wrong('moves.wrong-angle', say('wrong.angle'), forth),
          wrong('moves.wrong-angle', say('wrong.angle'), back),
        ]
      const isForth = mappingOf(move)([1, 0])[1] === 1
      return [
        wrong('moves.turns-wrong-way', say('wrong.way'), isForth ? back : forth),
        wrong('moves.reflects-for-turn', say('wrong.flipped'), swapped),
        wrong('moves.wrong-angle', say('wrong.angle'), halfTurn),
      ]
    }
    case 'dilation': {
      const { by } = move
      return [
        wrong('moves.wrong-scale', say('wrong.divided'), linear(1 / by, 0, 0, 1 / by)),
        wrong('moves.adds-factor', say('wrong.added'), shift(by, by)),
        wrong('moves.wrong-scale', say('wrong.one-only'), linear(by, 0, 0, 1)),
        wrong('moves.wrong-scale', say('wrong.one-only'), linear(1, 0, 0, by)),
      ]
    }
  }
}

/** For one transformation, or for two in sequence. */
export function wrongSequences(moves: readonly Move[]): WrongMove[] {
  const [first, second] = moves
  if (first === undefined) return []
  if (second === undefined) return wrongMoves(first)
  return [
    wrong('moves.one-step-only', say('wrong.one-step'), mappingOf(first)),
    wrong('moves.order-of-steps', say('wrong.order'), inTurn([second, first])),
    ...wrongMoves(first).map((each) => ({
      ...each,
      does: (at: Parameters<Mapping>[0]) => mappingOf(second)(each.does(at)),
    })),
  ]
}

/** The misconception behind confusing two transformations, based on their kinds. */
export function mistaken(right: Move, picked: Move): Omit<WrongMove, 'does'> {
  const is = (kind: Move['kind']): boolean => right.kind === kind || picked.kind === kind
  if (right.kind !== picked.kind) {
    if (right.kind === 'dilation') return { misconception: 'moves.keeps-size', feedback: say('look.size') }
    if (picked.kind === 'dilation') return { misconception: 'moves.changes-size', feedback: say('look.size') }
    return is('translation')
      ? { misconception: 'moves.mixes-up-slide', feedback: say('look.slide') }
      : { misconception: 'moves.reflects-for-turn', feedback: say('look.flip') }
  }
  if (right.kind === 'translation' && picked.kind === 'translation')
    return right.dx === picked.dy && right.dy === picked.dx
      ? { misconception: 'grid.other-axis', feedback: say('look.axis') }
      : { misconception: 'grid.wrong-direction', feedback: say('look.direction') }
  if (right.kind === 'reflection')
    return { misconception: 'moves.wrong-mirror', feedback: say('look.mirror') }
  if (right.kind === 'dilation') return { misconception: 'moves.wrong-scale', feedback: say('look.factor') }
  return right.kind === 'rotation' &&
    picked.kind === 'rotation' &&
    (right.turn === 180 || picked.turn === 180)
    ? { misconception: 'moves.wrong-angle', feedback: say('look.turn') }
    : { misconception: 'moves.turns-wrong-way', feedback: say('look.turn') }
}
