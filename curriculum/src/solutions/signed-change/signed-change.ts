import { type Text, tex } from '@skills-center/messages/values'
import { type AskedJumps, jumpEnd } from '../../bugs/signed/jump-bugs.ts'
import { workedTex } from '../../equations/exact.ts'
import { type ChangeStory, endOf, tellChange } from '../../situations/signed-changes/signed-changes.ts'
import { say } from './messages.gen.ts'

interface Way {
  hints: Text[]
  solution: Text[]
}

/** Goes up or down from the start, subtracts two values, or undoes each change. */
export function changeSteps(told: ChangeStory): Way {
  const { asks, start, moves } = told
  const [first = 0, second = 0] = moves
  const end = endOf(told)
  const [size, more] = [Math.abs(first), Math.abs(second)]
  const way = first > 0 ? 'up' : 'down'
  const numbers = { start, end, size, more, way }
  const steps = {
    change: () => {
      const worked = tex(workedTex(start, first > 0 ? 'plus' : 'minus', size))
      return [say('story.so.change', { way, worked })]
    },
    apart: () => [say('story.so.apart', { worked: tex(workedTex(end, 'minus', start)) })],
    back: () => [
      say('story.so.last', { more, worked: tex(workedTex(end, 'plus', more)) }),
      say('story.so.first', { size, worked: tex(workedTex(end - second, 'minus', first)) }),
    ],
  }[asks]()
  return {
    hints: [say(`story.nudge.${asks}`), say(`story.hint.${asks}`, numbers)],
    solution: [...steps, say('story.so.answer', { answer: tellChange(told).answer })],
  }
}

/** Along a number line: where the arrows lead, how long a jump is, or each jump undone. */
export function jumpSteps(jumps: AskedJumps): Way {
  const { asks, start, moves } = jumps
  const [first = 0, second = 0] = moves
  const end = jumpEnd(jumps)
  const numbers = { first, second, start, end }
  const undo = (from: number, move: number): Text =>
    say('jumps.so.undo', { move, worked: tex(workedTex(from, 'minus', move)) })
  const steps = {
    sum: () => [
      say('jumps.so.arrows', { first, second }),
      say('jumps.so.sum', { worked: tex(workedTex(first, 'plus', second)) }),
    ],
    move: () => [
      say('jumps.so.ends', { start, end }),
      say('jumps.so.move', { worked: tex(workedTex(end, 'minus', start)) }),
    ],
    start: () => [undo(end, second), undo(end - second, first)],
  }[asks]()
  return {
    hints: [say(`jumps.nudge.${asks}`), say(`jumps.hint.${asks}`, numbers)],
    solution: steps,
  }
}
