import {
  arranged,
  defineModel,
  drawUntil,
  mathIn,
  type Random,
  tex,
  tidy,
  toNumber,
  type Text,
  numbersIn,
} from '#form'
import { type WrongLine, wrongLines } from '#bugs/line/line-bugs.ts'
import { type Line, lineIn, lineTex, lineThrough, plainLine, type Point, pointText } from '#equations/line.ts'
import { axis, lineShown, lineThroughPQ } from '#figures/line-figure/line-figure.ts'
import {
  at,
  type Change,
  drawChange,
  isTrueRate,
  lasts,
  tell,
} from '#situations/linear-change/linear-change.ts'
import { moveAlong, slopeSteps } from '#solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

const standards = ['8.F.B.4']
const letters = { x: tex('x'), y: tex('y') }
const form = tex('y = mx + b')
export const lineOf = (slope: number, start: number): Line => ({ slope: tidy(slope), start: tidy(start) })

/** The field for an equation, with wrong ones that differ from the right one. */
const typedLine = (right: Line, wrong: readonly WrongLine[]) =>
  arranged.equation(
    { label: say('write.label'), letters: ['x', 'y'] },
    { value: plainLine(right), form: 'slope-intercept', shownAs: lineTex(right) },
    wrong
      .filter(
        ({ line }, place, all) =>
          plainLine(line) !== plainLine(right) &&
          all.findIndex((other) => plainLine(other.line) === plainLine(line)) === place,
      )
      .map(({ line, ...slip }) => ({ value: plainLine(line), ...slip })),
  )

/** A graph with two marked points; the axes have steps of their own. */
interface Drawn extends Change {
  across: number
  up: number
  from: Point
  to: Point
}
/** Whether the points are far apart and the line uses most of the graph. */
const isClear = ({ from, to, up, start, slope }: Drawn): boolean =>
  to[0] - from[0] >= 2 &&
  start <= 10 * up &&
  start >= up &&
  Math.max(start, from[1], to[1]) >= 5 * up &&
  Math.abs(slope) !== start
const origin: Point = [0, 0]

function drawDrawn(random: Random, level: 1 | 2 | 3): Drawn {
  const isFromStart = level === 1
  const tried = (): Drawn => {
    const across = level === 3 ? random.pick([2, 5]) : 1
    const change = drawChange(random)
    const up = random.pick([2, 5, 10, 20, 50])
    const points = Array.from({ length: 11 }, (_, index): Point => [
      index * across,
      at(change, index * across),
    ])
      .filter(([, y]) => y % up === 0 && y >= 0 && y <= 10 * up)
      .filter(([x]) => isFromStart || x > 0)
    const [first = origin, ...more] = isFromStart ? points : random.shuffle(points)
    const [second = origin] = random.shuffle(more)
    const isInOrder = first[0] < second[0]
    return { ...change, across, up, from: isInOrder ? first : second, to: isInOrder ? second : first }
  }
  return drawUntil(
    tried,
    (its) =>
      isClear(its) &&
      (its.from[0] === 0) === isFromStart &&
      [its.from, its.to].every(([x, y]) => at(its, x) === y),
    4000,
  )
}

/** A graph with its starting point marked (level 1), without it (level 2), with steps on both axes (level 3). */
export const fromGraph = defineModel<Drawn>({
  id: 'from-graph',
  thinking: 'read a figure',
  seconds: 80,
  standards,
  task: ({ story, across, from }) => `${story} ${across > 1} ${from[0] === 0}`,
  draw: drawDrawn,
  fits: isClear,
  item(its) {
    const { slope, start, across, up, from, to } = its
    const [x, y] = tell.headings(its)
    const squares = (slope * across) / up
    const wrong: WrongLine[] = [
      ...(across === up
        ? []
        : [
            {
              line: lineOf(squares, start),
              misconception: 'graph.counts-squares' as const,
              feedback: say('write.slip.squares'),
            },
          ]),
      ...wrongLines(its).filter(({ misconception }) =>
        ['slope.wrong-sign', 'line.swaps-start', 'line.drops-start'].includes(misconception),
      ),
      {
        line: lineOf(slope, from[1]),
        misconception: 'line.first-value',
        feedback: say('write.slip.first', letters),
      },
      {
        line: lineOf(to[1] - from[1], start),
        misconception: 'slope.rise-only',
        feedback: say('write.slip.rise', letters),
      },
    ]
    return {
      stem: [tell.about(its), tell.letters(its), say('write.asks', { form })],
      figure: lineThroughPQ({ x: axis(0, 10 * across, x, across), y: axis(0, 10 * up, y, up) }, from, to),
      ...typedLine(
        its,
        wrong.filter(({ line }) => toNumber(line.slope) !== 0),
      ),
      hints: [
        say('write.nudge', { from: pointText(from), to: pointText(to) }),
        say(from[0] === 0 ? 'write.hint.start' : 'write.hint.back', { ...letters, m: tex('m'), b: tex('b') }),
      ],
      solution: [
        ...slopeSteps({ from, to }),
        ...(from[0] === 0
          ? [say('write.start', { ...letters, start })]
          : [say('write.back', { ...letters, from: pointText(from) }), moveAlong(slope, -from[0], from[1])]),
        say('write.so', { equation: tex(lineTex(its)) }),
      ],
    }
  },
  solve: ({ figure }) => ({ kind: 'equation', text: plainLine(lineThrough(...lineShown(figure))) }),
})

type Turn = 'more' | 'less' | 'twice' | 'half' | 'later'
const turnsAt = { 1: ['more', 'less'], 2: ['twice', 'half'], 3: ['later'] } as const
interface Changed extends Change {
  turn: Turn
  by: number
}
function turned({ slope, start, turn, by }: Changed): { slope: number; start: number } {
  const to = {
    more: { slope, start: start + by },
    less: { slope, start: start - by },
    twice: { slope: 2 * slope, start },
    half: { slope: slope / 2, start },
    later: { slope, start: start + slope * by },
  }
  return to[turn]
}
function wrongTurns({ slope, start, turn, by }: Changed): WrongLine[] {
  const way = slope < 0 ? -1 : 1
  const factor = turn === 'half' ? 0.5 : 2
  if (turn === 'more' || turn === 'less') {
    const sign = turn === 'more' ? 1 : -1
    return [
      {
        line: lineOf(slope + sign * way * by, start),
        misconception: 'line.swaps-start',
        feedback: say('turn.slip.rate', letters),
      },
      {
        line: lineOf(slope, start - sign * by),
        misconception: 'ratio.undoes-wrong-way',
        feedback: say('turn.slip.way'),
      },
      {
        line: lineOf(slope, by),
        misconception: 'line.drops-start',
        feedback: say('turn.slip.only', { start }),
      },
    ]
  }
  if (turn === 'later') {
    return [
      {
        line: lineOf(slope, start - slope * by),
        misconception: 'slope.wrong-sign',
        feedback: say('turn.slip.before', letters),
      },
      {
        line: lineOf(slope, start + by),
        misconception: 'slope.one-step',
        feedback: say('turn.slip.steps', { by }),
      },
      {
        line: lineOf(slope, slope * by),
        misconception: 'line.drops-start',
        feedback: say('turn.slip.lost', { start }),
      },
    ]
  }
  return [
    {
      line: lineOf(slope, start * factor),
      misconception: 'line.swaps-start',
      feedback: say('turn.slip.start', letters),
    },
    {
      line: lineOf(slope * factor, start * factor),
      misconception: 'proportion.grows-together',
      feedback: say('turn.slip.both'),
    },
    {
      line: lineOf(slope / factor, start),
      misconception: 'ratio.undoes-wrong-way',
      feedback: say('turn.slip.way'),
    },
  ]
}

function toldTurn({ turn, by }: Changed): Text {
  if (turn === 'later') return say('turn.later', { old: tex(`x = ${by}`), zero: tex('x = 0') })
  return turn === 'twice' || turn === 'half'
    ? say(`turn.${turn}`, { y: letters.y })
    : say(`turn.${turn}`, { by })
}

/** Another start (level 1), twice or half the rate (level 2), x counted from a later moment (level 3). */
export const newEquation = defineModel<Changed>({
  id: 'new-equation',
  thinking: 'work backwards',
  seconds: 70,
  standards,
  task: ({ story, turn }) => `${story} ${turn}`,
  draw: (random, level) => ({
    ...drawChange(random),
    turn: random.pick<Turn>(turnsAt[level]),
    by: level === 3 ? random.integer(2, 6) : random.integer(3, 9),
  }),
  fits(its) {
    const { slope, start, turn, by } = its
    const now = turned(its)
    return (
      Number.isInteger(now.slope) &&
      Math.abs(now.slope) > 1 &&
      (turn === 'twice' || turn === 'half' ? isTrueRate(its.story, now.slope) || turn === 'half' : true) &&
      (turn !== 'half' || start % 2 === 0) &&
      now.start > 2 &&
      Math.abs(slope) !== start &&
      by !== Math.abs(slope) &&
      // A fare or a rental fee has no clock that could start later.
      (turn !== 'later' || (its.story !== 'taxi' && its.story !== 'bikes')) &&
      lasts(its, [by + 2])
    )
  },
  item(its) {
    const { slope, start, turn, by } = its
    const now = turned(its)
    return {
      stem: [
        tell.about(its),
        tell.letters(its),
        say('turn.told', { equation: tex(lineTex(its)) }),
        toldTurn(its),
        say('turn.asks', { form }),
      ],
      ...typedLine(now, wrongTurns(its)),
      hints: [
        say('turn.nudge'),
        say(
          turn === 'later'
            ? 'turn.hint.later'
            : turn === 'twice' || turn === 'half'
              ? 'turn.hint.rate'
              : 'turn.hint.start',
          {
            m: tex('m'),
            b: tex('b'),
            old: tex(`x = ${by}`),
          },
        ),
      ],
      solution: [
        ...(turn === 'later'
          ? [say('turn.so.later', { old: tex(`x = ${by}`) }), moveAlong(slope, by, start)]
          : [
              say(`turn.so.${turn}`, {
                from: turn === 'more' || turn === 'less' ? start : slope,
                to: turn === 'more' || turn === 'less' ? now.start : now.slope,
              }),
            ]),
        turn === 'twice' || turn === 'half'
          ? say('turn.same-start', { start })
          : say('turn.same-rate', { slope }),
        say('write.so', { equation: tex(lineTex(now)) }),
      ],
    }
  },
  solve({ stem }) {
    const { slope, start } = lineIn(mathIn(stem).find((each) => /^y = .*x/.test(each)) ?? 'y = x')
    const old = Number(/x = ([1-9]\d*)/.exec(mathIn(stem).join(';'))?.[1] ?? 0)
    const text = numbersIn(stem).map(({ value }) => value)
    const by = text.at(-1) ?? 0
    const now: Line = /twice|doble/.test(stem)
      ? { slope: 2 * slope, start }
      : /half|mitad/.test(stem)
        ? { slope: slope / 2, start }
        : old > 0
          ? { slope, start: start + slope * old }
          : { slope, start: start + (/greater|mayor/.test(stem) ? by : -by) }
    return { kind: 'equation', text: plainLine(now) }
  },
})
