import { built, defineModel, type Level, orderOf, type Text } from '#form'
import { hotSpot } from '#build-placed.ts'
import { globeFigure, type Place, sideOf } from '#worlds/sky/words.ts'
import { say } from './messages.gen.ts'

const goals = { noon: 12, midnight: 0, sunrise: 6, sunset: 18 } as const
type Goal = keyof typeof goals

interface Values {
  level: Level
  goal: Goal
  later: number
  places: Place[]
  sunOn: 'left' | 'right'
}

const wrapped = (hour: number): number => (hour + 48) % 24
/** The hour that a place must have now. */
const wantedNow = ({ goal, later }: Pick<Values, 'goal' | 'later'>): number => wrapped(goals[goal] - later)

/** Noon or midnight (level 1), sunrise or sunset by the turning (level 2), what comes hours later (level 3). */
export const turningEarth = defineModel<Values, Pick<Values, 'goal' | 'later'>>({
  id: 'turning-earth',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['5-ESS1-2'],
  aim: (random, level) => ({
    goal: random.pick(
      level === 1
        ? (['noon', 'midnight'] as const)
        : level === 2
          ? (['sunrise', 'sunset'] as const)
          : (['noon', 'midnight', 'sunrise', 'sunset'] as const),
    ),
    later: level === 3 ? random.pick([3, 6, 9, 12]) : 0,
  }),
  draw(random, level, aim) {
    const right = wantedNow(aim)
    const base =
      level === 3 ? [goals[aim.goal], goals[aim.goal] + aim.later] : [right + 12, right + 6, right - 6]
    const slants =
      level === 3
        ? [right + 12, ...random.sample([right + 3, right + 6, right - 3], 3)]
        : random.sample([3, 9, 15, 21], 2)
    const hours = [...new Set([right, ...base, ...slants].map(wrapped))].slice(0, 5)
    return {
      level,
      ...aim,
      places: orderOf(random, hours.length).map((at) => ({
        id: `place-${hours[at] ?? 0}`,
        hour: hours[at] ?? 0,
        latitude: random.integer(15, 40),
      })),
      sunOn: random.pick(['left', 'right'] as const),
    }
  },
  item(values) {
    const { level, goal, later, places, sunOn } = values
    const right = wantedNow(values)
    const slip = (hour: number): [misconception: string, feedback: Text] => {
      if (level === 3 && hour === goals[goal]) return ['sky.forgets-turning', say('turn.now')]
      if (level === 3 && hour === wrapped(goals[goal] + later))
        return ['sky.turns-other-way', say('turn.other-way')]
      if (level === 2 && hour === wrapped(right + 12)) return ['sky.turns-other-way', say('turn.edge')]
      if (hour === wrapped(right + 12)) return ['sky.light-dark-swapped', say('turn.swapped')]
      return ['sky.edge-for-middle', say('turn.look')]
    }
    const where = sideOf(goals[goal])
    return {
      stem: [
        say('turn.shown'),
        level === 3 ? say('turn.ask-later', { later, goal }) : say('turn.ask', { goal }),
      ],
      figure: globeFigure(places, sunOn),
      ...built((word) =>
        hotSpot({
          spots: places.map(({ id }) => id),
          right: [`place-${right}`],
          wrong: places
            .filter(({ hour }) => hour !== right)
            .map(({ id, hour }) => {
              const [misconception, feedback] = slip(hour)
              return { picked: [id], misconception, feedback: word(feedback) }
            }),
        }),
      ),
      hints: [
        level === 1 ? say('turn.hint-light') : level === 2 ? say('turn.hint-edge') : say('turn.hint-full'),
        level === 3 ? say('turn.hint-back') : say('turn.hint-where', { goal }),
      ],
      solution: [
        say('turn.so-where', { goal, where }),
        level === 3 ? say('turn.so-back', { later, degrees: 15 * later }) : say('turn.so-turns'),
      ],
    }
  },
  task: ({ level, goal, later, sunOn }) => `${level} ${goal} ${later} ${level < 3 ? sunOn : ''}`,
})
