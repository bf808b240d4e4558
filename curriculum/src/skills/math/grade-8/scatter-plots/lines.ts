import { arranged, defineModel, mathIn, numbersIn, solved, tex, typed } from '#form'
import { lineIn, lineTex } from '#equations/line.ts'
import { type Read, readBugs, type Use, useBugs, useKey } from '#bugs/scatter/scatter-bugs.ts'
import {
  about,
  actual,
  axisOf,
  backAsk,
  drawScatter,
  given,
  grid,
  predictAsk,
  type Scatter,
  scatterFigure,
  through,
  valueAt,
} from '#situations/paired-data/paired-data.ts'
import { say } from './messages.gen.ts'

const fitTex = ({ slope, start }: Pick<Scatter, 'slope' | 'start'>) => tex(lineTex({ slope, start }))
const written = (text: string) => tex(text.replaceAll('-', '−'))

type Told = 'words' | 'equation' | 'predictions'

/** A line of fit told in words (level 1), by its equation (level 2), by two predictions (level 3). */
export const drawLine = defineModel<Scatter & { told: Told }>({
  id: 'draw-line',
  thinking: 'use in a story',
  seconds: 50,
  standards: ['8.SP.A.3'],
  task: ({ story, told }) => `${story} ${told}`,
  draw: (random, level) => ({
    ...drawScatter(random, 8),
    told: ({ 1: 'words', 2: 'equation', 3: 'predictions' } as const)[level],
  }),
  item(its) {
    const { story, points, told, slope, start } = its
    const axes = grid(story)
    const { step } = axisOf(story)
    const [five, ten] = [valueAt(its, 5), valueAt(its, 10)]
    const size = Math.abs(slope)
    const terms = { start, size, five, ten, line: fitTex(its), step }
    return {
      stem: [
        about(story),
        say(told === 'words' ? `draw.${slope > 0 ? 'rises' : 'falls'}` : `draw.${told}`, terms),
        say('draw.asks'),
      ],
      ...arranged.plane(
        {
          ...axes,
          snap: { x: 1, y: step },
          given: given(points),
        },
        {
          draws: 'line',
          points: [
            [0, start],
            [5, five],
          ],
        },
        [
          {
            points: [
              [0, start],
              [5, start - 5 * slope],
            ],
            misconception: 'slope.wrong-sign',
            feedback: say('draw.turned'),
          },
          {
            points: [
              [0, start],
              [1, start + slope * step],
            ],
            misconception: 'graph.counts-squares',
            feedback: say('draw.squares', { step }),
          },
        ],
      ),
      hints: [say('draw.nudge'), say(told === 'predictions' ? 'draw.hint-points' : 'draw.hint')],
      solution: [say('draw.start', terms), say('draw.five', terms)],
    }
  },
  solve({ stem }) {
    const told = stem.slice(stem.search(/line of fit|recta de ajuste/))
    const [equation] = mathIn(told).filter((its) => its.includes('='))
    const [first = 0, second = 0, other = 0] = numbersIn(told).map(({ value }) => value)
    const isTwoPoints = /predict|predice/.test(told)
    const falls = /falls|baja/.test(told)
    const line = isTwoPoints
      ? { start: 2 * first - other, slope: (other - first) / second }
      : equation === undefined
        ? { start: first, slope: falls ? -second : second }
        : lineIn(equation)
    return {
      kind: 'coordinate-plane',
      points: [0, 5].map((x): [number, number] => [x, line.start + line.slope * x]),
    }
  },
})

/** Where the line starts (level 1), how steep it is (level 2), its equation (level 3). */
export const readLine = defineModel<Read & Scatter>({
  id: 'read-line',
  thinking: 'compute',
  seconds: 50,
  standards: ['8.SP.A.3'],
  bugs: readBugs,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw(random, level) {
    const scatter = drawScatter(random, 8)
    const asks = ({ 1: 'start', 2: 'slope', 3: 'equation' } as const)[level]
    return { ...scatter, asks, step: axisOf(scatter.story).step, first: scatter.points[0]?.[1] ?? 0 }
  },
  item(its) {
    const { story, points, asks, slope, start } = its
    const five = valueAt(its, 5)
    const sign = (n: number): string => (n < 0 ? String(n) : `+${n}`)
    const answering =
      asks === 'equation'
        ? arranged.equation(
            { label: say('read.label.equation'), letters: ['x', 'y'] },
            { value: `y=${slope}x${sign(start)}`, shownAs: `y = ${slope}x + ${start}` },
            [
              {
                value: `y=${start}x${sign(slope)}`,
                misconception: 'line.swaps-start',
                feedback: say('read.swapped'),
              },
              { value: `y=${slope}x`, misconception: 'line.drops-start', feedback: say('read.no-start') },
            ],
          )
        : typed<Read>(its, {
            label: say(`read.label.${asks}`),
            key: asks === 'start' ? start : slope,
            bugs: readBugs,
          })
    return {
      stem: [about(story), say(`read.asks.${asks}`)],
      figure: scatterFigure(story, points, {
        lines: [
          {
            through: [
              [0, start],
              [5, five],
            ],
            label: '',
          },
        ],
      }),
      ...answering,
      hints: [say(`read.nudge.${asks}`), say(`read.hint.${asks}`)],
      solution: [
        say('read.start', { start }),
        ...(asks === 'start'
          ? [say('read.axis')]
          : [say('read.slope', { five, change: five - start, slope })]),
        ...(asks === 'equation' ? [say('read.so', { line: fitTex(its) })] : []),
      ],
    }
  },
  solve({ figure, interaction }) {
    if (figure?.kind !== 'scatter-plot') throw new TypeError('expects a scatter plot')
    const [[x1, y1], [x2, y2]] = figure.lines?.[0]?.through ?? [
      [0, 0],
      [1, 1],
    ]
    const slope = (y2 - y1) / (x2 - x1)
    if (interaction.kind === 'equation')
      return { kind: 'equation', text: `y = ${slope}x + ${y1 - slope * x1}` }
    return solved.number(
      /slope|pendiente/i.test(interaction.kind === 'number' ? interaction.label : '') ? slope : y1,
    )
  },
})

/** What the line predicts (level 1), where it predicts a value (level 2), how far a pair is from it (level 3). */
export const useLine = defineModel<Use & Scatter>({
  id: 'use-line',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['8.SP.A.3'],
  bugs: useBugs,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw(random, level) {
    const scatter = drawScatter(random, 9)
    const x = random.integer(2, 9)
    const { jitter } = axisOf(scatter.story)
    const measured = valueAt(scatter, x) + random.pick([1, -1]) * random.integer(1, jitter)
    return { ...scatter, x, measured, asks: ({ 1: 'predict', 2: 'back', 3: 'gap' } as const)[level] }
  },
  item(its) {
    const { story, asks, slope, start, x, measured, points } = its
    const value = valueAt(its, x)
    const key = useKey(its)
    const terms = {
      line: fitTex(its),
      slope,
      start,
      x,
      value,
      measured,
      key,
      change: value - start,
      from: written(`${slope} \\times ${x} + ${start}`),
    }
    const asked = {
      predict: () => [predictAsk(story, x)],
      back: () => [backAsk(story, value)],
      gap: () => [actual(story, x, measured), say(measured > value ? 'use.above' : 'use.below')],
    }
    const isBack = asks === 'back'
    return {
      stem: [about(story), say('use.line', terms), ...asked[asks]()],
      figure: scatterFigure(story, points, { lines: [{ through: through(its), label: '' }] }),
      ...typed<Use>(its, { label: say(`use.label.${asks}`), key, bugs: useBugs }),
      hints: [say(`use.nudge.${asks}`), say(`use.hint.${asks}`)],
      solution: [
        isBack
          ? say('use.equation', { equation: written(`${value} = ${slope}x + ${start}`) })
          : say('use.put-in', terms),
        say(
          isBack
            ? 'use.undo'
            : asks === 'gap'
              ? measured > value
                ? 'use.so-above'
                : 'use.so-below'
              : 'use.so',
          terms,
        ),
      ],
    }
  },
  solve({ stem, interaction }) {
    const { slope, start } = lineIn(mathIn(stem)[0] ?? '')
    const label = interaction.kind === 'number' ? interaction.label : ''
    const [one = 0, other = 0] = numbersIn(stem.slice(stem.lastIndexOf('⟧'))).map(({ value }) => value)
    if (label.startsWith('Dif')) return solved.number(Math.abs(other - (slope * one + start)))
    return solved.number(label.endsWith('x') ? (one - start) / slope : slope * one + start)
  },
})
