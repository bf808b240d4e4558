import { typed } from '../../form/answering.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { bug, tidy } from '../../bugs/bug.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { axesOf } from '../../figures/proportional/proportional-figures.ts'
import { numeral } from '@skills-center/messages/format-value'
import {
  sceneOf,
  type SceneId,
  someScene,
  unitsOf,
  xOf,
  yOf,
} from '../../situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

/** Two lines with a point each above the same x-value; A is higher. */
interface TwoLines {
  scene: SceneId
  asks: 'rate' | 'far' | 'gap'
  step: number
  across: number
  /** Heights in squares. */
  a: number
  b: number
  far: number
}
const ratesOf = ({ step, across, a, b }: TwoLines): [number, number] => [
  tidy((a * step) / across),
  tidy((b * step) / across),
]
const apart = (lines: TwoLines): number => tidy(ratesOf(lines)[0] - ratesOf(lines)[1])
const keyOf = (lines: TwoLines): number =>
  ({ rate: apart(lines), far: tidy(apart(lines) * lines.far), gap: lines.far })[lines.asks]
const gapOf = (lines: TwoLines): number => tidy(apart(lines) * lines.far)

// Worked by hand: at 4, line A is at 40 and line B at 24: 10 and 6 for one, and so 4 apart. At 20, they are 80 apart.
const hose: TwoLines = { scene: 'hose', asks: 'rate', step: 8, across: 4, a: 5, b: 3, far: 20 }
const bugs = [
  bug<TwoLines>({
    id: 'proportion.amount-as-constant',
    answer: (lines) => (lines.asks === 'rate' ? (lines.a - lines.b) * lines.step : null),
    feedback: (lines) =>
      say('lines.at-point', { x: xOf(lines.scene, lines.across), ...unitsOf(lines.scene) }),
    example: [hose, 16],
  }),
  bug<TwoLines>({
    id: 'graph.counts-squares',
    answer: (lines) => (lines.asks === 'rate' && lines.step > 1 ? lines.a - lines.b : null),
    feedback: () => say('lines.squares'),
    example: [hose, 2],
  }),
  bug<TwoLines>({
    id: 'ratio.looks-at-one',
    answer(lines) {
      const [rate] = ratesOf(lines)
      return lines.asks === 'rate'
        ? rate
        : lines.asks === 'far'
          ? tidy(rate * lines.far)
          : [gapOf(lines), rate]
    },
    feedback: () => say('lines.one'),
    example: [hose, 10],
  }),
  bug<TwoLines>({
    id: 'ratio.additive',
    answer: (lines) => (lines.asks === 'far' ? (lines.a - lines.b) * lines.step : null),
    feedback: () => say('lines.stays'),
    example: [{ ...hose, asks: 'far' }, 16],
  }),
  bug<TwoLines>({
    id: 'ratio.stops-early',
    answer: (lines) => (lines.asks === 'rate' ? null : apart(lines)),
    feedback: (lines) => say('lines.for-one', unitsOf(lines.scene)),
    example: [{ ...hose, asks: 'far' }, 4],
  }),
]

/**
 * How far apart two lines are at 1 (level 1), off the graph (level 2), and where they are a given distance apart (level
 * 3).
 */
export const compareLines = defineModel<TwoLines>({
  id: 'compare-lines',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['7.RP.A.2d'],
  bugs,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw(random, level) {
    const [b, a] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 2).toSorted((one, other) => one - other)
    return {
      scene: someScene(random),
      asks: ({ 1: 'rate', 2: 'far', 3: 'gap' } as const)[level],
      step: random.pick([1, 2, 5, 10, 20, 50]),
      across: random.integer(2, 6),
      a: a ?? 3,
      b: b ?? 2,
      far: random.integer(11, 30),
    }
  },
  fits(lines) {
    const { low, high, isCounted } = sceneOf(lines.scene)
    // Multiplying or dividing by 1 leaves nothing to do.
    if (lines.asks !== 'rate' && (apart(lines) === 1 || !Number.isInteger(gapOf(lines)))) return false
    return ratesOf(lines).every(
      (rate) => rate >= low * 0.75 && rate <= high * 1.25 && Number.isInteger(rate * (isCounted ? 1 : 4)),
    )
  },
  item(values) {
    const { scene, asks, step, across, a, b, far } = values
    const units = unitsOf(scene)
    const asked = { ...units, x: xOf(scene, far), gap: yOf(scene, gapOf(values)) }
    const [rateA, rateB] = ratesOf(values)
    const at = (height: number): [number, number] => [across, height * step]
    const numbers = { across, a: numeral(a * step), b: numeral(b * step), ...units }
    const label =
      asks === 'rate'
        ? say('lines.per', units)
        : say('lines.many', { of: asks === 'far' ? units.ys : units.xs })
    return {
      stem: [say(`pair.${scene}`), say(`lines.asks.${asks}`, asked)],
      figure: {
        kind: 'coordinate-plane',
        ...axesOf(scene, step),
        points: [],
        lines: [
          { through: [[0, 0], at(a)], label: 'A' },
          { through: [[0, 0], at(b)], label: 'B' },
        ],
        description: say('lines.heard', { ...numbers, top: step * 10, step }),
      },
      ...typed(values, { label: say('lines.label'), after: label, key: keyOf(values), bugs }),
      hints: [say('lines.nudge', units), say('lines.hint', { across, ...units })],
      solution: [
        say('lines.so', { ...numbers, rateA: numeral(rateA), rateB: numeral(rateB) }),
        say('lines.so-apart', {
          rateA: numeral(rateA),
          rateB: numeral(rateB),
          apart: numeral(apart(values)),
        }),
        ...(asks === 'rate'
          ? []
          : [say(`lines.so-${asks}`, { far, apart: numeral(apart(values)), gap: numeral(gapOf(values)) })]),
      ],
    }
  },
  solve({ figure, stem, interaction }) {
    if (figure?.kind !== 'coordinate-plane' || interaction.kind !== 'number')
      throw new TypeError('expects lines')
    const [one = 0, two = 0] = figure.lines.map(({ through: [, [x, y]] }) => y / x)
    const told = numbersIn(stem).at(-1)?.value
    const isGap = /At how many|qué cantidad/.test(stem)
    return solved.number(told === undefined ? one - two : isGap ? told / (one - two) : told * (one - two))
  },
})
