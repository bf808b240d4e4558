import { arranged, built, defineModel, mathIn, type Random, solved, tex, type Text, tidy } from '#form'
import { numberLine } from '#build-drawn.ts'
import { valueOfTex } from '#exponents/powers.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { radicalTex } from '#roots/roots.ts'
import {
  around,
  floorTo,
  inside,
  isClear,
  notPerfect,
  type Root,
  rootTex,
  roundTo,
  sizeOf,
  standards,
} from './roots.ts'
import { say } from './messages.gen.ts'

/** Numbers to mark at the closest tick: √n or a√n, with or without a minus sign. */
interface Marked {
  roots: (Root & { isNegative: boolean })[]
  from: number
  to: number
  tick: 0.1 | 0.5
}
const signedTex = (root: Marked['roots'][number]): string => `${root.isNegative ? '−' : ''}${rootTex(root)}`
const at = (root: Marked['roots'][number]): number => sizeOf(root) * (root.isNegative ? -1 : 1)
const signedValue = (source: string): number =>
  valueOfTex(source.replace('−', '')) * (source.startsWith('−') ? -1 : 1)

function drawMarked(random: Random, level: 1 | 2 | 3): Marked {
  if (level === 3) {
    const roots = [true, false].map((isNegative) => ({
      by: 1,
      n: notPerfect(random, 2, 34),
      step: 0.1 as const,
      isNegative,
    }))
    return { roots, from: -6, to: 6, tick: 0.5 }
  }
  const root = {
    by: level === 1 ? 1 : random.integer(2, 6),
    n: level === 1 ? notPerfect(random, 3, 200) : notPerfect(random, 2, 150),
    step: 0.1 as const,
    isNegative: false,
  }
  // One whole to the next, or two wholes, in which the number is on the left or on the right.
  const [before, after] = random.pick([
    [0, 1],
    [1, 1],
    [0, 2],
  ] as const)
  const whole = Math.floor(sizeOf(root))
  return { roots: [root], from: whole - before, to: whole + after, tick: 0.1 }
}
const isApart = (value: number, tick: number): boolean => Math.abs(((Math.abs(value) / tick) % 1) - 0.5) > 0.1

/** √n among tenths (level 1), a√n (level 2), two numbers on both sides of 0 among halves (level 3). */
export const markOnLine = defineModel<Marked>({
  id: 'mark-on-line',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  task: ({ roots, from }) =>
    `${roots.length} ${roots[0]?.by} ${from} ${roots.map(({ n }) => Math.floor(n / 8)).join()}`,
  draw: drawMarked,
  fits: ({ roots, tick }) => roots.every((root) => inside(root) <= 625 && isApart(at(root), tick)),
  minWrongAnswers: 1,
  item({ roots, from, to, tick }) {
    const keys = roots.map((root) => roundTo(at(root), tick))
    const point = (value: number) => ({ kind: 'point' as const, at: value })
    const wrong = roots.flatMap((root, which) => {
      const key = keys[which] ?? 0
      const whole = Math.floor(Math.sqrt(root.n))
      const left = root.n - whole * whole
      const slips: { value: number; misconception: MisconceptionId; feedback: Text; isMet: boolean }[] = [
        {
          value: tidy(key + (key < at(root) ? tick : -tick)),
          misconception: 'irrational.farther-neighbor',
          feedback: say('slip.farther'),
          isMet: true,
        },
        {
          value: -key,
          misconception: 'roots.loses-minus',
          feedback: say('slip.minus'),
          isMet: root.isNegative,
        },
        {
          value: tidy(whole + left / 10),
          misconception: 'irrational.leftover-as-tenths',
          feedback: say('slip.leftover'),
          isMet: tick === 0.1 && root.by === 1 && left < 10,
        },
      ]
      return slips
        .filter(({ value, isMet }) => isMet && value >= from && value <= to && !keys.includes(value))
        .map(({ value, misconception, feedback }) => ({
          marks: keys.with(which, value).map(point),
          misconception,
          feedback,
        }))
    })
    const list = roots.map((root) => tex(signedTex(root)))
    const [first, second] = list
    return {
      stem: [
        first !== undefined && second !== undefined
          ? say('mark.asks.two', { one: first, other: second })
          : say('mark.asks.one', { root: first ?? '' }),
      ],
      ...built((word) =>
        numberLine(
          {
            from,
            to,
            step: tick,
            snap: tick,
            labelled: Array.from({ length: to - from + 1 }, (_, each) => from + each),
          },
          keys.map(point),
          wrong.map((each) => ({ ...each, feedback: word(each.feedback) })),
        ),
      ),
      hints: [
        say(roots[0]?.by === 1 ? 'between.nudge.root' : 'between.nudge.times'),
        say(tick === 0.1 ? 'mark.think.tenths' : 'mark.think.halves'),
        say(tick === 0.1 ? 'mark.hint.tenths' : 'mark.hint.sides'),
      ],
      solution: [
        ...roots.flatMap((root) =>
          root.by > 1
            ? [say('step.under', { equation: tex(`${rootTex(root)} = ${radicalTex(2, inside(root))}`) })]
            : [],
        ),
        say(tick === 0.1 ? 'mark.find.tenths' : 'mark.find.halves'),
        ...roots.map((root, which) =>
          say('mark.so', {
            root: tex(signedTex(root)),
            about: Number(at(root).toFixed(2)),
            key: keys[which] ?? 0,
          }),
        ),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'number-line') throw new TypeError('expects a number line')
    const { snap } = interaction
    return {
      kind: 'number-line',
      marks: mathIn(stem).map((source) => ({ kind: 'point', at: roundTo(signedValue(source), snap) })),
    }
  },
})

interface Argued extends Root {
  isLow: boolean
  shuffle: number
}
/** Between whole numbers (level 1), between tenths (level 2), with a factor in front (level 3). */
export const closerTo = defineModel<Argued, { isLow: boolean }>({
  id: 'which-is-closer',
  thinking: 'explain',
  seconds: 70,
  standards,
  task: ({ by, n, step, isLow }) => `${by} ${step} ${Math.floor(Math.sqrt(n) / 3)} ${isLow}`,
  aim: (random) => ({ isLow: random.chance(0.5) }),
  draw(random, level, { isLow }) {
    const root: Root =
      level === 3
        ? { by: random.integer(2, 6), n: notPerfect(random, 2, 150), step: 1 }
        : level === 1
          ? { by: 1, n: notPerfect(random, 6, 390), step: 1 }
          : { by: 1, n: notPerfect(random, 6, 400) / 2, step: 0.1 }
    return { ...root, isLow, shuffle: random.integer(0, 1e9) }
  },
  fits: (its) =>
    isClear(its) && inside(its) <= 900 && around(its).isBelow === its.isLow && around(its).low > 2 * its.step,
  item(its) {
    const { by, n, step, isLow, shuffle } = its
    const { low, high, half } = around(its)
    const square = inside(its)
    const pair = (from: number): Text => say('closer.pair', { low: tidy(from), high: tidy(from + step) })
    const number = (value: number): Text => say('closer.number', { n: value })
    const [less, greater] = [say('closer.less'), say('closer.greater')]
    return {
      stem: [say(step === 1 ? 'closer.asks.whole' : 'closer.asks.tenth', { root: tex(rootTex(its)) })],
      ...arranged.gaps(shuffle, [
        ...(by > 1
          ? [
              say('closer.under', { root: tex(rootTex(its)) }),
              ' ',
              {
                label: say('closer.label.under'),
                right: number(square),
                wrong: [
                  {
                    text: number(by * n),
                    misconception: 'roots.factor-goes-in-unsquared',
                    feedback: say('slip.unsquared'),
                  },
                ],
              },
              '. ',
            ]
          : []),
        say('closer.between'),
        ' ',
        {
          label: say('closer.label.pair'),
          right: pair(low),
          wrong: [
            {
              text: pair(low + step),
              misconception: 'irrational.misplaced',
              feedback: say('closer.slip.pair'),
            },
            {
              text: pair(low - step),
              misconception: 'irrational.misplaced',
              feedback: say('closer.slip.pair'),
            },
          ],
        },
        say('closer.middle'),
        ' ',
        {
          label: say('closer.label.side'),
          right: isLow ? greater : less,
          wrong: [
            {
              text: isLow ? less : greater,
              misconception: 'irrational.misplaced',
              feedback: say('closer.slip.side'),
            },
          ],
          keepOrder: [less, greater],
        },
        ' ',
        say('closer.than'),
        ' ',
        {
          label: say('closer.label.key'),
          right: number(isLow ? low : high),
          wrong: [
            {
              text: number(isLow ? high : low),
              misconception: 'irrational.farther-neighbor',
              feedback: say('closer.slip.key'),
            },
          ],
          keepOrder: [number(low), number(high)],
        },
        '.',
      ]),
      hints: [
        say(by > 1 ? 'between.nudge.times' : 'between.nudge.root'),
        say('between.think'),
        say('closer.hint'),
      ],
      solution: [
        ...(by > 1
          ? [say('step.under', { equation: tex(`${rootTex(its)} = ${radicalTex(2, square)}`) })]
          : []),
        say('step.between', {
          n: square,
          low: tex(`${low}^{2} = ${tidy(low * low)}`),
          high: tex(`${high}^{2} = ${tidy(high * high)}`),
        }),
        say(isLow ? 'step.half-above' : 'step.half-below', {
          half: tex(`${half}^{2} = ${tidy(half * half)}`),
          n: square,
          key: isLow ? low : high,
        }),
      ],
    }
  },
  solve(shown) {
    const value = valueOfTex(mathIn(shown.stem)[0] ?? '')
    const step = /tenth|décima/.test(shown.stem) ? 0.1 : 1
    const low = floorTo(value, step)
    const isLow = value - low < step / 2
    const last = shown.interaction.kind === 'inline-choice' ? shown.interaction.gaps.length - 1 : 0
    return solved.gaps(shown, (text, gap) => {
      if (gap === last) return Number(text) === (isLow ? low : tidy(low + step))
      if (gap === last - 1) return /greater|mayor/.test(text) === isLow
      return gap === last - 2
        ? Number(/^[\d.]+/.exec(text)?.[0]) === low
        : Math.abs(Number(text) - value * value) < 1e-6
    })
  },
})
