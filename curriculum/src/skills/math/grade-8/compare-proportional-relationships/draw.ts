import { arranged, defineModel, numbersIn, solved, tex, type Text, tidy } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { axesOf, pairShown } from '#figures/proportional/proportional-figures.ts'
import { fractionTex, lowest } from '#fractions/fraction.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { type SceneId, sceneOf, tell, unitsOf, xOf } from '#situations/proportional/proportional.ts'
import {
  drawShown,
  drawTwo,
  equationTex,
  figureOf,
  type Level,
  perUnit,
  type Shown,
  standards,
  type Two,
  twoStem,
} from './rates.ts'
import { say } from './messages.gen.ts'

type Point = [x: number, y: number]
interface Drawn extends Shown {
  level: Level
  times: 'two' | 'half'
}
/** From an equation (level 1), from a pair in a story (level 2), from the line of another relationship (level 3). */
export const drawGraph = defineModel<Drawn>({
  id: 'draw-graph',
  thinking: 'read a figure',
  seconds: 75,
  standards,
  task: ({ scene, level, times }) => `${scene} ${level} ${level === 3 ? times : ''}`,
  draw: (random, level) => ({
    ...drawShown(random, 'graph'),
    level,
    times: random.pick(['two', 'half'] as const),
  }),
  fits: (its) => {
    const { pair, level } = its
    if (pair === null || its.rate <= 1) return false
    const next = nextOf(its)
    return (
      next[1] <= 10 * pair.step &&
      Number.isInteger(next[1] / pair.step) &&
      next[1] >= 2 * pair.step &&
      (level < 3 || (pair.up <= 9 * pair.step && isLifelike(its.scene, next[1] / next[0]))) &&
      wrongLines(its).length > 0
    )
  },
  minWrongAnswers: 1,
  item(its) {
    const { scene, pair, level, rate, times } = its
    if (pair === null) throw new TypeError('A graph has a pair')
    const { across, up, step } = pair
    const next = nextOf(its)
    const start: Point = [0, 0]
    const [x, y] = sceneOf(scene).letters
    return {
      stem: [
        tell.about(scene),
        ...(level === 1
          ? [
              say('draw.equation', {
                equation: tex(equationTex(scene, rate)),
                across: tex(x),
                up: tex(y),
                ...unitsOf(scene),
              }),
            ]
          : []),
        ...(level === 2 ? [tell.pair(scene, across, up)] : []),
        ...(level === 3 ? [say('draw.given'), tell.other(scene, times)] : []),
        say(level === 3 ? 'draw.asks.other' : 'draw.asks.this'),
      ],
      ...arranged.plane(
        {
          ...axesOf(scene, step),
          snap: { x: 1, y: step },
          given: level === 3 ? { lines: [{ through: [start, [across, up]], label: '' }] } : {},
        },
        { draws: 'line', points: [start, next] },
        wrongLines(its),
      ),
      hints: [say(`draw.nudge.${level}`, unitsOf(scene)), say('draw.think'), say('draw.hint')],
      solution: [
        say('draw.start', { start: tex('(0, 0)') }),
        say('draw.so', { point: tex(`(${next.map(numeral).join(', ')})`) }),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const equation = /⟦[a-z] = ([\d.]+)[a-z]⟧/.exec(stem)?.[1]
    const end = interaction.given.lines[0]?.through[1]
    const [y = 1, x = 1] = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, ' ')).map(({ value }) => value)
    const factor = /half|mitad/.test(stem) ? 0.5 : 2
    const slope =
      end !== undefined ? (factor * end[1]) / end[0] : equation !== undefined ? Number(equation) : y / x
    return {
      kind: 'coordinate-plane',
      points: [
        [0, 0],
        [10, tidy(10 * slope)],
      ],
    }
  },
})
/** Twice or half as much can be too much or too little for the story. */
function isLifelike(scene: SceneId, rate: number): boolean {
  const { low, high } = sceneOf(scene)
  return rate >= 0.65 * low && rate <= 1.25 * high
}
function nextOf({ pair, level, times }: Drawn): Point {
  const { across, up } = pair ?? { across: 1, up: 1 }
  return level === 3 ? [across, tidy(up * (times === 'two' ? 2 : 0.5))] : [across, up]
}
function wrongLines(its: Drawn) {
  const [x, y] = nextOf(its)
  const { step, up } = its.pair ?? { step: 1, up: 1 }
  const { level } = its
  const start: Point = [0, 0]
  const all: { points: Point[]; misconception: MisconceptionId; feedback: Text; isMet: boolean }[] = [
    {
      points: [
        [0, step],
        [x, y + step],
      ],
      misconception: 'proportion.start-value',
      feedback: say('draw.slip.start'),
      isMet: true,
    },
    {
      points: [start, [1, y]],
      misconception: 'proportion.amount-as-constant',
      feedback: say('draw.slip.amount'),
      isMet: level === 2,
    },
    {
      points: [start, [x, its.times === 'two' ? up / 2 : 2 * up]],
      misconception: 'ratio.undoes-wrong-way',
      feedback: say('draw.slip.way'),
      isMet: level === 3,
    },
    {
      points: [start, [x, x * step]],
      misconception: 'graph.counts-squares',
      feedback: say('draw.slip.squares'),
      isMet: step > 1,
    },
  ]
  return all
    .filter(
      ({ points, isMet }) =>
        isMet &&
        points.every(([px, py]) => px <= 10 && py <= 10 * step && Number.isInteger(py / step)) &&
        !points.every(([px, py]) => Math.abs(py * x - px * y) < 1e-9),
    )
    .map(({ points, misconception, feedback }) => ({ points, misconception, feedback }))
}

interface Explained extends Two {
  isSteeper: boolean
  shuffle: number
}
/** A graph and B in words or as an equation (level 1), a table (level 2), and what it means for more (level 3). */
export const explainSteeper = defineModel<Explained, { isSteeper: boolean }>({
  id: 'which-is-steeper',
  thinking: 'explain',
  seconds: 75,
  standards,
  task: ({ scene, form, level, isSteeper }) => `${scene} ${form} ${level} ${isSteeper}`,
  aim: (random) => ({ isSteeper: random.chance(0.5) }),
  draw: (random, level, { isSteeper }) => ({
    ...drawTwo(random, level),
    isSteeper,
    shuffle: random.integer(0, 1e9),
  }),
  fits: (its) =>
    its.rate > 1 &&
    its.other > its.rate === its.isSteeper &&
    // What is asked for more is not on the graph already.
    (its.level < 3 || its.n !== its.pair?.across) &&
    (sceneOf(its.scene).isCounted !== true || Number.isInteger(its.rate * its.n)),
  item(its) {
    const { scene, rate, other, form, x, isSteeper, shuffle, pair, rows, level, n } = its
    const across = pair?.across ?? rows.at(-1) ?? 2
    const number = (value: number): Text => say('explain.number', { n: numeral(tidy(value)) })
    const wrongRate = (
      value: number,
      of: number,
    ): { text: Text; misconception: MisconceptionId; feedback: Text }[] => [
      {
        text: number(value * of),
        misconception: 'proportion.amount-as-constant',
        feedback: say('slip.amount'),
      },
      { text: number(value * of - of), misconception: 'ratio.subtracts', feedback: say('slip.subtracts') },
    ]
    const right = (wrong: ReturnType<typeof wrongRate>, key: number) =>
      wrong.filter(({ text }) => JSON.stringify(text) !== JSON.stringify(number(key)))
    const sides: [Text, Text] = [say('explain.less'), say('explain.more')]
    return {
      stem: [...twoStem(its), say('explain.asks')],
      ...figureOf(its),
      ...arranged.gaps(shuffle, [
        say('explain.a', unitsOf(scene)),
        ' ',
        { label: say('explain.label.a'), right: number(rate), wrong: right(wrongRate(rate, across), rate) },
        say('explain.b'),
        ' ',
        {
          label: say('explain.label.b'),
          right: number(other),
          wrong:
            form === 'words'
              ? right(wrongRate(other, x), other)
              : [
                  {
                    text: say('explain.number', { n: tex(fractionTex(lowest([4, 4 * other]))) }),
                    misconception: 'rate.upside-down',
                    feedback: say('slip.upside-down', unitsOf(scene)),
                  },
                ],
        },
        say('explain.so'),
        ' ',
        {
          label: say('explain.label.side'),
          right: sides[isSteeper ? 1 : 0],
          wrong: [
            {
              text: sides[isSteeper ? 0 : 1],
              misconception: 'rate.compares-upside-down',
              feedback: say('explain.slip.side'),
            },
          ],
          keepOrder: sides,
        },
        ' ',
        say('explain.than'),
        ...(level === 3
          ? [
              ' ',
              say('explain.value', { n: xOf(scene, n) }),
              ' ',
              {
                label: say('explain.label.value'),
                right: number(rate * n),
                wrong: [
                  {
                    text: number(rate + n),
                    misconception: 'ratio.adds-rate' as const,
                    feedback: say('explain.slip.value'),
                  },
                ],
              },
              ' ',
              say('explain.units', unitsOf(scene)),
            ]
          : []),
      ]),
      hints: [
        say('difference.nudge'),
        say(pair === null ? 'slope.think.table' : 'slope.think.graph'),
        say('explain.hint'),
      ],
      solution: [
        say('order.step', { text: say('explain.line-a'), rate: numeral(rate), per: perUnit(scene) }),
        say('order.step', { text: say('explain.line-b'), rate: numeral(other), per: perUnit(scene) }),
        say(isSteeper ? 'explain.end.more' : 'explain.end.less'),
      ],
    }
  },
  solve(shown) {
    const { stem } = shown
    const [x, y] = pairShown(shown.figure)
    const rate = y / x
    const equation = /⟦[a-z] = ([\d.]+)[a-z]⟧/.exec(stem)?.[1]
    const [one = 1, two = 1] = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, ' ')).map(({ value }) => value)
    const other = equation === undefined ? one / two : Number(equation)
    const parts = shown.interaction.kind === 'inline-choice' ? shown.interaction.parts : []
    const last =
      numbersIn(parts.map((part) => ('text' in part ? part.text : ' ')).join(' ')).at(-1)?.value ?? 0
    return solved.gaps(shown, (text, gap) => {
      if (gap === 2) return /less|menos/.test(text) === other < rate
      const wanted = [rate, other, 0, rate * last][gap] ?? 0
      return Math.abs((numbersIn(text)[0]?.value ?? 0) - wanted) < 1e-6
    })
  },
})
