import { all, defineModel, type ItemTemplate, type Text } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { pickSpots } from '#shapes/lettered/lettered.ts'
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
  map: FrontMap | StormMap
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
function misconceptionOf(place: Station['place'], right: Station['place'], ask: Ask): MisconceptionId {
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
  task: ({ ask, map }) => `${ask} ${'low' in map ? '' : `${map.kind} ${map.way}`}`,
  aim: (random, level) => random.pick<Ask>(asks[level - 1] ?? []),
  draw: (random, level, ask) => ({ ask, map: level === 3 ? drawStormMap(random) : drawFrontMap(random) }),
  item: ({ ask, map }) => ('low' in map ? onStorm(ask, map) : onFront(ask, map)),
})

function picking(
  ask: Ask,
  stations: readonly Station[],
  told: (letter: string, place: Station['place']) => Text,
) {
  const right = wanted[ask]
  const spots = stations.map((_station, at) => stationId(at))
  const placeOf = (spot: string): Station['place'] => stations[spots.indexOf(spot)]?.place ?? 'ahead'
  const isRight = (spot: string): boolean => right.includes(placeOf(spot))
  return pickSpots({
    spots,
    right: spots.filter(isRight),
    mixUp: (missed, taken, letter) => ({
      misconception: misconceptionOf(placeOf(taken), placeOf(missed), ask),
      feedback: told(letter, placeOf(taken)),
    }),
    ...(right.length === 2
      ? { turned: { misconception: 'weather.front-direction', feedback: say('map.other-side') } }
      : {}),
  })
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
