import { arranged, defineModel, type ItemTemplate, keysOf, type Level, type Random } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const systems = { g: 'geosphere', h: 'hydrosphere', a: 'atmosphere', b: 'biosphere' } as const
type Initial = keyof typeof systems
const initials = ['g', 'h', 'a', 'b'] as const

/** What can be observed: the system that acts, and the one that it changes. */
const events = {
  arch: 'ag',
  dust: 'ag',
  ridge: 'ga',
  pavement: 'ga',
  breeze: 'ha',
  fog: 'ha',
  surge: 'ah',
  freeze: 'ah',
  pebbles: 'hg',
  delta: 'hg',
  ledge: 'gh',
  sand: 'gh',
  lichen: 'bg',
  worms: 'bg',
  ledges: 'gb',
  salty: 'gb',
  trees: 'ba',
  smoke: 'ba',
  seeds: 'ab',
  wilt: 'ab',
  mussels: 'bh',
  algae: 'bh',
  pools: 'hb',
  tide: 'hb',
} as const
type Event = keyof typeof events
const eventIds = keysOf(events)

const isInitial = (letter: string): letter is Initial => letter in systems
const at = (event: Event, place: 0 | 1): Initial => {
  const letter = events[event].charAt(place)
  return isInitial(letter) ? letter : 'g'
}
const nameOf = (initial: Initial) => say(`systems.${systems[initial]}`)
const arrow = (from: Initial, to: Initial) => say('links.arrow', { from: nameOf(from), to: nameOf(to) })
const told = (event: Event) => say(`links.event.${event}`)

interface Values {
  level: Level
  shown: Event[]
  shuffle: number
}

/** Two that show the same arrow, one that turns it around, and two that share one of its ends. */
function fiveOf(random: Random): Event[] {
  const [from, to] = random.sample(initials, 2)
  const [same, turned] = [`${from}${to}`, `${to}${from}`]
  const others = eventIds.filter((event) => {
    const ends = [at(event, 0), at(event, 1)]
    return ends.some((end) => end === from || end === to) && !ends.every((end) => end === from || end === to)
  })
  return [
    ...random.shuffle(eventIds.filter((event) => events[event] === same)),
    random.pick(eventIds.filter((event) => events[event] === turned)),
    ...random.sample(others, 2),
  ]
}

/** Which system acts (1), which acts on which (2), and what shows that one acts on another (3). */
export const systemLinks = defineModel<Values>({
  id: 'system-links',
  thinking: 'classify',
  seconds: 65,
  standards: ['5-ESS2-1'],
  draw: (random, level) => ({
    level,
    shown: level === 3 ? fiveOf(random) : random.sample(eventIds, level === 2 ? 3 : 4),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ level, shown }) =>
    level === 1
      ? new Set(shown.map((event) => at(event, 0))).size >= 3
      : level === 3 || new Set(shown.map((event) => events[event])).size === shown.length,
  item: (values) => ({ 1: acting, 2: matched, 3: picked })[values.level](values),
  task: ({ level, shown }) => `${level}/${shown.slice(0, 2).toSorted().join()}`,
})

function acting({ shown, shuffle }: Values): ItemTemplate {
  return {
    stem: [say('links.ask-1')],
    ...sortCards({
      shuffle,
      categories: initials.map(nameOf),
      cards: shown.map((event) => ({
        text: told(event),
        place: initials.indexOf(at(event, 0)),
        slips: [
          {
            place: initials.indexOf(at(event, 1)),
            misconception: 'spheres.turns-cause',
            feedback: say('links.told-changed'),
          },
        ],
      })),
      slip: { misconception: 'spheres.mixed', feedback: say('links.told-mixed') },
    }),
    hints: [say('links.hint'), say('links.next-1')],
    solution: shown.map((event) =>
      say('links.so-1', { event: told(event), from: nameOf(at(event, 0)), to: nameOf(at(event, 1)) }),
    ),
  }
}

function matched({ shown, shuffle }: Values): ItemTemplate {
  return {
    stem: [say('links.ask-2')],
    ...arranged.match(shuffle, {
      pairs: shown.map((event) => ({
        source: told(event),
        target: arrow(at(event, 0), at(event, 1)),
        slips: [
          {
            target: arrow(at(event, 1), at(event, 0)),
            misconception: 'spheres.turns-cause',
            feedback: say('links.told-turned'),
          },
        ],
      })),
      others: shown
        .filter((event) => shown.every((other) => events[other] !== `${at(event, 1)}${at(event, 0)}`))
        .map((event) => arrow(at(event, 1), at(event, 0))),
      slip: { misconception: 'spheres.mixed', feedback: say('links.told-mixed') },
    }),
    hints: [say('links.hint'), say('links.next-2')],
    solution: shown.map((event) =>
      say('links.so-1', { event: told(event), from: nameOf(at(event, 0)), to: nameOf(at(event, 1)) }),
    ),
  }
}

function picked({ shown, shuffle }: Values): ItemTemplate {
  const [first = 'arch', second = 'dust', turned = 'ridge', ...others] = shown
  const ends = { from: nameOf(at(first, 0)), to: nameOf(at(first, 1)) }
  return {
    stem: [say('links.ask-3', ends)],
    ...arranged.choices(shuffle, {
      right: [told(first), told(second)],
      wrong: [
        { text: told(turned), misconception: 'spheres.turns-cause', feedback: say('links.told-turned') },
        ...others.map((event) => ({
          text: told(event),
          misconception: 'spheres.mixed',
          feedback: say('links.told-mixed'),
        })),
      ],
      missed: { misconception: 'data.stops-early', feedback: say('links.told-missed') },
    }),
    hints: [say('links.hint'), say('links.next-3', ends)],
    solution: shown.map((event) =>
      say('links.so-1', { event: told(event), from: nameOf(at(event, 0)), to: nameOf(at(event, 1)) }),
    ),
  }
}
