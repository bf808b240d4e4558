import type { Level } from '@skills-center/contract/ids'
import type { Calculator } from '@skills-center/contract/item'
import type { AnyBug } from '../bugs/bug.ts'
import { type Judge, judge } from '../check-response.ts'
import type { Key, Response, Shown } from '../item.ts'
import { keyResponse } from '../key-response.ts'
import type { Random } from '../random.ts'
import type { Thinking } from '../thinking.ts'
import type { ItemTemplate } from './item-template.ts'
import { withNeutralSpots } from './neutral-spots.ts'
import type { Worded } from './words.ts'

export interface ModelForm<Values, Aim = undefined> {
  /** Unique within the skill. */
  id: string
  thinking: Thinking
  /** The author's estimate of the seconds a question takes at level 2. */
  seconds: number
  calculator?: Calculator
  /** At the finest level of detail: a report on a standard counts the questions of that standard. */
  standards: readonly string[]
  /** The standards of one item, where they differ between items; empty where an item goes beyond the standard. */
  standardsOf?: (values: Values) => readonly string[]
  /**
   * A choice that must come out evenly, such as the right verdict. Drawn once, outside the loop that redraws the
   * numbers; redrawing it would bias the keys.
   */
  aim?: (random: Random, level: Level) => Aim
  /** Plain JSON: numbers, situation, and option order. */
  draw: (random: Random, level: Level, aim: Aim) => Values
  /** A condition on the values; values that fail it are drawn again. */
  fits?: (values: Values, level: Level) => boolean
  /** Builds the item; everything in it follows from the values. */
  item: (values: Values) => ItemTemplate
  /** Asks whether a person's claim is right. */
  isClaim?: true
  /** Each task is a card: a question with its own fixed options. */
  isBank?: true
  /** The bugs behind its wrong answers. */
  bugs?: readonly AnyBug[]
  /** Minimum number of wrong answers in each item (default 2). */
  minWrongAnswers?: number
  /** What is asked, ignoring numbers and names: two sets of values with the same task are the same question. */
  task: (values: Values) => string
  /** Solves a shown item, in any language, by a different method. Left out where there is nothing to compute. */
  solve?: (shown: Shown) => Response
}

// A skill's models have different value types, and each model only ever gets its own values.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyModelForm = ModelForm<any, any>

export const defineModel = <Values, Aim = undefined>(model: ModelForm<Values, Aim>): ModelForm<Values, Aim> =>
  model

/** Combines models that ask differently at each level; `levelOf` tells them apart by what is shown. */
export const byLevel = (
  models: Readonly<Record<Level, AnyModelForm>>,
  levelOf: (shown: Shown) => Level,
): ModelForm<{ atLevel: Level }, unknown> => ({
  ...models[1],
  bugs: [...new Set([models[1], models[2], models[3]].flatMap(({ bugs = [] }) => bugs))].map((each) => ({
    ...each,
    // A bug gets only the values of its own levels; its example has no level.
    answer: (values: { atLevel?: Level }): unknown =>
      values.atLevel === undefined || (models[values.atLevel].bugs ?? []).includes(each)
        ? each.answer(values)
        : null,
  })),
  aim: (random, level): unknown => models[level].aim?.(random, level),
  draw: (random, level, aim) => ({ ...models[level].draw(random, level, aim), atLevel: level }),
  fits: (values, level) => models[level].fits?.(values, level) ?? true,
  item: (values) => models[values.atLevel].item(values),
  task: (values) => models[values.atLevel].task(values),
  solve: (shown) => models[levelOf(shown)].solve?.(shown) ?? { kind: 'choice', option: '' },
})

/** A key without its words. Printed units differ between languages and do not affect the verdict here. */
function bare(key: Worded<Key>): Key {
  const { unit: _unit, ...rest } = { unit: undefined, ...key }
  // The remaining words are in parts that the judge of this key does not read.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return rest as Key
}

/** More than any rounding to tenths or finer can change. */
const apart = 0.11

/** The key's value as a float; null if the key also requires a form, a rounding, or a range. */
function plainNumber(key: Key): number | null {
  if (key.kind !== 'number' || key.form !== undefined || key.places !== undefined) return null
  if (key.within !== undefined || key.sign !== undefined) return null
  const [above, below = '1'] = key.value.split('/')
  return Number(above) / Number(below)
}

/** Whether two numbers clearly differ. Most do, and this test is much faster than judging. */
const areApart = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) > apart

const meets = (one: Key, response: Response, judgeIt: Judge): boolean => {
  const { verdict } = judgeIt(one, response)
  return verdict === 'correct' || verdict === 'form'
}

/** Kinds whose values can coincide by chance: those that are typed. The builders keep options and places apart. */
const isTyped = ({ kind }: Pick<Key, 'kind'>): boolean =>
  [
    'number',
    'fraction',
    'expression',
    'equation',
    'inequality',
    'coordinates',
    'ratio',
    'scientific',
  ].includes(kind)

/** Whether two wrong answers, or a wrong answer and the right one, accept the same typed answer. */
export function collides({ key, wrongAnswers }: ItemTemplate, judgeIt: Judge = judge): boolean {
  if (!isTyped(key)) return false
  const keys = [bare(key), ...wrongAnswers.map((wrong) => bare(wrong.key))]
  const numbers = keys.map(plainNumber)
  const responses = keys.map(keyResponse)
  // Equivalence of equations does not depend on which one is the key, and judging them is slow.
  const isSymmetric = key.kind === 'equation'
  return keys.some((one, at) =>
    responses.some(
      (response, index) =>
        (isSymmetric ? index > at : index !== at) &&
        !areApart(numbers[at] ?? null, numbers[index] ?? null) &&
        meets(one, response, judgeIt),
    ),
  )
}

/** Values that do not fit are drawn again before their item is made, which is cheap. */
const maxDraws = 4000

export interface Drawn<Values> {
  values: Values
  template: ItemTemplate
  /** What is asked, ignoring numbers and names. */
  task: string
  /** Null for the standards of the model. */
  standards: readonly string[] | null
  /** The number of draws it took. */
  draws: number
}

/** The values and the item of one seed. Draws again until `judgeIt` finds no two answers that coincide. */
export function draw<Values, Aim>(
  model: ModelForm<Values, Aim>,
  random: Random,
  level: Level,
  judgeIt: Judge = judge,
): Drawn<Values> {
  // A model without an `aim` has the aim type `undefined`.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const aim = model.aim?.(random, level) as Aim
  for (let draws = 1; draws <= maxDraws; draws += 1) {
    const values = model.draw(random, level, aim)
    if (model.fits?.(values, level) === false) continue
    const template = withNeutralSpots(model.item(values))
    if (template.wrongAnswers.length < (model.minWrongAnswers ?? 2) || collides(template, judgeIt)) continue
    const { calculator } = model
    const asked = calculator === undefined ? template : { ...template, calculator }
    const standards = model.standardsOf?.(values) ?? null
    return { values, template: asked, task: model.task(values), standards, draws }
  }
  throw new RangeError(`${model.id}, level ${level}: ${maxDraws} draws gave no usable item`)
}
