import { builtOf, defineModel } from '#form'
import { say } from './messages.gen.ts'

const spheres = ['geosphere', 'hydrosphere', 'atmosphere', 'biosphere'] as const
type Sphere = (typeof spheres)[number]
const initials: Readonly<Record<string, Sphere>> = {
  g: 'geosphere',
  h: 'hydrosphere',
  a: 'atmosphere',
  b: 'biosphere',
}

/** Which system acts on which, by initials. */
const events = {
  volcano: 'ga',
  roots: 'bg',
  desert: 'hb',
  dune: 'ag',
  canyon: 'hg',
  wind: 'ah',
  leaves: 'ba',
  lake: 'ha',
  burrows: 'bg',
  nest: 'gb',
  storm: 'ab',
  pondweed: 'bh',
  ash: 'gab',
  beavers: 'bhg',
  drought: 'ahb',
  landslide: 'ghb',
  waves: 'ahg',
  flood: 'hgb',
  rocks: 'gbh',
  windfall: 'abh',
  rain: 'hba',
  forest: 'bah',
  herd: 'bga',
  cooler: 'gah',
} as const
type EventId = keyof typeof events
const atLevel: readonly (readonly EventId[])[] = [
  ['volcano', 'roots', 'desert', 'dune', 'canyon', 'wind'],
  ['leaves', 'lake', 'burrows', 'nest', 'storm', 'pondweed'],
  [
    'ash',
    'beavers',
    'drought',
    'landslide',
    'waves',
    'flood',
    'rocks',
    'windfall',
    'rain',
    'forest',
    'herd',
    'cooler',
  ],
]
const chainOf = (event: EventId): Sphere[] =>
  events[event].split('').map((initial) => initials[initial] ?? 'geosphere')

/** 1 and 2: which system acts on which. 3: a chain of three. */
export const fourSpheres = defineModel<{ event: EventId }>({
  id: 'four-spheres',
  thinking: 'use in a story',
  seconds: 50,
  standards: ['5-ESS2-1'],
  task: ({ event }) => event,
  draw: (random, level) => ({ event: random.pick(atLevel[level - 1] ?? []) }),
  item({ event }) {
    const chain = chainOf(event)
    return {
      stem: [say(`events.${event}.story`), say('events.ask')],
      ...builtOf(
        chain.map((right, at) => {
          // Systems are offered in one order everywhere.
          const offered = [right, ...spheres.filter((sphere) => sphere !== right)]
          return {
            id: `place-${at}`,
            label: at === 0 ? say('events.first') : at === 1 ? say('events.then') : say('events.last'),
            order: spheres.map((sphere) => offered.indexOf(sphere)),
            parts: offered.map((sphere) => ({
              text: say(`spheres.${sphere}.name`),
              misconception: chain.includes(sphere) ? 'spheres.turns-cause' : 'spheres.mixed',
              feedback: chain.includes(sphere) ? say('events.other-place') : say(`spheres.${sphere}.means`),
            })),
          }
        }),
      ),
      hints: [say('events.hint-made'), say('events.hint-first')],
      solution: [
        say(`events.${event}.why`),
        say(chain.length === 2 ? 'events.so-two' : 'events.so-three', {
          one: say(`spheres.${chain[0] ?? 'geosphere'}.name`),
          other: say(`spheres.${chain[1] ?? 'geosphere'}.name`),
          third: say(`spheres.${chain[2] ?? 'geosphere'}.name`),
        }),
      ],
    }
  },
})
