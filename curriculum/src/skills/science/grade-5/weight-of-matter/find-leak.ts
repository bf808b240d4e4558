import { arranged, defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const scenes = ['salt', 'sugar', 'vinegar', 'plaster', 'gelatin', 'drink'] as const
const letters = ['A', 'B', 'C', 'D', 'E']

interface Team {
  /** Grams of what is weighed before, one thing after the other. */
  parts: number[]
  /** What the scale shows afterward. */
  after: number
}
interface Values {
  level: Level
  scene: (typeof scenes)[number]
  teams: Team[]
  shuffle: number
}

/** Grams by which two weighings of the same thing may differ. */
const within = 2
const change = ({ parts, after }: Team): number => after - parts.reduce((sum, part) => sum + part, 0)

/** Weighings of teams: where matter got in or out (1), where it got in (2), and how much is missing (3). */
export const findLeak = defineModel<Values>({
  id: 'find-leak',
  thinking: 'find the mistake',
  seconds: 75,
  standards: ['5-PS1-2'],
  draw(random, level) {
    const scatter = () => random.integer(-within, within)
    const leaks = [-random.integer(7, 15), level === 3 ? scatter() : random.integer(7, 15)]
    const changes =
      level === 3
        ? [...leaks, scatter(), scatter()]
        : [
            ...leaks,
            level === 2 && random.chance(0.5) ? random.integer(7, 15) : scatter(),
            scatter(),
            scatter(),
          ]
    return {
      level,
      scene: random.pick(scenes),
      teams: random.shuffle(changes).map((off): Team => {
        const parts =
          level === 3
            ? [random.integer(41, 59), random.integer(120, 180), random.integer(12, 28)]
            : [random.integer(180, 290)]
        return { parts, after: parts.reduce((sum, part) => sum + part, 0) + off }
      }),
      shuffle: random.integer(0, 1e9),
    }
  },
  // Several teams have a small difference, or every difference would be a leak.
  fits: ({ level, teams }) => level === 3 || teams.some((team) => Math.abs(change(team)) === within),
  item: (values) => (values.level === 3 ? missing(values) : leaky(values)),
  task: ({ level, scene }) => `${level}/${scene}`,
})

function leaky({ level, scene, teams, shuffle }: Values): ItemTemplate {
  const named = teams.map((team, at) => ({
    text: say('leak.team', { letter: letters[at] ?? '' }),
    off: change(team),
  }))
  const isRight = (off: number): boolean => (level === 1 ? Math.abs(off) > within : off > within)
  const right = named.filter(({ off }) => isRight(off))
  return {
    stem: [
      say(`leak.scene.${scene}`),
      say('leak.within', { within }),
      say(level === 1 ? 'leak.ask-1' : 'leak.ask-2'),
    ],
    figure: tableFigure(
      say('leak.title'),
      [say('leak.head'), say('leak.before'), say('leak.after')],
      teams.map(({ parts, after }, at) => [letters[at] ?? '', ...parts, after]),
    ),
    ...arranged.choices(shuffle, {
      right: right.map(({ text }) => text),
      wrong: named
        .filter(({ off }) => !isRight(off))
        .map(({ text, off }) =>
          off < -within
            ? { text, misconception: 'substance.compares-backward', feedback: say('leak.told-lost') }
            : {
                text,
                misconception: 'evidence.within-scatter',
                feedback: say('leak.told-scatter', { within }),
              },
        ),
      missed: { misconception: 'data.stops-early', feedback: say('leak.told-more') },
    }),
    hints: [say('leak.hint'), say(level === 1 ? 'leak.next-1' : 'leak.next-2', { within })],
    solution: [
      say('leak.so', { within }),
      ...right.map(({ text, off }) =>
        off > 0
          ? say('leak.so-in', { team: text, grams: off })
          : say('leak.so-out', { team: text, grams: -off }),
      ),
    ],
  }
}

function missing({ scene, teams }: Values): ItemTemplate {
  const off = teams.map(change)
  const at = off.findIndex((each) => each < -within)
  const { parts: [cup = 0, liquid = 0, added = 0] = [], after = 0 } = teams[at] ?? {}
  const [sum, value] = [cup + liquid + added, -(off[at] ?? 0)]
  return {
    stem: [say(`leak.scene.${scene}`), say('leak.within', { within }), say('leak.ask-3')],
    figure: tableFigure(
      say('leak.title'),
      [say('leak.head'), say('leak.cup'), say('leak.liquid'), say('leak.added'), say('leak.after')],
      teams.map((team, place) => [letters[place] ?? '', ...team.parts, team.after]),
    ),
    ...numberOf({
      label: say('leak.label'),
      after: 'g',
      value,
      slips: [
        slip(after - liquid - added, 'substance.part-forgotten', say('leak.told-cup')),
        slip(after - liquid, 'substance.part-forgotten', say('leak.told-part')),
        slip(sum, 'data.stops-early', say('leak.told-sum')),
        slip(after, 'data.stops-early', say('leak.told-after')),
        slip(sum + after, 'substance.adds-all', say('leak.told-all')),
      ],
    }),
    hints: [say('leak.hint'), say('leak.next-3')],
    solution: [
      say('leak.so-sum', { team: letters[at] ?? '', cup, liquid, added, sum }),
      say('leak.so-missing', { sum, after, value }),
    ],
  }
}
