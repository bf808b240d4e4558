import { defineModel, numbersIn, type Random, solved, tex, tidy, typedEquation } from '#form'
import { type LengthUnit, square } from '#round-figures/round-figures.ts'
import { cubic } from '#solids/boxes.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { slip } from '#shapes/answers.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** Squares and cubes with sides that are true to life: `by` of them, or faces of one, with `add` beside them. */
interface Scene {
  unit: LengthUnit
  index: 2 | 3
  sides: readonly number[]
  by?: readonly number[]
  /** What is added to the area, or taken from it. */
  add?: readonly number[]
}
const scenes = {
  stamp: { unit: 'inch', index: 2, sides: [0.7, 0.8, 0.9, 1.1, 1.2] },
  stone: { unit: 'meter', index: 2, sides: [0.3, 0.4, 0.5, 0.6] },
  table: { unit: 'meter', index: 2, sides: [0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.5] },
  pane: { unit: 'meter', index: 2, sides: [0.3, 0.4, 0.5, 0.6, 0.7] },
  ice: { unit: 'inch', index: 3, sides: [0.8, 0.9, 1.1, 1.2] },
  soil: { unit: 'meter', index: 3, sides: [0.3, 0.4, 0.5, 0.6] },
  tiles: { unit: 'inch', index: 2, sides: [3, 4, 5, 6, 8, 9, 10, 11, 12], by: [6, 8, 10, 12, 15, 16, 20] },
  quilt: { unit: 'inch', index: 2, sides: [5, 6, 7, 8, 9, 10, 12], by: [6, 9, 12, 15, 16, 20, 25] },
  beds: { unit: 'foot', index: 2, sides: [3, 4, 5, 6, 7, 8, 9, 10], by: [2, 3, 4, 5, 6] },
  mats: { unit: 'foot', index: 2, sides: [2, 3, 4, 5, 6], by: [6, 7, 8, 10] },
  clay: { unit: 'inch', index: 3, sides: [2, 3, 4, 5], by: [3, 4, 5, 6] },
  gift: { unit: 'inch', index: 2, sides: [4, 5, 6, 7, 8, 9, 10, 11, 12], by: [6] },
  tank: { unit: 'inch', index: 2, sides: [8, 9, 10, 11, 12, 20], by: [5] },
  bin: { unit: 'foot', index: 2, sides: [2, 3, 4, 5], by: [5] },
  lawn: { unit: 'meter', index: 2, sides: [8, 9, 10, 11, 12, 13, 14, 15], add: [-5, -6, -7, -8, -10, -12] },
  court: { unit: 'meter', index: 2, sides: [6, 7, 8, 9, 10, 11, 12], add: [12, 14, 15, 18, 20, 22, 25] },
} as const satisfies Record<string, Scene>
type SceneId = keyof typeof scenes
const at = {
  1: ['stamp', 'stone', 'table', 'pane', 'ice', 'soil'],
  2: ['tiles', 'quilt', 'beds', 'mats', 'clay'],
  3: ['gift', 'tank', 'bin', 'lawn', 'court'],
} as const satisfies Record<1 | 2 | 3, readonly SceneId[]>
interface Story {
  level: 1 | 2 | 3
  scene: SceneId
  side: number
  by: number
  add: number
}
function drawStory(random: Random, level: 1 | 2 | 3): Story {
  const scene = random.pick<SceneId>(at[level])
  const its: Scene = scenes[scene]
  return {
    level,
    scene,
    side: random.pick(its.sides),
    by: random.pick(its.by ?? [1]),
    add: random.pick(its.add ?? [0]),
  }
}
const indexOf = ({ scene }: Story): 2 | 3 => scenes[scene].index
const powerOf = (its: Story): number => tidy(its.side ** indexOf(its))
const totalOf = (its: Story): number => tidy(its.by * powerOf(its) + its.add)
const addText = (add: number): string => (add === 0 ? '' : add < 0 ? `-${-add}` : `+${add}`)
const asTex = (plain: string): string =>
  plain
    .replace(/\^(\d)/, '^{$1}')
    .replace('=', ' = ')
    .replace('-', ' − ')
    .replace('+', ' + ')
const equationOf = ({ by, add, ...its }: Story, index: number = indexOf({ by, add, ...its })): string =>
  `${by === 1 ? '' : by}s^${index}${addText(add)}=${totalOf({ by, add, ...its })}`

const isSeveral = (scene: SceneId): scene is (typeof at)[2][number] => at[2].some((each) => each === scene)
const toldOf = (its: Story) => {
  const { scene, by, add } = its
  const { unit } = scenes[scene]
  const of = indexOf(its) === 2 ? square(totalOf(its), unit) : cubic(totalOf(its), unit)
  if (isSeveral(scene)) return say(`story.told.${scene}`, { of, n: by })
  if (scene === 'lawn' || scene === 'court')
    return say(`story.told.${scene}`, { of, other: square(Math.abs(add), unit) })
  return say(`story.told.${scene}`, { of })
}
const taskOf = ({ scene, by }: Story): string => `${scene} ${by}`
const solvedSteps = (its: Story) => {
  const { side, by, add } = its
  const index = indexOf(its)
  const root = tex(`s = ${index === 2 ? String.raw`\sqrt` : String.raw`\sqrt[3]`}{${powerOf(its)}} = ${side}`)
  return [
    ...(by === 1 && add === 0 ? [] : [say('story.power', { power: tex(`s^{${index}} = ${powerOf(its)}`) })]),
    say(index === 2 ? 'story.root.2' : 'story.root.3', { root }),
  ]
}

/** An equation for one square or cube (level 1), several of them (level 2), faces or parts (level 3). */
export const writeEquation = defineModel<Story>({
  id: 'write-equation',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['8.EE.A.2'],
  minWrongAnswers: 2,
  task: taskOf,
  draw: drawStory,
  item(its) {
    const { level, by, add } = its
    const index = indexOf(its)
    const total = totalOf(its)
    const around = index === 2 ? 4 : 12
    return {
      stem: [
        toldOf(its),
        say(index === 2 ? 'write.let.2' : 'write.let.3', { s: tex('s'), by }),
        say('write.asks'),
      ],
      ...typedEquation({
        label: say('write.label'),
        letter: 's',
        value: equationOf(its),
        shownAs: asTex(equationOf(its)),
        wrong: [
          {
            value: `${index * by}s${addText(add)}=${total}`,
            misconception: 'roots.divides-by-index',
            feedback: say('write.doubles'),
          },
          {
            value: `${around * by}s${addText(add)}=${total}`,
            misconception: 'roots.divides-by-sides',
            feedback: say('write.around'),
          },
          {
            value: equationOf(its, 5 - index),
            misconception: 'roots.cube-as-square',
            feedback: say('write.power'),
          },
          ...(by > 1
            ? [
                {
                  value: `s^${index}=${total}`,
                  misconception: 'model.counts-once' as const,
                  feedback: say('write.once'),
                },
              ]
            : []),
          ...(add === 0
            ? []
            : [
                {
                  value: equationOf({ ...its, add: -add }).replace(/=.*$/, `=${total}`),
                  misconception: 'model.wrong-sign' as const,
                  feedback: say('write.sign'),
                },
              ]),
        ],
      }),
      hints: [say(index === 2 ? 'write.nudge.2' : 'write.nudge.3'), say(`write.hint.${level}`)],
      solution: [
        say(index === 2 ? 'write.one.2' : 'write.one.3', { power: tex(`s^{${index}}`) }),
        say('write.so', { equation: tex(asTex(equationOf(its))) }),
      ],
    }
  },
})

/** The side or edge in the same stories. */
export const story = defineModel<Story>({
  id: 'find-side',
  thinking: 'use in a story',
  seconds: 70,
  standards: ['8.EE.A.2'],
  minWrongAnswers: 1,
  task: taskOf,
  draw: drawStory,
  item(its) {
    const { scene, side, by, level } = its
    const index = indexOf(its)
    const power = powerOf(its)
    const wrong = [
      slip(tidy(power / index), 'roots.divides-by-index', say('story.divided')),
      ...(level === 1 ? [slip(tidy(side / 10), 'roots.decimal-places', say('story.point'))] : []),
      ...(level > 1 ? [slip(power, 'roots.stops-early', say('story.stopped'))] : []),
      ...(by > 1 && Number.isInteger(Math.sqrt(totalOf(its)))
        ? [slip(Math.sqrt(totalOf(its)), 'model.counts-once', say('write.once'))]
        : []),
      slip(-side, 'roots.square-below-zero', say('story.negative')),
    ].filter(({ value }) => value !== side && Number.isInteger(tidy(value * 1000)))
    return {
      stem: [toldOf(its), say(index === 2 ? 'story.asks.2' : 'story.asks.3', { by })],
      ...typedQuantity(its, {
        label: say(index === 2 ? 'story.side' : 'story.edge'),
        right: quantity(side, scenes[scene].unit),
        bugs: wrong.map(({ value, misconception, feedback }) => ({
          id: misconception,
          answer: () => value,
          feedback: () => feedback,
        })),
      }),
      hints: [say('story.nudge'), say(index === 2 ? 'story.hint.2' : 'story.hint.3')],
      solution: [say('write.so', { equation: tex(asTex(equationOf(its))) }), ...solvedSteps(its)],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [first = 0, second = 0] = numbers
    if (/volume|volumen/.test(stem))
      return solved.number(Math.cbrt(numbers.length === 1 ? first : second / first))
    if (/six|seis/.test(stem)) return solved.number(Math.sqrt(first / 6))
    if (/five|cinco/.test(stem)) return solved.number(Math.sqrt(first / 5))
    if (/flower bed|jardinera/.test(stem)) return solved.number(Math.sqrt(first + second))
    if (/walkway|pasillo/.test(stem)) return solved.number(Math.sqrt(second - first))
    return solved.number(Math.sqrt(numbers.length === 1 ? first : second / first))
  },
})
