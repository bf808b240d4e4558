import { arranged, defineModel, exact, mathIn, numbersIn, solved, tex, typed } from '#form'
import { lineIn, lineTex, lineThrough, plainLine, pointsIn, pointText } from '#equations/line.ts'
import { numberTex } from '#equations/exact.ts'
import {
  drawFit,
  type Fit,
  fitFigure,
  fullLine,
  onLine,
  storyData,
  tellFit,
} from '#situations/fitted-lines/fitted-lines.ts'
import { type Change, changeBugs, changeOf } from '#bugs/fitted-lines/change-bugs.ts'
import { say } from './messages.gen.ts'

const fitTex = (its: Fit) => tex(lineTex(its))

interface Meant extends Fit {
  shown: 'numbers' | 'prediction' | 'both'
  x: number
  shuffle: number
}

/** The slope and the start in words (level 1), a point of the line too (level 2), and a point beside it (level 3). */
export const meaning = defineModel<Meant>({
  id: 'meaning',
  thinking: 'explain',
  seconds: 60,
  standards: ['8.SP.A.3'],
  task: ({ story, shown }) => `${story} ${shown}`,
  draw(random, level) {
    const fit = drawFit(random, 9)
    return {
      ...fit,
      shown: ({ 1: 'numbers', 2: 'prediction', 3: 'both' } as const)[level],
      x: random.pick(fit.points)[0],
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (fit) => Math.abs(fit.slope) !== Math.abs(fit.start),
  item(its) {
    const { story, slope, start, points, x, shown, shuffle } = its
    const size = Math.abs(slope)
    const rate = tellFit.rate(story, size)
    const begins = tellFit.start(story, start)
    const [swappedRate, swappedStart] = [tellFit.rate(story, Math.abs(start)), tellFit.start(story, size)]
    const swapped = { misconception: 'line.swaps-start', feedback: say('meaning.swapped') }
    const [predicted, measured] = [say('meaning.predicted'), say('meaning.measured')]
    const mixed = { misconception: 'scatter.prediction-for-data', feedback: say('meaning.mixed') }
    const y = points.find(([each]) => each === x)?.[1] ?? 0
    return {
      stem: [tellFit.about(story), tellFit.line(its), say('meaning.asks')],
      ...(shown === 'numbers' ? {} : { figure: fitFigure(its, fullLine(its)) }),
      ...arranged.match(shuffle, {
        pairs: [
          {
            source: say('meaning.slope', { number: tex(numberTex(slope)) }),
            target: rate,
            slips: [
              { target: swappedRate, ...swapped },
              { target: swappedStart, ...swapped },
              { target: begins, ...swapped },
            ],
          },
          {
            source: say('meaning.start', { number: tex(numberTex(start)) }),
            target: begins,
            slips: [
              { target: swappedRate, ...swapped },
              { target: swappedStart, ...swapped },
              { target: rate, ...swapped },
            ],
          },
          ...(shown === 'numbers'
            ? []
            : [
                {
                  source: say('meaning.on-line', { point: pointText([x, onLine(its, x)]) }),
                  target: predicted,
                  slips: [{ target: measured, ...mixed }],
                },
              ]),
          ...(shown === 'both'
            ? [
                {
                  source: say('meaning.beside', { point: pointText([x, y]) }),
                  target: measured,
                  slips: [{ target: predicted, ...mixed }],
                },
              ]
            : []),
        ],
        others: [swappedRate, swappedStart, ...(shown === 'prediction' ? [measured] : [])],
        slip: { misconception: 'model.answers-other', feedback: say('meaning.number-or-point') },
      }),
      hints: [say('meaning.nudge'), say('meaning.hint')],
      solution: [
        say('meaning.why-slope', { number: tex(numberTex(slope)), rate }),
        say('meaning.why-start', { number: tex(numberTex(start)), begins }),
        ...(shown === 'numbers' ? [] : [say('meaning.why-point')]),
      ],
    }
  },
  solve(shown) {
    const [equation = ''] = mathIn(shown.stem)
    const { slope, start } = lineIn(equation)
    return solved.match(shown, (source, target) => {
      if (pointsIn(source).length > 0) {
        const [[x, y] = [0, 0]] = pointsIn(source)
        const isPredicted = /predicts|predice/.test(target)
        return numbersIn(target).length === 0 && isPredicted === (slope * x + start === y)
      }
      const isRate = /^(Each|Cada)/.test(target)
      const sizeOf = (text: string): number[] => numbersIn(text).map(({ value }) => Math.abs(value))
      const isSlope = sizeOf(source)[0] === Math.abs(slope)
      return isRate === isSlope && sizeOf(target).includes(Math.abs(isSlope ? slope : start))
    })
  },
})

const ends = (its: Change): [[number, number], [number, number]] => [
  [its.at[0], onLine(its, its.at[0])],
  [its.at[1], onLine(its, its.at[1])],
]

/** How much two predictions differ (level 1), how far apart they are (level 2), with the slope from the graph (level 3). */
export const change = defineModel<Change>({
  id: 'change',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['8.SP.A.3'],
  bugs: changeBugs,
  minWrongAnswers: 1,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw(random, level) {
    const fit = drawFit(random, 9)
    const [from, to] = storyData(fit.story).data
    const first = random.integer(from, to - 3)
    return {
      ...fit,
      d: random.integer(2, Math.min(8, to - from - 1)),
      asks: ({ 1: 'more', 2: 'back', 3: 'graph' } as const)[level],
      at: [first, random.integer(first + 2, to)],
    }
  },
  fits: ({ at, d, slope, start }) =>
    d !== at[1] - at[0] &&
    Math.abs(slope) !== d &&
    at[1] - at[0] !== Math.abs(slope) &&
    d !== Math.abs(start),
  item(its) {
    const { story, d, asks, slope } = its
    const size = Math.abs(slope)
    const terms = { d, size, change: changeOf(its), slope: tex(numberTex(slope)) }
    const [one, other] = ends(its)
    const marked = { one: pointText(one), other: pointText(other) }
    const isGraph = asks === 'graph'
    return {
      stem: [
        tellFit.about(story),
        isGraph ? say('change.points', marked) : tellFit.line(its),
        asks === 'back' ? tellFit.back(story, changeOf(its)) : tellFit.more(story, d),
      ],
      ...(isGraph ? { figure: fitFigure(its, [one, other]) } : {}),
      ...typed<Change>(its, {
        label: say(`change.label.${asks === 'back' ? 'back' : 'more'}`),
        key: asks === 'back' ? d : changeOf(its),
        bugs: changeBugs,
      }),
      hints: [say(isGraph ? 'change.nudge-graph' : 'change.nudge'), say(`change.hint.${asks}`)],
      solution: [
        ...(isGraph
          ? [
              say('change.slope', {
                ...marked,
                rise: Math.abs(other[1] - one[1]),
                run: other[0] - one[0],
                size,
              }),
            ]
          : [say('change.means', terms)]),
        say(asks === 'back' ? 'change.so-back' : 'change.so', terms),
      ],
    }
  },
  solve({ stem, interaction }) {
    const label = interaction.kind === 'number' ? interaction.label : ''
    const [equation = ''] = mathIn(stem)
    const [one, other] = pointsIn(stem)
    const slope =
      one !== undefined && other !== undefined
        ? (other[1] - one[1]) / (other[0] - one[0])
        : lineIn(equation).slope
    const told = numbersIn(stem.slice(Math.max(stem.lastIndexOf('⟧'), stem.lastIndexOf(')')))).map(
      ({ value }) => value,
    )
    const [asked = 0] = told
    return solved.number(label.endsWith(' x') ? asked / Math.abs(slope) : asked * Math.abs(slope))
  },
})

interface Written extends Fit {
  at: [number, number]
  asks: 'start' | 'points' | 'step'
}

/** A line of fit from its start and a point (level 1), from two points (level 2), from a change and a point (level 3). */
export const writeLine = defineModel<Written>({
  id: 'write-line',
  thinking: 'compute',
  seconds: 80,
  standards: ['8.SP.A.3'],
  task: ({ story, asks }) => `${story} ${asks}`,
  draw(random, level) {
    const asks = ({ 1: 'start', 2: 'points', 3: 'step' } as const)[level]
    const fit = drawFit(random, 10)
    const [from, to] = storyData(fit.story).data
    const first = asks === 'start' ? 0 : random.integer(from, to - 3)
    return { ...fit, asks, at: [first, random.integer(Math.max(first + 2, from), to)] }
  },
  // Nobody reads the value at 0 where the axis begins later.
  fits: ({ story, asks, at, slope, start }) =>
    (asks !== 'start' || storyData(story).x[0] === 0) &&
    at[1] - at[0] !== Math.abs(slope) &&
    Math.abs(slope) !== Math.abs(start),
  item(its) {
    const { story, slope, start, at, asks } = its
    const [[x1, y1], [x2, y2]] = [
      [at[0], onLine(its, at[0])],
      [at[1], onLine(its, at[1])],
    ] as const
    const [one, other] = [pointText([x1, y1]), pointText([x2, y2])]
    const [run, rise] = [x2 - x1, y2 - y1]
    const terms = { one, other, run, rise: Math.abs(rise), slope: tex(numberTex(slope)) }
    const line = (m: number, b: number): string => plainLine({ slope: m, start: b })
    return {
      stem: [
        tellFit.about(story),
        asks === 'step'
          ? say(rise > 0 ? 'write.step-up' : 'write.step-down', terms)
          : say('write.through', terms),
        ...(asks === 'step' ? [tellFit.named(story)] : []),
        say('write.asks'),
      ],
      ...(asks === 'step'
        ? {}
        : {
            figure: fitFigure(its, [
              [x1, y1],
              [x2, y2],
            ]),
          }),
      ...arranged.equation(
        { label: say('write.label'), letters: ['x', 'y'] },
        { value: line(slope, start), shownAs: lineTex(its) },
        [
          {
            value: line(start, slope),
            misconception: 'line.swaps-start',
            feedback: say('write.swapped'),
          },
          {
            value: line(-slope, start),
            misconception: 'slope.wrong-sign',
            feedback: say('write.sign'),
          },
          ...(x1 === 0
            ? [{ value: line(rise, start), misconception: 'slope.rise-only', feedback: say('write.rise') }]
            : [{ value: line(slope, y1), misconception: 'line.first-value', feedback: say('write.first') }]),
        ],
      ),
      hints: [say('write.nudge'), say(asks === 'start' ? 'write.hint-start' : 'write.hint')],
      solution: [
        say('write.slope', {
          work: tex(`\\frac{${numberTex(rise)}}{${run}} = ${numberTex(slope)}`),
        }),
        ...(x1 === 0
          ? [say('write.starts', { start: tex(numberTex(start)) })]
          : [
              say('write.back', {
                point: one,
                work: tex(
                  `${y1} ${slope < 0 ? '+' : '−'} ${Math.abs(slope)} \\times ${x1} = ${numberTex(start)}`,
                ),
              }),
            ]),
        say('write.so', { line: fitTex(its) }),
      ],
    }
  },
  solve({ stem }) {
    const [one, other] = pointsIn(stem)
    if (one === undefined) throw new RangeError('No point')
    if (other !== undefined) {
      const { slope, start } = lineThrough(one, other)
      return { kind: 'equation', text: `y = ${exact(slope)}x + ${exact(start)}` }
    }
    const [run = 1, rise = 0] = numbersIn(stem.slice(0, stem.lastIndexOf('('))).map(({ value }) => value)
    const slope = (/goes down|ajuste baja/.test(stem) ? -rise : rise) / run
    return { kind: 'equation', text: `y = ${slope}x + ${one[1] - slope * one[0]}` }
  },
})
