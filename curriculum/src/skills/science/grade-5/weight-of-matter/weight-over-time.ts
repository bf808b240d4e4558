import { arranged, defineModel, type Level } from '#form'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

const stories = {
  1: ['ice', 'butter', 'juice', 'wax', 'water'],
  2: ['salt', 'sugar', 'sand', 'honey'],
  3: ['soup', 'kettle', 'rice', 'noodles'],
} as const
type Story = (typeof stories)[Level][number]

interface Values {
  level: Level
  story: Story
  who: string
  start: number
  /** Minutes from each weighing to the next. */
  step: number
  /** Grams that are put in (2) or leave as vapor (3). */
  moved: number
}

/** How far each bar is above the first one, in portions of 10 g (1) or of what is moved (2, 3). */
const right = { 1: [0, 0, 0, 0], 2: [0, 1, 1, 1], 3: [0, 0, -1, -1] } as const
/** The same in ways of thinking that go wrong. */
const wrong = {
  1: [
    { above: [0, -1, -2, -3], misconception: 'substance.change-changes-weight', said: 'time.said-1.falls' },
    { above: [0, 1, 2, 3], misconception: 'substance.change-changes-weight', said: 'time.said-1.rises' },
  ],
  2: [
    { above: [0, 1, 0, 0], misconception: 'substance.unseen-is-gone', said: 'time.said-2.gone' },
    { above: [0, 0, 0, 0], misconception: 'substance.part-forgotten', said: 'time.said-2.never' },
    { above: [0, 1, 2, 3], misconception: 'trend.steady', said: 'time.said-2.grows' },
  ],
  3: [
    { above: [0, 0, -1, -2], misconception: 'substance.open-or-closed', said: 'time.said-3.falls' },
    { above: [0, 0, 0, 0], misconception: 'substance.gas-is-nothing', said: 'time.said-3.nothing' },
    { above: [0, 0, -1, 0], misconception: 'substance.compares-backward', said: 'time.said-3.back' },
  ],
} as const

/** Draw weights over time: in a closed vessel (1), with something stirred in (2), with the lid off for a while (3). */
export const weightOverTime = defineModel<Values>({
  id: 'weight-over-time',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['5-PS1-2'],
  draw: (random, level) => ({
    level,
    story: random.pick<Story>(stories[level]),
    who: someone(random),
    start: 10 * random.integer(20, level === 2 ? 28 : 36),
    step: random.pick([10, 15, 20]),
    moved: 10 * random.integer(1, 4),
  }),
  item({ level, story, who, start, moved, step }) {
    const portion = level === 1 ? 10 : moved
    const barsOf = (above: readonly number[]): number[] => above.map((each) => start + portion * each)
    const values = barsOf(right[level])
    // Each story tells some of these.
    const told = { who: person(who), start, moved, total: 3 * step, one: step, two: step + step }
    return {
      stem: [say(`time.${story}`, told), say('time.ask')],
      ...arranged.plot(
        say('time.title'),
        {
          kind: 'bar-chart',
          labels: [0, 1, 2, 3].map((at) => say('time.minutes', { minutes: at * step })),
          value: { from: 0, to: 400, step: 10, label: say('time.axis') },
        },
        { values },
        wrong[level].map(({ above, misconception, said }) => ({
          values: barsOf(above),
          misconception,
          feedback: say(said),
        })),
      ),
      hints: [say('time.hint'), say(`time.next-${level}`)],
      solution: [say(`time.so-${level}`), say('time.so-bars', { list: values.join(', ') })],
    }
  },
  task: ({ level, story }) => `${level}/${story}`,
  solve({ stem }) {
    const [start = 0, moved = 0] = [...stem.matchAll(/(\d+) g\b/gu)].map(([, grams]) => Number(grams))
    const isOpened = /lid|tapa/u.test(stem) && moved > 0
    const after = isOpened ? start - moved : start + moved
    return { kind: 'plot', values: isOpened ? [start, start, after, after] : [start, after, after, after] }
  },
})
