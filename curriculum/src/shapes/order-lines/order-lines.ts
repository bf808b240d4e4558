import type { Level } from '@skills-center/contract/ids'
import { rows, type Text, tex } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { tex as math } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { type Line, linesOf, type Work } from '../wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** The number of variables in a line, not counting letters in TeX commands. */
const lettersOf = (side: string): number => (side.replaceAll(/\\[a-z]+/g, '').match(/[a-z]/g) ?? []).length

/**
 * Lines with parentheses come first, the check comes last; in between, each line has fewer terms beside the variable.
 */
function rankOf(text: string): number {
  const [left = '', right = ''] = text.replaceAll(/[⟦⟧]/g, '').split(' = ')
  if (lettersOf(left) + lettersOf(right) === 0) return 100
  if (/[a-z][^a-z]*\)|\([a-z\d]*[a-z]/.test(left) || /\([a-z\d]*[a-z]/.test(right)) return 0
  const isAlone = /^[a-z]$/.test(left)
  const hasSum = / [+−] /.test(left)
  return (lettersOf(right) > 0 ? 10 : hasSum ? 20 : isAlone ? 40 : 30) - right.length / 100
}

/** Put the lines of a solution and its check in order. */
export const orderLines = <Values extends object, Its extends Line>(
  its: Pick<ModelForm<Values>, 'seconds' | 'standards' | 'task'> & {
    draw: (random: Random, level: Level) => Values
    fits: (values: Values) => boolean
    letter: (values: Values) => string
    work: (values: Values) => Work<Its>
    /** The equation with its solution substituted, as TeX. */
    check: (values: Values) => string
  },
): ModelForm<Values & { shuffle: number }> =>
  defineModel({
    id: 'order-steps',
    thinking: 'classify',
    seconds: its.seconds,
    standards: its.standards,
    task: its.task,
    draw: (random, level) => ({ ...its.draw(random, level), shuffle: random.integer(0, 1e9) }),
    fits(values) {
      const lines = linesOf(its.work(values)).map(({ line }) => line)
      return its.fits(values) && new Set(lines).size === lines.length
    },
    item(values) {
      const work = its.work(values)
      const lines = linesOf(work)
      const plain = [...lines.map(({ line }) => line), its.check(values)]
      const letter = tex(its.letter(values))
      const last = lines.length - 1
      const feedbackFor = (at: number): Text => {
        if (at === last + 1) return say('check-last', { letter })
        if (at === 1) return say('start')
        return at === last
          ? say('too-soon', { letter })
          : say('one-move', { early: tex(plain[at - 1] ?? ''), late: tex(plain[at] ?? '') })
      }
      const shown = plain.map((line) => math(line))
      const [move, above] = [work.steps.at(-1)?.move, lines[last - 1]]
      return {
        stem: [say('asks')],
        ...arranged.order(values.shuffle, {
          options: shown,
          first: say('first'),
          last: say('last'),
          wrong: shown.slice(1).map((line, at) => {
            const before: [string, string] = [line, shown[at] ?? '']
            return { before, misconception: 'equation.line-order', feedback: feedbackFor(at + 1) }
          }),
        }),
        hints: [say('nudge', { letter }), say('hint')],
        solution: [
          say('so', { list: rows(plain.map((line) => tex(line))) }),
          ...(move === undefined || above === undefined ? [] : [say('end', { move: move(above) })]),
        ],
      }
    },
    solve: (shown) => solved.order(shown, rankOf),
  })
