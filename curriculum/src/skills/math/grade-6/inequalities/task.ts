import { math, tex } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

type Story = 'hike' | 'book' | 'trees' | 'mural' | 'tank' | 'scarf'
type Part = 'model' | 'each' | 'left' | 'more' | 'all' | 'limit' | 'ontime'

/** How much one turn gets done in each story. */
const turns: Record<Story, [least: number, most: number]> = {
  hike: [8, 18],
  book: [24, 60],
  trees: [15, 60],
  mural: [30, 90],
  tank: [6, 25],
  scarf: [12, 32],
}

interface Goal {
  who: string
  x: number
  k: number
  more: number
  /** The most turns that the rest may take. */
  d: number
}

/** Letters in sentences. */
const letters = { lt: tex('t'), lx: tex('x') }

/** An equation and its solution (level 1), what is left of a goal (level 2), a limit as an inequality (level 3). */
export const task = linkedTask<Goal, Story, Part>({
  standards: ['6.EE.B.7', '6.EE.B.8'],
  stories: ['hike', 'book', 'trees', 'mural', 'tank', 'scarf'],
  levels: {
    1: ['model', 'each', 'left'],
    2: ['each', 'left', 'more', 'all'],
    3: ['each', 'left', 'more', 'limit', 'ontime'],
  },
  draw(random, { story, side }) {
    const more = random.integer(4, 9)
    return {
      who: someone(random),
      x: random.integer(...turns[story]),
      k: random.integer(3, 8),
      more,
      d: more + (side === 0 ? random.integer(0, 2) : -random.integer(1, 2)),
    }
  },
  fits: ({ x, k, more }) => k !== more && x % 10 > 0 && x !== k,
  told: ({ story, who, x, k, more }) => [
    say(`task.${story}.told`, { who: person(who), goal: x * (k + more), k, m: x * k }),
  ],
  asks: (part, { story, who, d }) =>
    part === 'ontime'
      ? say('task.ontime')
      : say(`task.${story}.${part}`, { who: person(who), d, ...letters }),
  parts({ x, k, more, d }) {
    const [m, goal, left] = [x * k, x * (k + more), x * more]
    const isEnough = more <= d
    return {
      model: {
        right: math(`${k}x = ${m}`),
        work: `${k}x = ${m}`,
        wrong: [
          [math(`${k} + x = ${m}`), 'model.adds-or-multiplies', say('task.slip.adds')],
          [math(`${m}x = ${k}`), 'model.swaps-numbers', say('task.slip.swaps')],
          [math(String.raw`x \div ${k} = ${m}`), 'equation.same-operation', say('task.slip.over', letters)],
        ],
      },
      each: {
        value: x,
        work: String.raw`x = ${m} \div ${k} = ${x}`,
        wrong: [
          [m - k, 'equation.wrong-inverse', say('task.slip.subtract')],
          [m * k, 'equation.same-operation', say('task.slip.times')],
        ],
      },
      left: {
        value: left,
        work: `${goal} − ${m} = ${left}`,
        wrong: [
          [m, 'model.answers-other', say('task.slip.done')],
          [goal - x, 'model.counts-once', say('task.slip.turn')],
        ],
      },
      more: {
        value: more,
        work: String.raw`${left} \div ${x} = ${more}`,
        wrong: [[k + more, 'model.answers-other', say('task.slip.whole')]],
      },
      all: {
        value: k + more,
        work: `${k} + ${more} = ${k + more}`,
        wrong: [[more, 'equation.stops-early', say('task.slip.rest')]],
      },
      limit: {
        right: math(String.raw`t \le ${d}`),
        work: String.raw`t \le ${d}`,
        wrong: [
          [math(String.raw`t \ge ${d}`), 'inequality.turned-sign', say('task.slip.turned')],
          [math(`t < ${d}`), 'inequality.boundary', say('task.slip.boundary')],
        ],
      },
      ontime: {
        right: say(isEnough ? 'task.yes' : 'task.no'),
        work: isEnough ? String.raw`${more} \le ${d}` : `${more} > ${d}`,
        wrong: [[say(isEnough ? 'task.no' : 'task.yes'), 'inequality.one-condition', say('task.slip.time')]],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    // The tank tells its whole content first, as the other stories do.
    const [goal = 0, k = 1, m = 0] = told
    const more = ((goal - m) / m) * k
    const [d = 0] = asked('limit')
    return {
      model: new RegExp(`^\\W${k}x = ${m}`),
      each: m / k,
      left: goal - m,
      more,
      all: k + more,
      limit: /\\le/,
      ontime: more <= d + 1e-9 ? /^(yes|sí)$/ : /^no$/,
    }
  },
})
