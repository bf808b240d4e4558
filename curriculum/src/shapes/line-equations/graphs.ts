import {
  arranged,
  byLevel,
  defineModel,
  type Exact,
  math,
  mathIn,
  numbersIn,
  type Random,
  solved,
  tex,
  toNumber,
} from '#form'
import { wrongLines } from '#bugs/line/line-bugs.ts'
import { drawnLine, onGrid } from '#equations/drawn-line.ts'
import { calculate, numberTex } from '#equations/exact.ts'
import {
  type Line,
  lineIn,
  lineTex,
  lineThrough,
  plainLine,
  type Point,
  pointsIn,
  pointText,
  valueAt,
} from '#equations/line.ts'
import { type FormedLine, formedTex, type LineForm } from '#equations/line-forms.ts'
import { lineOf, standardIn } from '#equations/standard-form.ts'
import { lineFigure, lineShown, oneLine, plainAxes } from '#figures/line-figure/line-figure.ts'
import { gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { moveAlong, slopeSteps } from '#solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

const most = 8
const origin: [Point, Point] = [
  [0, 0],
  [1, 1],
]
const names = ['p', 'q', 'r'] as const
interface Matched {
  level: 1 | 2 | 3
  lines: FormedLine[]
  decoys: { of: number; is: 'sign' | 'swap'; line: FormedLine }[]
  shuffle: number
}

/**
 * Match three lines with their equations: all different (level 1), with a shared slope or start (level 2), to solve for
 * y (level 3).
 */
export const matchLines = defineModel<Matched>({
  id: 'match-lines',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['8.F.A.3'],
  task: ({ level, lines, decoys }) =>
    `${level} ${lines.map(({ slope, form }) => `${slope > 0} ${form}`).join()} ${decoys.map(({ is }) => is).join()}`,
  draw(random, level) {
    const [a = 1, b = 2, c = 3] = random.sample(level === 2 ? [-3, -2, -0.5, 0.5, 2, 3] : [-3, -2, 2, 3], 3)
    const [d = 1, e = 2, f = 3] = random.sample([-6, -5, -4, -1, 1, 4, 5, 6], 3)
    const forms: LineForm[] = level === 3 ? random.shuffle(['turned', 'moved', 'standard']) : []
    const lines = ([a, b, level === 2 ? a : c] as const).map((slope, at): FormedLine => ({
      form: forms[at] ?? 'plain',
      slope,
      start: (level === 2 ? [d, d, f] : [d, e, f])[at] ?? 1,
      by: random.integer(2, 3),
    }))
    const kinds = (['sign', 'swap'] as const).slice(level === 1 ? 1 : 0)
    const decoys = kinds.map((is, at) => {
      const line = lines[at] ?? { form: 'plain' as const, slope: 1, start: 1, by: 1 }
      const turned =
        is === 'sign' ? { ...line, slope: -line.slope } : { ...line, slope: line.start, start: line.slope }
      return { of: at, is, line: turned }
    })
    return { level, lines, decoys, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ lines, decoys }) =>
    new Set([...lines, ...decoys.map(({ line }) => line)].map(plainLine)).size ===
      lines.length + decoys.length && lines.every((line) => onGrid(line, most) !== null),
  item({ level, lines, decoys, shuffle }) {
    const told = (line: FormedLine) => math(formedTex(line))
    return {
      stem: [say('match.asks')],
      figure: lineFigure({
        ...plainAxes(-most, most),
        lines: lines.map((line, at) => ({ through: onGrid(line, most) ?? origin, label: names[at] ?? '' })),
      }),
      ...arranged.match(shuffle, {
        pairs: lines.map((line, at) => ({
          source: say('match.line', { name: names[at] ?? '' }),
          target: told(line),
          slips: decoys
            .filter(({ of }) => of === at)
            .map(({ is, line: decoy }) => ({
              target: told(decoy),
              misconception: is === 'sign' ? 'slope.wrong-sign' : 'line.swaps-start',
              feedback: say(`match.${is}`, { name: names[at] ?? '' }),
            })),
        })),
        others: decoys.map(({ line }) => told(line)),
        slip: { misconception: null, feedback: say('match.other') },
      }),
      hints: [say('match.nudge'), say(level === 3 ? 'match.hint-solve' : 'match.hint')],
      solution: lines.map((line, at) =>
        say('match.why', {
          name: names[at] ?? '',
          b: line.start,
          m: line.slope,
          equation: tex(formedTex(line)),
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(shown, (name, equation) => {
      const { slope, start } = lineOf(standardIn(mathIn(equation)[0] ?? ''))
      const at = names.findIndex((each) => name.endsWith(` ${each}`))
      const line = lineThrough(...lineShown(shown.figure, at))
      return toNumber(line.slope) === toNumber(slope) && toNumber(line.start) === toNumber(start)
    }),
})

interface Written extends Line {
  shows: 'graph' | 'table' | 'points'
  from: Point
  to: Point
}
const steep = [4, 3, 2, [1, 2], [3, 2], [5, 2], [1, 3], [2, 3], [4, 3], [1, 4], [3, 4]] as const
const fifths = [
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 3],
  [5, 4],
] as const
const signed = (random: Random, slope: Exact): Exact =>
  random.chance(0.5) ? slope : calculate(0, 'minus', slope)
const common = ['slope.wrong-sign', 'line.swaps-start', 'slope.run-over-rise', 'equation.loses-sign']

/** Write the equation from a graph (level 1), a table without x = 0 (level 2), two points (level 3). */
export const writeLine = defineModel<Written>({
  id: 'write-line',
  thinking: 'compute',
  seconds: 90,
  standards: ['8.EE.B.6'],
  task: ({ shows, slope, start }) =>
    `${shows} ${toNumber(slope) > 0} ${typeof slope === 'number'} ${toNumber(start) > 0}`,
  draw(random, level) {
    const slope = level === 2 ? random.pick([-5, -4, -3, -2, 2, 3, 4, 5]) : signed(random, random.pick(steep))
    const start = random.pick([-1, 1]) * random.integer(1, level === 1 ? 7 : 9)
    const run = typeof slope === 'number' ? random.integer(2, 3) : slope[1]
    const first = level === 1 ? 0 : random.pick([-1, 1]) * run * random.integer(1, 2) + (level === 2 ? 1 : 0)
    const point = (x: number): Point => [x, toNumber(valueAt({ slope, start }, x))]
    return {
      slope,
      start,
      shows: ({ 1: 'graph', 2: 'table', 3: 'points' } as const)[level],
      from: point(first),
      to: point(first + run * (level === 3 ? random.integer(1, 2) : 1)),
    }
  },
  fits: ({ shows, slope, start, from, to }) =>
    Math.abs(toNumber(slope)) !== Math.abs(toNumber(start)) &&
    (shows === 'graph' ? Math.abs(to[1]) <= most : from[0] * to[0] !== 0 && from[1] * to[1] !== 0) &&
    // No row of the table is at x = 0.
    (shows !== 'table' || from[0] > 0 || from[0] % (to[0] - from[0]) !== 0),
  item(line) {
    const { shows, slope, start, from, to } = line
    const run = to[0] - from[0]
    const equation = tex(lineTex(line))
    const more = [
      {
        line: { slope: toNumber(slope) * run, start },
        misconception: 'function.step-not-one' as const,
        feedback: say('write.step', { run }),
      },
      {
        line: { slope, start: from[1] },
        misconception: 'line.first-value' as const,
        feedback: say('write.first'),
      },
    ]
    const usual = common.slice(0, { graph: 4, table: 2, points: 3 }[shows])
    const wrong = [
      ...wrongLines(line).filter(({ misconception }) => usual.includes(misconception)),
      ...(shows === 'table' ? more : shows === 'points' ? more.slice(1) : []),
    ]
    const figure =
      shows === 'graph'
        ? oneLine(plainAxes(-most, most), ...(onGrid(line, most) ?? origin))
        : gapTable({
            title: say('write.title'),
            columns: ['x', 'y'].map((letter) => say('write.column', { letter })),
            rows: [0, 1, 2, 3].map((step) => {
              const x = from[0] + step * run
              return [x, toNumber(valueAt(line, x))]
            }),
          })
    return {
      stem: [
        say(`write.asks.${shows}`, {
          from: pointText(from),
          to: pointText(to),
          form: tex('y = mx + b'),
        }),
      ],
      ...(shows === 'points' ? {} : { figure }),
      ...arranged.equation(
        { label: say('write.label'), letters: ['x', 'y'] },
        { value: plainLine(line), form: 'slope-intercept', shownAs: lineTex(line) },
        wrong.map(({ line: other, ...slip }) => ({ value: plainLine(other), ...slip })),
      ),
      hints: [say(`write.nudge.${shows}`), say(shows === 'graph' ? 'write.hint-graph' : 'write.hint')],
      solution: [
        ...(shows === 'graph' ? [say('write.start', { b: toNumber(start) })] : []),
        ...slopeSteps({ from, to }),
        ...(shows === 'graph'
          ? []
          : [say('write.back', { from: pointText(from) }), moveAlong(slope, -from[0], from[1])]),
        say('write.so', { equation }),
      ],
    }
  },
  solve({ stem, figure }) {
    const [one = [0, 0], two = [1, 1]] =
      figure?.kind === 'coordinate-plane'
        ? lineShown(figure)
        : figure?.kind === 'table'
          ? figure.rows.flatMap((row) => pointsIn(`(${row.join(', ')})`))
          : pointsIn(stem)
    return { kind: 'equation', text: plainLine(lineThrough(one, two)) }
  },
})

type Shift = 'up' | 'down' | 'opposite' | 'twice'
interface Drawn extends Line {
  told: 'words' | 'equation' | Shift
  by: number
}
/** The given line, from which the drawn one is derived. */
const baseOf = ({ told, slope, start, by }: Drawn): Line => {
  const [m, b] = [toNumber(slope), toNumber(start)]
  return {
    slope: told === 'opposite' ? -m : told === 'twice' ? m / 2 : m,
    start: told === 'up' ? b - by : told === 'down' ? b + by : b,
  }
}
const drawing = { id: 'draw-line', thinking: 'work backwards', seconds: 60, standards: ['8.F.A.3'] } as const
const drawnForm = (asked: (random: Random) => Drawn) =>
  defineModel<Drawn>({
    ...drawing,
    task: ({ told, slope, start }) =>
      `${told} ${toNumber(slope) > 0} ${typeof slope === 'number'} ${toNumber(start) > 0}`,
    draw: asked,
    fits: (line) =>
      onGrid(line, most) !== null &&
      onGrid(baseOf(line), most) !== null &&
      toNumber(baseOf(line).start) !== 0 &&
      Math.abs(toNumber(baseOf(line).start)) <= 7 &&
      Math.abs(toNumber(line.slope)) !== Math.abs(toNumber(line.start)) &&
      // Words give the rise over a run in lowest terms.
      (line.told !== 'words' || line.by === 1 || !Number.isInteger(toNumber(line.slope))),
    item(line) {
      const { told, slope, start, by } = line
      const m = toNumber(slope)
      const isNew = told !== 'words' && told !== 'equation'
      const [one = [0, 0], two = [1, 1]] = onGrid(line, most) ?? []
      const equation = tex(lineTex(line))
      return {
        stem: [
          told === 'words'
            ? say(m > 0 ? 'draw.rises' : 'draw.falls', {
                b: toNumber(start),
                by,
                m: Math.abs(Math.round(m * by)),
              })
            : told === 'equation'
              ? say('draw.equation', { equation })
              : say(`draw.${told}`, { by }),
        ],
        ...drawnLine({
          line,
          most,
          ...(isNew ? { given: [{ through: onGrid(baseOf(line), most) ?? origin, label: 'p' }] } : {}),
          wrong: wrongLines(line),
        }),
        answer: say('draw.answer', { equation }),
        hints: [say(isNew ? 'draw.nudge-p' : 'draw.nudge'), say(isNew ? 'draw.hint-p' : 'draw.hint')],
        solution: [
          ...(isNew ? [say('draw.given', { line: tex(lineTex(baseOf(line))), equation })] : []),
          say('draw.first', { point: pointText([0, toNumber(start)]) }),
          say('draw.through', { m: tex(numberTex(slope)), one: pointText(one), two: pointText(two) }),
        ],
      }
    },
    solve({ stem, interaction }) {
      if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
      const [given] = interaction.given.lines
      const [equation] = mathIn(stem).filter((each) => each.includes('='))
      const [b = 0, run = 1, rise = 0] = [...stem.matchAll(/−?\d+/g)].map(([text]) =>
        Number(text.replace('−', '-')),
      )
      const base = lineThrough(...(given?.through ?? origin))
      const [{ value: by } = { value: 0 }] = numbersIn(stem)
      const line: Line =
        given === undefined
          ? equation === undefined
            ? { slope: [/goes down|baja/.test(stem) ? -rise : rise, run], start: b }
            : lineIn(equation)
          : {
              slope:
                toNumber(base.slope) *
                (/opposite|opuesta/.test(stem) ? -1 : /twice|doble/.test(stem) ? 2 : 1),
              start:
                toNumber(base.start) + (/higher|arriba/.test(stem) ? by : /lower|abajo/.test(stem) ? -by : 0),
            }
      return { kind: 'coordinate-plane', points: [0, 1].map((x) => [x, toNumber(valueAt(line, x))]) }
    },
  })
const someStart = (random: Random): number => random.pick([-1, 1]) * random.integer(1, 7)

/**
 * Draw a line from words (level 1), from an equation with a fraction (level 2), from another line that is shifted or
 * rotated (level 3).
 */
export const drawLine = byLevel(
  {
    1: drawnForm((random) => {
      const [rise, by] = [random.integer(1, 6), random.integer(1, 3)]
      return {
        told: 'words',
        slope: signed(random, by === 1 ? rise : [rise, by]),
        start: someStart(random),
        by,
      }
    }),
    2: drawnForm((random) => ({
      told: 'equation',
      slope: signed(random, random.pick([...steep.slice(3), ...fifths])),
      start: someStart(random),
      by: 0,
    })),
    3: drawnForm((random) => ({
      told: random.pick(['up', 'down', 'opposite', 'twice']),
      slope: random.pick([-4, -3, -2, 2, 3, 4, 1, -1]),
      start: someStart(random),
      by: random.integer(2, 9),
    })),
  },
  () => 1,
)
