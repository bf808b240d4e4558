import { all, built, defineModel, type ItemTemplate, type Text } from '#form'
import { hotSpot } from '#build-placed.ts'
import {
  drawFrontMap,
  drawStormMap,
  type FrontMap,
  type Station,
  type StormMap,
} from '#worlds/weather-maps/weather-maps.ts'
import { frontFigure, stationId, stationLetter, stormFigure } from '#worlds/weather-maps/words.ts'
import { say } from './messages.gen.ts'

const asks = [
  ['reached', 'not-reached'],
  ['next', 'last'],
  ['behind', 'near', 'north'],
] as const
type Ask = (typeof asks)[number][number]
interface Values {
  ask: Ask
  front?: FrontMap
  storm?: StormMap
}

/** Where the stations are that are asked for. */
const wanted: Readonly<Record<Ask, readonly Station['place'][]>> = {
  reached: ['passed', 'passed-far'],
  'not-reached': ['ahead', 'ahead-far'],
  next: ['ahead'],
  last: ['passed'],
  behind: ['behind-cold'],
  near: ['warm-near'],
  north: ['north-of-warm'],
}
const isPassed = (place: Station['place']): boolean => place.startsWith('passed')

/** What a wrong station shows of the thinking; `right` is one that is asked for. */
function misconceptionOf(place: Station['place'], right: Station['place'], ask: Ask): string {
  if (ask === 'reached' || ask === 'not-reached') return 'weather.front-direction'
  if (ask === 'next' || ask === 'last')
    return isPassed(place) === isPassed(right)
      ? 'weather.skips-nearer'
      : place.endsWith('far')
        ? 'weather.front-direction'
        : 'weather.nearest-any-side'
  if (place === 'warm-far') return 'weather.skips-nearer'
  return place === 'north-of-warm' || right === 'north-of-warm'
    ? 'weather.swaps-fronts'
    : 'weather.front-direction'
}

/** 1: which stations a front has passed. 2: which is next, or was last. 3: what a storm with two fronts brings. */
export const weatherMap = defineModel<Values, Ask>({
  id: 'weather-map',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-ESS2-5'],
  task: ({ ask, front }) => `${ask} ${front === undefined ? '' : `${front.kind} ${front.way}`}`,
  aim: (random, level) => random.pick<Ask>(asks[level - 1] ?? []),
  draw: (random, level, ask) =>
    level === 3 ? { ask, storm: drawStormMap(random) } : { ask, front: drawFrontMap(random) },
  item: ({ ask, front, storm }) =>
    front === undefined ? (storm === undefined ? nothing() : onStorm(ask, storm)) : onFront(ask, front),
})

function nothing(): never {
  throw new RangeError('A map shows a front or a storm')
}

function picking(
  ask: Ask,
  stations: readonly Station[],
  told: (letter: string, place: Station['place']) => Text,
) {
  const right = wanted[ask]
  const idsOf = (places: readonly Station['place'][]): string[] =>
    stations.flatMap(({ place }, at) => (places.includes(place) ? [stationId(at)] : []))
  const strays = stations.flatMap(({ place }, at) => (right.includes(place) ? [] : [{ place, at }]))
  return built((word) =>
    hotSpot({
      spots: stations.map((_station, at) => stationId(at)),
      right: idsOf(right),
      wrong: [
        ...(right.length === 2
          ? [
              {
                picked: strays.map(({ at }) => stationId(at)),
                misconception: 'weather.front-direction',
                feedback: word(say('map.other-side')),
              },
            ]
          : []),
        ...strays.flatMap(({ place, at }) =>
          right.map((left) => ({
            picked: [...idsOf(right.filter((each) => each !== left)), stationId(at)],
            misconception: misconceptionOf(place, left, ask),
            feedback: word(told(stationLetter(at), place)),
          })),
        ),
      ],
    }),
  )
}

function onFront(ask: Ask, front: FrontMap): ItemTemplate {
  const { kind, way, stations } = front
  const its = { kind, way: say(`map.way.${way}`) }
  const right = wanted[ask]
  const letters = stations.flatMap(({ place }, at) => (right.includes(place) ? [stationLetter(at)] : []))
  const isOne = ask === 'next' || ask === 'last'
  return {
    stem: [say('map.scene', { kind }), say(`map.ask.${ask}`)],
    figure: frontFigure(front),
    ...picking(ask, stations, (letter, place) =>
      isOne && isPassed(place) === (ask === 'last')
        ? say('map.nearer', { letter })
        : say('map.side', { letter, kind }),
    ),
    hints: [say('map.hint-symbols', { kind }), isOne ? say('map.hint-close') : say('map.hint-sides')],
    solution: [
      say('map.so-way', its),
      say(`map.so.${ask}`, { letter: all(letters) }),
      say('map.so-fits', { kind }),
    ],
  }
}

function onStorm(ask: Ask, storm: StormMap): ItemTemplate {
  const { stations } = storm
  const letter = stationLetter(stations.findIndex(({ place }) => wanted[ask].includes(place)))
  return {
    stem: [say('map.scene-storm'), say(`map.ask.${ask}`)],
    figure: stormFigure(storm),
    ...picking(ask, stations, (stray) => say('map.storm-check', { letter: stray })),
    hints: [say('map.hint-two'), say(`map.storm-hint.${ask === 'behind' || ask === 'near' ? ask : 'north'}`)],
    solution: [say('map.so-between'), say('map.so-cold'), say(`map.so.${ask}`, { letter })],
  }
}
