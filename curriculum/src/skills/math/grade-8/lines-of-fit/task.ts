import { mathIn, tex } from '#form'
import { lineIn } from '#equations/line.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import {
  drawFit,
  type Fit,
  fitFigure,
  fullLine,
  offBy,
  onLine,
  storyData,
  tellFit,
} from '#situations/fitted-lines/fitted-lines.ts'
import { say } from './messages.gen.ts'

const stories = ['pizza', 'puppy', 'candle', 'lake', 'bus', 'shirts', 'typing', 'backpack'] as const
type Story = (typeof stories)[number]
type Part = 'direction' | 'meaning' | 'more' | 'predict' | 'residual' | 'back' | 'trust'

interface Predicted extends Fit {
  /** The point of the questions, by its place. */
  place: number
  /** The x that is asked for, the difference of two, and the x to judge. */
  back: number
  d: number
  judged: number
}

const minus = (value: number): string => String(value).replace('-', '−')

/** Letters in sentences. */
const letters = { lx: tex('x'), ly: tex('y'), zero: tex('x = 0') }

/** A pattern and its prediction (level 1), what the slope means (level 2), back from a value, and its limits (level 3). */
export const task = linkedTask<Predicted, Story, Part>({
  standards: ['8.SP.A.1', '8.SP.A.2', '8.SP.A.3'],
  stories,
  levels: {
    1: ['direction', 'predict', 'residual'],
    2: ['meaning', 'more', 'predict', 'residual'],
    3: ['meaning', 'predict', 'residual', 'back', 'trust'],
  },
  draw(random, { story, side }) {
    const fit = drawFit(random, 7, [story])
    const [from, to] = storyData(story).data
    return {
      ...fit,
      place: random.integer(0, 6),
      back: random.integer(from, to),
      d: random.integer(2, Math.min(6, to - from)),
      judged: side === 0 ? random.integer(from, to) : to * 4 + random.integer(0, to),
    }
  },
  fits: ({ slope, start, points, place, back, judged, side }) => {
    const xs = points.map(([x]) => x)
    return (
      Math.abs(slope) !== Math.abs(start) &&
      xs[place] !== back &&
      xs[place] !== 1 &&
      judged > 1 &&
      !xs.includes(judged) &&
      (side === 1 || (judged > Math.min(...xs) && judged < Math.max(...xs)))
    )
  },
  told: (its) => [tellFit.about(its.story), tellFit.line(its)],
  figure: (its) => fitFigure(its, fullLine(its)),
  asks(part, its) {
    const { story, slope, points, place, back, d, judged } = its
    const [x, y] = points[place] ?? [0, 0]
    switch (part) {
      case 'direction':
        return say('task.direction')
      case 'meaning':
        return say('task.meaning', { slope: tex(minus(slope)) })
      case 'more':
        return tellFit.more(story, d)
      case 'predict':
        return say('task.predict', { at: tellFit.at(story, x), ...letters })
      case 'residual':
        return say('task.residual', { at: tellFit.at(story, x), measured: y })
      case 'back':
        return say('task.back', { value: onLine(its, back), ...letters })
      default:
        return say('task.trust', { at: tellFit.at(story, judged) })
    }
  },
  parts(its) {
    const { story, slope, start, points, place, back, d, judged, side } = its
    const [x, y] = points[place] ?? [0, 0]
    const [predicted, value, gap] = [onLine(its, x), onLine(its, back), offBy(its, [x, y])]
    const xs = points.map(([each]) => each)
    const [size, plus] = [Math.abs(slope), start < 0 ? '−' : '+']
    const trend = slope > 0 ? 'up' : 'down'
    const named = { x: tellFit.x(story), y: tellFit.y(story) }
    const [inside, outside] = [say('task.inside'), say('task.outside')]
    return {
      direction: {
        right: say(`task.${trend}`, letters),
        work: minus(slope),
        wrong: [
          [
            say(slope > 0 ? 'task.down' : 'task.up', letters),
            'scatter.wrong-direction',
            say('task.slip.way'),
          ],
          [say('task.none'), 'scatter.misses-pattern', say('task.slip.pattern')],
        ],
      },
      meaning: {
        right: say('task.rate', named),
        work: minus(slope),
        wrong: [
          [say('task.start', { ...named, ...letters }), 'line.swaps-start', say('task.slip.start', letters)],
          [say('task.spread', named), 'slope.rise-only', say('task.slip.spread', letters)],
        ],
      },
      more: {
        value: size * d,
        sign: 'either',
        work: String.raw`${size} \times ${d} = ${size * d}`,
        wrong: [
          [size, 'slope.one-step', say('task.slip.one', letters)],
          [Math.abs(onLine(its, d)), 'model.answers-other', say('task.slip.swaps', letters)],
        ],
      },
      predict: {
        value: predicted,
        work: String.raw`${minus(slope)} \times ${x} ${plus} ${Math.abs(start)} = ${predicted}`,
        wrong: [
          [slope * x, 'line.drops-start', say('task.slip.drops', letters)],
          [start * x + slope, 'line.swaps-start', say('task.slip.swaps', letters)],
          [y, 'scatter.prediction-for-data', say('task.slip.point')],
        ],
      },
      residual: {
        value: gap,
        sign: 'either',
        work: `${Math.max(y, predicted)} − ${Math.min(y, predicted)} = ${gap}`,
        wrong: [[predicted, 'scatter.prediction-for-data', say('task.slip.prediction')]],
      },
      back: {
        value: back,
        work: String.raw`(${value} ${plus === '+' ? '−' : '+'} ${Math.abs(start)}) \div ${slope < 0 ? `(${minus(slope)})` : slope} = ${back}`,
        wrong: [
          [value / slope, 'line.drops-start', say('task.slip.drops', letters)],
          [onLine(its, value), 'model.answers-other', say('task.slip.forward', letters)],
        ],
      },
      trust: {
        right: side === 0 ? inside : outside,
        work:
          side === 0
            ? `${Math.min(...xs)} < ${judged} < ${Math.max(...xs)}`
            : `${judged} > ${Math.max(...xs)}`,
        wrong: [
          side === 0
            ? [outside, 'scatter.typical-as-outlier', say('task.slip.near', letters)]
            : [inside, 'scatter.no-limits', say('task.slip.far', letters)],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [say('task.hint.task', letters), say(`task.hint.${level}`, letters)],
  solve({ told, stem, asked }) {
    const line = lineIn(mathIn(stem).find((each) => each.startsWith('y =')) ?? '')
    const xs = told.slice(-14).filter((_, at) => at % 2 === 0)
    const [[d = 0], [x = 0], [y = 0], [value = 0]] = [
      asked('more'),
      asked('predict'),
      asked('residual').slice(-1),
      asked('back'),
    ]
    const predicted = onLine(line, x)
    const [judged = 0] = asked('trust')
    return {
      direction: line.slope > 0 ? /greater$|mayor$/ : /less$|menor$/,
      meaning: /grows|crece/,
      more: Math.abs(line.slope * d),
      predict: predicted,
      residual: Math.abs(y - predicted),
      back: (value - line.start) / line.slope,
      trust: judged < Math.max(...xs) ? /^(yes|sí)/ : /^no/,
    }
  },
})
