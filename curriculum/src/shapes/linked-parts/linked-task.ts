import type { NumberKey } from '@skills-center/answers/judge-number'
import type { Level } from '@skills-center/contract/ids'
import type { Calculator } from '@skills-center/contract/item'
import { type Tex, tex, type Text, type Value } from '@skills-center/messages/values'
import { type Exact, exact, toNumber } from '../../bugs/bug.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import { mixedTex } from '../../fractions/fraction.ts'
import type { Response, Shown } from '../../item.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { figureText } from './figure-text.ts'
import { type LinkedRow, linkedTable } from './linked-table.ts'
import { say } from './messages.gen.ts'

/** A wrong value or option, the misconception behind it, and what we say to it. */
type Wrong<Its> = readonly [its: Its, misconception: MisconceptionId, feedback: Text]

/** A part whose answer is a number. `work` is its equation, in TeX. */
export interface NumberPart {
  value: Exact
  work: string
  /** How the right answer is written, if not as its decimal. */
  shown?: Value
  wrong?: readonly Wrong<Exact>[]
  /** The decimal place to which the answer is rounded; the question says so. */
  places?: number
  /** The words give the direction, so a sign may be typed or left out. */
  sign?: 'either'
}

/** A part whose answer is one of a few options. */
export interface ChoicePart {
  right: Words
  work: string
  wrong: readonly Wrong<Words>[]
}

export type TaskPart = NumberPart | ChoicePart

/** What the shape draws itself: the story and the side that is right come out evenly. */
export interface TaskDraw<Story extends string> {
  story: Story
  side: 0 | 1
  level: Level
}
type Drawn<Its, Story extends string> = Its & TaskDraw<Story> & { shuffle: number }

/** The answer of a solver: a number, or what the right option says. */
type Solved = number | string | RegExp

interface LinkedTask<Its, Story extends string, Part extends string> {
  seconds?: number
  calculator?: Calculator
  standards: readonly string[]
  /** Right answers are written as mixed numbers, not as decimals. */
  answers?: 'mixed'
  stories: readonly Story[]
  /** The parts of each level, in order. No two levels may look alike: in how many parts, or in which ones are choices. */
  levels: Readonly<Record<Level, readonly Part[]>>
  draw: (random: Random, its: TaskDraw<Story>) => Its
  fits?: (its: Its & TaskDraw<Story>) => boolean
  told: (its: Its & TaskDraw<Story>) => Words[]
  figure?: (its: Its & TaskDraw<Story>) => ItemTemplate['figure']
  parts: (its: Its & TaskDraw<Story>) => Readonly<Record<Part, TaskPart>>
  asks: (part: Part, its: Its & TaskDraw<Story>) => Text
  why: (part: Part, equation: Tex) => Text
  /** Two hints: one for the task, one for its level. */
  hints: (level: Level) => [Text, Text]
  /**
   * Every part that the shown numbers decide: `told` are the numbers of the stem and the figure, and `asked` those of a
   * part’s question, of which `question` is the text.
   */
  solve: (its: {
    told: readonly number[]
    asked: (part: Part) => readonly number[]
    question: (part: Part) => string
    stem: string
  }) => Readonly<Record<Part, Solved>>
}

/** A student can type this value: a fraction, or a decimal of at most four places. */
const isTyped = (value: Exact): boolean =>
  typeof value !== 'number' ||
  (Number.isFinite(value) && value !== 0 && Math.abs(value - Number(value.toFixed(4))) < 1e-7)

const isEqual = (one: Exact, other: Exact): boolean => Math.abs(toNumber(one) - toNumber(other)) < 1e-7

function numberAnswer({ value, shown, wrong = [], places, sign }: NumberPart) {
  const known = wrong.filter(
    ([got], at) =>
      isTyped(got) &&
      !isEqual(got, value) &&
      wrong.findIndex(([other]) => isTyped(other) && isEqual(other, got)) === at,
  )
  const key: NumberKey = {
    value: exact(value),
    ...(places === undefined
      ? { wrongRounded: [value, ...known.map(([got]) => got)].map(exact) }
      : { places }),
    ...(sign === undefined ? {} : { sign }),
  }
  return {
    key,
    ...(shown === undefined ? {} : { shown }),
    wrong: known.map(([got, misconception, feedback]) => ({ value: exact(got), misconception, feedback })),
  }
}

const choiceAnswer = ({ right, wrong }: ChoicePart) => ({
  right,
  wrong: wrong.map(([text, misconception, feedback]) => ({ text, misconception, feedback })),
})

function rowOf(asks: Words, part: TaskPart, answers?: 'mixed'): LinkedRow {
  if (!('value' in part)) return { asks, ...choiceAnswer(part) }
  const { value } = part
  const isMixed = answers === 'mixed' && typeof value !== 'number'
  return { asks, ...numberAnswer(isMixed ? { shown: tex(mixedTex(value)), ...part } : part) }
}

/**
 * A task of three to five parts about one situation, of which later ones need the answers of earlier ones. The levels
 * ask for other parts.
 */
export const linkedTask = <Its extends object, Story extends string, Part extends string>(
  its: LinkedTask<Its, Story, Part>,
): ModelForm<Drawn<Its, Story>, Pick<TaskDraw<Story>, 'story' | 'side'>> =>
  defineModel<Drawn<Its, Story>, Pick<TaskDraw<Story>, 'story' | 'side'>>({
    id: 'task',
    thinking: 'use in a story',
    seconds: its.seconds ?? 180,
    ...(its.calculator === undefined ? {} : { calculator: its.calculator }),
    standards: its.standards,
    task: ({ story, level }) => `${story} ${level}`,
    aim: (random) => ({ story: random.pick(its.stories), side: random.pick([0, 1] as const) }),
    draw(random, level, aim) {
      const told = { ...aim, level }
      return { ...its.draw(random, told), ...told, shuffle: random.integer(0, 1e9) }
    },
    ...(its.fits === undefined ? {} : { fits: its.fits }),
    item(values) {
      const parts = its.parts(values)
      const ids = its.levels[values.level]
      const figure = its.figure?.(values)
      return {
        stem: its.told(values),
        ...(figure === undefined ? {} : { figure }),
        ...linkedTable(
          `parts ${values.shuffle}`,
          ids.map((id) => rowOf(its.asks(id, values), parts[id], its.answers)),
        ),
        hints: [say('nudge'), ...its.hints(values.level)],
        solution: ids.map((id) => its.why(id, tex(parts[id].work))),
      }
    },
    solve: (shown) => solveTask(its, shown),
  })

const numberPattern = /(?<![\d\p{L}])[−-]?(?:(\d[\d,]*)?\\frac\{(\d+)\}\{(\d+)\}|\d[\d,]*(?:\.\d+)?)/gu

/** The numbers of a text with their signs; a mixed number is one number. */
const signedIn = (text: string): number[] =>
  [...text.matchAll(numberPattern)].map(([all, whole = '0', above, below]) => {
    const size =
      above === undefined
        ? Number(all.replaceAll(/[,−-]/g, ''))
        : Number(whole.replaceAll(',', '')) + Number(above) / Number(below)
    return /^[−-]/.test(all) ? -size : size
  })

function solveTask<Its extends object, Story extends string, Part extends string>(
  { levels, solve }: LinkedTask<Its, Story, Part>,
  shown: Shown,
): Response {
  const { interaction, stem } = shown
  if (interaction.kind !== 'table') throw new TypeError(`expects table, not ${interaction.kind}`)
  const rows = interaction.rows.map(([question, answer]) => ({
    text: question !== undefined && 'text' in question ? question.text : '',
    answer,
  }))
  const told = signedIn(`${stem} ${figureText(shown)}`)
  for (const ids of [levels[1], levels[2], levels[3]]) {
    if (ids.length !== rows.length) continue
    const question = (part: Part) => rows[ids.indexOf(part)]?.text ?? ''
    const found = solve({ told, stem, question, asked: (part) => signedIn(question(part)) })
    const placed = rows.map(({ answer }, at): [string, string] | undefined => {
      const id = ids[at]
      const value = id === undefined ? undefined : found[id]
      if (answer === undefined || 'text' in answer || value === undefined) return undefined
      const options = 'options' in answer ? answer.options : undefined
      if (typeof value === 'number')
        return options === undefined ? [answer.entry, String(Number(value.toFixed(6)))] : undefined
      const fits = (text: string) => (typeof value === 'string' ? text === value : value.test(text))
      const option = options?.find(({ text }) => fits(text))
      return option === undefined ? undefined : [answer.entry, option.id]
    })
    const all = placed.filter((each) => each !== undefined)
    if (all.length === rows.length) return { kind: 'table', placed: Object.fromEntries(all) }
  }
  throw new RangeError(`No level asks this: ${stem}`)
}
