import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Random } from '../../random.ts'
import {
  isOnScale,
  meanSpeed,
  positionsOf,
  type Track,
  trackName,
  tracksFigure,
} from '../../worlds/trips/trips.ts'
import { drawUntil } from '../answers.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  tracks: Track[]
  shuffle: number
}

const measures = {
  1: ({ first }: Track) => first,
  2: meanSpeed,
  3: ({ gain }: Track) => Math.abs(gain),
} as const
const lastOf = (track: Track): number => positionsOf(track).at(-1) ?? 0

function drawTracks(random: Random, level: Level): Track[] {
  const gains = level === 1 ? [0, 0, 0, 0] : level === 2 ? [0, 1, 2, -1] : random.sample([0, 1, 2, 3], 4)
  return random.shuffle(gains).map((gain) => {
    const isSlowing = level === 3 && random.chance(0.4)
    const signed = isSlowing && gain > 0 ? -gain : gain
    return drawUntil(
      () => ({ start: random.integer(0, 20), first: random.integer(2, 14), gain: signed }),
      isOnScale,
    )
  })
}

/** Order carts by constant speed (level 1), by average speed (level 2), by the net force on them (level 3). */
export const orderTracks = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'order-tracks',
    thinking: 'compare',
    seconds: 60,
    standards,
    draw: (random, level) => ({ level, tracks: drawTracks(random, level), shuffle: random.integer(0, 1e9) }),
    fits({ level, tracks }) {
      const orderOf = (by: (track: Track) => number): string =>
        sortedBy(tracks, by)
          .map((track) => tracks.indexOf(track))
          .join()
      const sorted = sortedBy(tracks, measures[level]).map(measures[level])
      const other = level === 3 ? meanSpeed : lastOf
      const others = sortedBy(tracks, other).map(other)
      return (
        sorted.every((value, at) => at === 0 || value >= (sorted[at - 1] ?? 0) + 0.8) &&
        others.every((value, at) => at === 0 || value > (others[at - 1] ?? 0)) &&
        orderOf(measures[level]) !== orderOf(other) &&
        orderOf(other) !== orderOf((track) => -measures[level](track))
      )
    },
    item({ level, tracks, shuffle }) {
      const by = measures[level]
      const inOrder = sortedBy(tracks, by)
      return {
        stem: [say('tracks.scene'), say(`tracks.ask-${level}`)],
        figure: tracksFigure(tracks),
        ...orderBy(shuffle, {
          things: tracks.map((track, at) => ({ ...track, text: trackName(at) })),
          by,
          first: say(`tracks.first-${level}`),
          last: say(`tracks.last-${level}`),
          slips: [
            { by: (track) => -by(track), misconception: 'order.backward', feedback: say('tracks.turned') },
            level === 3
              ? {
                  by: meanSpeed,
                  misconception: 'motion.speed-for-acceleration',
                  feedback: say('tracks.told-speed'),
                }
              : { by: lastOf, misconception: 'reading.one-point', feedback: say('tracks.told-place') },
          ],
        }),
        hints: [say(`tracks.hint-${level}`), say(`tracks.next-${level}`)],
        solution: [
          say(`tracks.so-${level}`),
          ...inOrder.map((track) =>
            say(`tracks.row-${level}`, { name: trackName(tracks.indexOf(track)), value: by(track) }),
          ),
        ],
      }
    },
    task: ({ level, tracks }) =>
      `${level}/${sortedBy(tracks, measures[level])
        .map((track) => tracks.indexOf(track))
        .join('')}`,
    solve(shown) {
      const tracks = shown.figure?.kind === 'motion-map' ? shown.figure.tracks : []
      const isForce = /net force|fuerza neta/.test(shown.stem)
      return solved.order(shown, (text) => {
        const { positions = [] } = tracks.find(({ label }) => label === text) ?? {}
        const gaps = positions.slice(1).map((at, index) => at - (positions[index] ?? 0))
        return isForce
          ? Math.abs((gaps.at(-1) ?? 0) - (gaps[0] ?? 0))
          : (positions.at(-1) ?? 0) - (positions[0] ?? 0)
      })
    },
  })
