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
  /** The author's guess of the time that a question takes at level 2. */
  seconds: number
  calculator?: Calculator
  /** At the finest grain: a report on a standard counts the questions of that standard. */
  standards: readonly string[]
  /** Those that one item asks for, where its questions differ; none where it goes further than the standard does. */
  standardsOf?: (values: Values) => readonly string[]
  /**
   * What must come out equally often (which verdict is right): drawn once, outside the loop that draws the numbers
   * again, or drawing again would bias the keys.
   */
  aim?: (random: Random, level: Level) => Aim
  /** Plain JSON: numbers, situation, order of options. */
  draw: (random: Random, level: Level, aim: Aim) => Values
  /** What the values must meet; else they are drawn again. */
  fits?: (values: Values, level: Level) => boolean
  /** Everything else follows from the values. */
  item: (values: Values) => ItemTemplate
  /** It asks whether somebody's claim is right. */
  isClaim?: true
  /** Each of its tasks is a card: a question whose options come back with it alone. */
  isBank?: true
  /** The ways of thinking that its wrong answers come from. */
  bugs?: readonly AnyBug[]
  /** How many wrong answers each item must know at least (2). */
  leastWrong?: number
  /** What is asked, apart from numbers and names: two values with one task are the same question again. */
  task: (values: Values) => string
  /** Solves what a student sees, in any language, by another way. Left out where there is nothing to compute. */
  solve?: (shown: Shown) => Response
}

// What a skill holds: its models draw different values, and only each model itself meets its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyModelForm = ModelForm<any, any>

export const defineModel = <Values, Aim = undefined>(model: ModelForm<Values, Aim>): ModelForm<Values, Aim> =>
  model

/** One model whose levels ask in different ways; `levelOf` tells them apart by what is shown. */
export const byLevel = (
  models: Readonly<Record<Level, AnyModelForm>>,
  levelOf: (shown: Shown) => Level,
): ModelForm<{ atLevel: Level }, unknown> => ({
  ...models[1],
  bugs: [...new Set([models[1], models[2], models[3]].flatMap(({ bugs = [] }) => bugs))].map((each) => ({
    ...each,
    // A bug meets the values of its own levels alone; its example has no level.
    gets: (values: { atLevel?: Level }): unknown =>
      values.atLevel === undefined || (models[values.atLevel].bugs ?? []).includes(each)
        ? each.gets(values)
        : null,
  })),
  aim: (random, level): unknown => models[level].aim?.(random, level),
  draw: (random, level, aim) => ({ ...models[level].draw(random, level, aim), atLevel: level }),
  fits: (values, level) => models[level].fits?.(values, level) ?? true,
  item: (values) => models[values.atLevel].item(values),
  task: (values) => models[values.atLevel].task(values),
  solve: (shown) => models[levelOf(shown)].solve?.(shown) ?? { kind: 'choice', option: '' },
})

/** A key by its value alone: printed units are words, which differ between languages and decide nothing here. */
function bare(key: Worded<Key>): Key {
  const { unit: _unit, ...rest } = { unit: undefined, ...key }
  // Words are left only where a judge of this key does not look.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return rest as Key
}

/** More than any rounding to a tenth or finer changes. */
const apart = 0.11

/** As a float; nothing where the key asks for more than its value, as a form, a rounding, or the middle of a band. */
function plainNumber(key: Key): number | null {
  if (key.kind !== 'number' || key.form !== undefined || key.places !== undefined) return null
  if (key.within !== undefined || key.sign !== undefined) return null
  const [above, below = '1'] = key.value.split('/')
  return Number(above) / Number(below)
}

/** Two numbers that no reader takes for each other: most are, which is told much faster than by judging. */
const areApart = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) > apart

const meets = (one: Key, response: Response, judgeIt: Judge): boolean => {
  const { verdict } = judgeIt(one, response)
  return verdict === 'correct' || verdict === 'form'
}

/** Keys whose values may fall together by chance: what is typed. Options and places are kept apart by their builders. */
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

/** Whether two ways of thinking, or one and the right way, lead to the same typed answer. */
export function collides({ key, wrongAnswers }: ItemTemplate, judgeIt: Judge = judge): boolean {
  if (!isTyped(key)) return false
  const keys = [bare(key), ...wrongAnswers.map((wrong) => bare(wrong.key))]
  const numbers = keys.map(plainNumber)
  const responses = keys.map(keyResponse)
  // Equations are equivalent or not, whichever is the key, and take long to judge.
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

/** What does not fit is drawn again before its item is made, which costs little. */
const mostDraws = 400

export interface Drawn<Values> {
  values: Values
  template: ItemTemplate
  /** What is asked, apart from numbers and names. */
  task: string
  /** Null where they are those of the model. */
  standards: readonly string[] | null
  /** How often it drew. */
  draws: number
}

/** The values and the item of one seed: drawn again until no two ways of thinking give one answer, as `judgeIt` finds. */
export function draw<Values, Aim>(
  model: ModelForm<Values, Aim>,
  random: Random,
  level: Level,
  judgeIt: Judge = judge,
): Drawn<Values> {
  // A model without an aim takes none: its type is undefined.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const aim = model.aim?.(random, level) as Aim
  for (let draws = 1; draws <= mostDraws; draws += 1) {
    const values = model.draw(random, level, aim)
    if (model.fits?.(values, level) === false) continue
    const template = withNeutralSpots(model.item(values))
    if (template.wrongAnswers.length < (model.leastWrong ?? 2) || collides(template, judgeIt)) continue
    const { calculator } = model
    const asked = calculator === undefined ? template : { ...template, calculator }
    const standards = model.standardsOf?.(values) ?? null
    return { values, template: asked, task: model.task(values), standards, draws }
  }
  throw new RangeError(`${model.id}, level ${level}: ${mostDraws} draws told no two ways of thinking apart`)
}
