import { byLevel, defineModel, numbersIn, oneOf, orderOf, plain, solved, typed } from '#form'
import { courseAnswer, type CourseAsk, courseBugs as bugs, readingAt } from '#bugs/grids/distance-bugs.ts'
import { type GridPoint, turned } from '#grids/grid.ts'
import { heightsAsked, pointNamed } from '#grids/solve-grid.ts'
import {
  courseGraph,
  describePoint,
  describeChange,
  stepOf,
  told,
  unitOf,
} from '#situations/courses/courses.ts'
import { courseQuestion, drawCourse, isTold } from '#solutions/grids/distances.ts'
import { say } from './messages.gen.ts'

const its = { id: 'story-graph', thinking: 'explain', seconds: 45, standards: ['5.G.A.2'] } as const

const reading = defineModel<CourseAsk>({
  ...its,
  bugs,
  task: ({ course, asks }) => `${course} ${asks}`,
  draw: (random, level) => drawCourse(random, level === 1 ? 'at' : 'change'),
  fits: isTold,
  item: (ask) => ({
    ...courseQuestion(ask),
    ...typed(ask, { label: say('graph.label'), after: unitOf(ask.course), key: courseAnswer(ask), bugs }),
  }),
  solve(shown) {
    const [first = 0, second = 0] = heightsAsked(shown)
    return solved.number(Math.abs(first - second))
  },
})

const letters = 'ABCDEF'
const isChange = /grows|adds|falls| alone|run out|loses|rises|crece|agrega|caen|Solo|salen|pierde|sube/
const meaning = defineModel<CourseAsk & { order: number[] }>({
  ...its,
  task: ({ course }) => course,
  draw: (random) => ({ ...drawCourse(random, 'at'), order: orderOf(random, 4) }),
  fits(ask) {
    const [[x, y], [, before]] = [readingAt(ask, ask.from), readingAt(ask, ask.from - 1)]
    const squares = y / stepOf(ask.course)
    return ask.from > 0 && squares > 1 && y > 0 && ![y, squares].includes(x) && Math.abs(y - before) !== y
  },
  item(ask) {
    const { course, who, readings, from, order } = ask
    const point: GridPoint = readingAt(ask, from)
    const [x, y] = point
    const letter = letters[from] ?? ''
    return {
      stem: [told(course, who), say('graph.tells', { letter })],
      figure: courseGraph(course, readings, letters),
      ...oneOf(order, [
        { text: describePoint(course, point) },
        {
          text: describePoint(course, turned(point)),
          misconception: 'grid.swaps-coordinates',
          feedback: say('graph.swapped'),
        },
        {
          text: describePoint(course, [x, y / stepOf(course)]),
          misconception: 'graph.counts-squares',
          feedback: say('graph.squares'),
        },
        {
          text: describeChange(course, point, who),
          misconception: 'grid.value-for-change',
          feedback: say('graph.change'),
        },
      ]),
      hints: [say('graph.nudge'), say('graph.hint', { letter })],
      solution: [
        say('graph.below', { letter, x }),
        say('graph.left', { y, tells: describePoint(course, point) }),
      ],
    }
  },
  solve(shown) {
    const [x, y] = pointNamed(shown, /[A-F](?= (?:of|de))/.exec(plain(shown.stem))?.[0] ?? '')
    return solved.choice(shown, (text) => {
      const [first, second] = numbersIn(text).map(({ value }) => value)
      return first === x && second === y && !isChange.test(text)
    })
  },
})

/** One value (level 1), what a point tells (level 2), a change (level 3). */
export const storyGraph = byLevel({ 1: reading, 2: meaning, 3: reading }, ({ interaction }) =>
  interaction.kind === 'choice' ? 2 : 1,
)
