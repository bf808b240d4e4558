import { sumOf } from '#data-sets/measures.ts'
import { arranged, defineModel, type ItemTemplate, type Level, numberOf, slip, type Text } from '#form'
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
const change = ({ parts, after }: Team): number => after - sumOf(parts)

/** Weighings of teams: where matter got in or out (1), where it got in (2), and how much is missing (3). */
export const findLeak = defineModel<Values>({
  id: 'find-leak',
  thinking: 'find the mistake',
  seconds: 75,
  standards: ['5-PS1-2'],
  draw(random, level) {
    const leak = () => random.integer(7, 15)
    const gains = level === 3 ? [] : level === 2 && random.chance(0.5) ? [leak(), leak()] : [leak()]
    const leaks = [-leak(), ...gains]
    const teams = letters.slice(0, level === 3 ? 4 : 5).map((_letter, at): Team => {
      const parts =
        level === 3
          ? [random.integer(41, 59), random.integer(120, 180), random.integer(12, 28)]
          : [random.integer(180, 290)]
      return { parts, after: sumOf(parts) + (leaks[at] ?? random.integer(-within, within)) }
    })
    const shuffle = random.integer(0, 1e9)
    return { level, scene: random.pick(scenes), teams: random.shuffle(teams), shuffle }
  },
  // Several teams have a small difference, or every difference would be a leak.
  fits: ({ level, teams }) => level === 3 || teams.some((team) => Math.abs(change(team)) === within),
  item: (values) => ({
    stem: [
      say(`leak.scene.${values.scene}`),
      say('leak.within', { within }),
      say(`leak.ask-${values.level}`),
    ],
    ...(values.level === 3 ? missing(values) : leaky(values)),
  }),
  task: ({ level, scene }) => `${level}/${scene}`,
})

const weighed = (teams: readonly Team[], parts: readonly Text[]) =>
  tableFigure(
    say('leak.title'),
    [say('leak.head'), ...parts, say('leak.after')],
    teams.map((team, at) => [letters[at] ?? '', ...team.parts, team.after]),
  )

function leaky({ level, teams, shuffle }: Values): Omit<ItemTemplate, 'stem'> {
  const named = teams.map((team, at) => ({
    text: say('leak.team', { letter: letters[at] ?? '' }),
    off: change(team),
  }))
  const isRight = ({ off }: { off: number }): boolean => (level === 1 ? Math.abs(off) : off) > within
  const right = named.filter(isRight)
  const lost = { misconception: 'substance.compares-backward', feedback: say('leak.told-lost') }
  const scatter = { misconception: 'evidence.within-scatter', feedback: say('leak.told-scatter', { within }) }
  return {
    figure: weighed(teams, [say('leak.before')]),
    ...arranged.choices(shuffle, {
      right: right.map(({ text }) => text),
      wrong: named
        .filter((team) => !isRight(team))
        .map(({ text, off }) => ({ text, ...(off < -within ? lost : scatter) })),
      missed: { misconception: 'data.stops-early', feedback: say('leak.told-more') },
    }),
    hints: [say('leak.hint'), say(level === 1 ? 'leak.next-1' : 'leak.next-2', { within })],
    solution: [
      say('leak.so', { within }),
      ...right.map(({ text, off }) =>
        say(off > 0 ? 'leak.so-in' : 'leak.so-out', { team: text, grams: Math.abs(off) }),
      ),
    ],
  }
}

function missing({ teams }: Values): Omit<ItemTemplate, 'stem'> {
  const at = teams.findIndex((team) => change(team) < -within)
  const { parts: [cup = 0, liquid = 0, added = 0] = [], after = 0 } = teams[at] ?? {}
  const sum = cup + liquid + added
  const value = sum - after
  return {
    figure: weighed(teams, [say('leak.cup'), say('leak.liquid'), say('leak.added')]),
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
