import type { Say } from '@skills-center/messages/define-messages'
import {
  type Person,
  type Text,
  tex,
  type Value,
  type Values as MessageValues,
} from '@skills-center/messages/values'
import type { Level } from '@skills-center/contract/ids'
import { letter } from '../../build-item.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { sayAny } from '../../form/say-any.ts'
import { solved } from '../../form/solving.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** The text of a line of work, as TeX; implementations add the values for the next line. */
export interface Line {
  line: string
}

/** A line derived from the one above it: correctly, or with a mistake that students really make. */
export interface Step<Its extends Line> {
  right: (above: Its) => Its
  wrong: (above: Its) => Its
  /** “Subtract 5 from both sides.” */
  move: (above: Its) => Text
}

/** The given first line, and the steps below it. */
export interface Work<Its extends Line> {
  start: Its
  steps: readonly Step<Its>[]
}

/** All lines. If `wrong` is a line number, that line has the mistake, and the lines below continue from it. */
export const linesOf = <Its extends Line>({ start, steps }: Work<Its>, wrong: number | null = null): Its[] =>
  steps.reduce(
    (lines, step, at) => {
      const above = lines.at(-1) ?? start
      return [...lines, at + 2 === wrong ? step.wrong(above) : step.right(above)]
    },
    [start],
  )

/** Evaluate an expression in two lines: one step, and then the value. */
export const evaluation = (
  valueOf: (line: string) => number,
  its: {
    start: string
    /** The second line, and its wrong version. */
    partly: { right: string; wrong: string; move: Text }
    /** The wrong value that a mistake in the last line gives. */
    last: { wrong: (above: string) => number; move: Text }
  },
): Work<Line> => ({
  start: { line: its.start },
  steps: [
    {
      right: () => ({ line: its.partly.right }),
      wrong: () => ({ line: its.partly.wrong }),
      move: () => its.partly.move,
    },
    {
      right: ({ line }) => ({ line: String(valueOf(line)) }),
      wrong: ({ line }) => ({ line: String(its.last.wrong(line)) }),
      move: () => its.last.move,
    },
  ],
})

/** The person whose work it is, and the number of the first wrong line (from 2 on), or null. */
export interface WrongLineAim {
  who: string
  wrong: number | null
}

interface Words {
  /** Introduces the lines: “Ana solves an equation.” */
  context: (who: Person) => Text
  /** Tells students who trust the lines how to notice a mistake. */
  check: Text
}

/** The words of a skill that has them under the usual ids: `mistake.context` and `mistake.check`. */
export const mistakeWords = <Messages extends UsualWords>(skillSay: Say<Messages>): Words => {
  const text = sayAny(skillSay)
  return { context: (who) => text('mistake.context', { who }), check: text('mistake.check') }
}
type UsualWords = Record<string, MessageValues | null> & {
  'mistake.context': { who: Value }
  'mistake.check': null
}

function itemOf<Its extends Line>(
  { who: name, wrong }: WrongLineAim,
  work: Work<Its>,
  { context, check, truth }: Words & { truth: Text | null },
): ItemTemplate {
  const lines = linesOf(work, wrong)
  const verdicts: (number | null)[] = [...work.steps.map((_, at) => at + 2), null]
  const option = (verdict: number | null) => ({
    kind: 'choice' as const,
    option: letter(verdicts.indexOf(verdict)),
  })
  const missed = (verdict: number | null): { misconception: string; feedback: Text } => {
    if (verdict === null)
      return { misconception: 'judging.trusts-claim', feedback: say('trusted', { check }) }
    return wrong !== null && verdict > wrong
      ? { misconception: 'judging.names-later-line', feedback: say('later', { n: verdict }) }
      : { misconception: 'judging.blames-right-work', feedback: say('blamed', { n: verdict }) }
  }
  const [above, step] = wrong === null ? [] : [lines[wrong - 2], work.steps[wrong - 2]]
  return {
    stem: [
      context(person(name)),
      ...lines.map(({ line }, at) => say('line', { n: at + 1, line: tex(line) })),
      say('asks'),
    ],
    interaction: {
      kind: 'choice',
      options: verdicts.map((verdict, at) => ({
        id: letter(at),
        text: verdict === null ? say('none') : say('option', { n: verdict }),
      })),
    },
    key: option(wrong),
    wrongAnswers: verdicts
      .filter((verdict) => verdict !== wrong)
      .map((verdict) => ({ ...missed(verdict), key: option(verdict) })),
    hints: [say('nudge'), say('hint')],
    solution:
      wrong === null || above === undefined || step === undefined
        ? [say('all-right'), ...(truth === null ? [] : [truth])]
        : [
            say('first', { n: wrong, line: tex(lines[wrong - 1]?.line ?? '') }),
            say('should', { move: step.move(above), line: tex(step.right(above).line) }),
          ],
  }
}

/**
 * “In which line is the first mistake?” Each line and “no mistake” are right equally often. A wrong verdict is recorded
 * only as misjudging. `means` gives the value of each line: it must change at the mistake and nowhere else.
 */
export const wrongLine = <Values extends object, Its extends Line>(
  its: Words &
    Pick<ModelForm<Values>, 'seconds' | 'standards'> & {
      task: (values: Values) => string
      /** Lines below the first; the same number at each level. */
      steps: number
      draw: (random: Random, level: Level) => Values
      work: (values: Values) => Work<Its>
      fits?: (values: Values, lines: readonly Its[]) => boolean
      /** The closing text where all lines are right. */
      truth?: (values: Values) => Text
      /** The value of a line in any form: the solution of an equation, the value of an expression. */
      means: (line: string) => string
    },
): ModelForm<Values & WrongLineAim, WrongLineAim> =>
  defineModel({
    id: 'find-mistake',
    thinking: 'find the mistake',
    seconds: its.seconds,
    standards: its.standards,
    task: (values) => `${its.task(values)} ${values.wrong ?? 'none'}`,
    aim: (random) => ({
      who: someone(random),
      wrong: random.pick([null, ...Array.from({ length: its.steps }, (_, at) => at + 2)]),
    }),
    draw: (random, level, aim) => ({ ...its.draw(random, level), ...aim }),
    fits(values) {
      const { wrong } = values
      const lines = linesOf(its.work(values), wrong)
      const texts = lines.map(({ line }) => line)
      if (new Set(texts).size < texts.length || its.fits?.(values, lines) === false) return false
      const meanings = texts.map(its.means)
      return meanings.every((each, at) => at === 0 || (each !== meanings[at - 1]) === (at + 1 === wrong))
    },
    item: (values) =>
      itemOf(values, its.work(values), {
        context: its.context,
        check: its.check,
        truth: its.truth?.(values) ?? null,
      }),
    solve(shown) {
      const meanings = mathIn(shown.stem).map(its.means)
      const first = meanings.findIndex((each, at) => at > 0 && each !== meanings[at - 1])
      const { length } = meanings
      return solved.choice(shown, (_, at) => at === (first === -1 ? length - 1 : first - 1))
    },
  })
