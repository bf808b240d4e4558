import { type Text, tex } from '@skills-center/messages/values'
import {
  factorsTex,
  grouped,
  movedResult,
  movesTex,
  placesMoved,
  type Tens,
  tenTex,
} from '../../decimals/tens.ts'
import { say } from './messages.gen.ts'

/** Solves by the number of places that the decimal point moves. */
export function tenSteps(its: Tens): { hints: Text[]; solution: Text[] } {
  const { a, moves, asks } = its
  const [move = 1, second] = moves
  const places = placesMoved(its)
  const way = places > 0 ? 'right' : 'left'
  const result = movedResult(its)
  const values = {
    a: grouped(a),
    result: grouped(result),
    power: tex(tenTex(move)),
    n: Math.abs(move),
    n2: Math.abs(second ?? 0),
    places: Math.abs(places),
    way,
    // For an unknown number, undoes the steps.
    equation: tex(
      asks === 'number'
        ? `${movesTex({ a: result, moves: [-move] })} = ${grouped(a)}`
        : `${a === 1 ? tenTex(move) : movesTex(its)} = ${grouped(result)}`,
    ),
  }
  const factors = say('factors', {
    power: tex(`${tenTex(move)} = ${factorsTex(Math.abs(move))}`),
  })
  if (asks === 'number') {
    const undo = move > 0 ? 'times' : 'over'
    return {
      hints: [say('number.nudge'), say(`number.hint.${undo}`, values)],
      solution: [say(`number.hint.${undo}`, values), say('so', values)],
    }
  }
  if (asks === 'exponent') {
    return {
      hints: [say(`exponent.nudge.${way}`), say(`exponent.hint.${way}`, values)],
      solution: [say(`exponent.so.${way}`, values), say('so', values)],
    }
  }
  if (second !== undefined) {
    return {
      hints: [say('two.nudge'), say('two.hint', values)],
      solution: [say('two.each', values), say(`two.all.${way}`, values), say('so', values)],
    }
  }
  return {
    hints: [say(`result.nudge.${way}`), say(`result.hint.${way}`, values)],
    solution: [factors, say(`result.so.${way}`, values), say('so', values)],
  }
}
