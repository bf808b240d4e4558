import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { aboutTrip, drawTrip, fastScenes, letterOf, type Trip, tripFigure } from '../../worlds/trips/trips.ts'
import { drawUntil } from '../answers.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Values extends Trip {
  level: Level
  shuffle: number
}

const ways = ['up', 'level', 'down'] as const
/** The meanings of a part of the graph, in this order: up, level, down. */
const categories = {
  1: ['away', 'rest', 'back'],
  2: ['faster', 'steady', 'slower'],
  3: ['with', 'zero', 'against'],
} as const
const placeOf = (rise: number): number => (rise > 0 ? 0 : rise === 0 ? 1 : 2)
const partName = (at: number) => say('sort.part', { from: letterOf(at), to: letterOf(at + 1) })

const elsewhere = {
  1: [
    { misconception: 'graph.reads-backward', feedback: say('sort.told-away') },
    { misconception: 'graph.other-quantity', feedback: say('sort.told-rest') },
    { misconception: 'graph.as-picture', feedback: say('sort.told-back') },
  ],
  2: [
    { misconception: 'graph.reads-backward', feedback: say('sort.told-change') },
    { misconception: 'graph.height-for-slope', feedback: say('sort.told-steady') },
    { misconception: 'graph.reads-backward', feedback: say('sort.told-change') },
  ],
  3: [
    { misconception: 'graph.reads-backward', feedback: say('sort.told-with') },
    { misconception: 'forces.motion-needs-force', feedback: say('sort.told-zero') },
    { misconception: 'forces.net-is-motion', feedback: say('sort.told-against') },
  ],
} as const

/** Parts of a position graph (level 1), of a speed graph (level 2), and the net force in each (level 3). */
export const sortParts = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'sort-parts',
    thinking: 'classify',
    seconds: 60,
    standards,
    draw(random, level) {
      const order = () => {
        const four = random.shuffle([...ways, random.pick(ways)])
        return four
      }
      const trip = drawUntil(
        () => drawTrip(random, order(), level === 1 ? {} : { least: 1, among: fastScenes }),
        (drawn) => drawn !== undefined,
      )
      return {
        level,
        ...(trip ?? { scene: 'robot', start: 0, parts: [] }),
        shuffle: random.integer(0, 1e9),
      }
    },
    // Two neighboring parts with the same trend would look like one part.
    fits: ({ parts }) =>
      parts.every(
        ({ run, rise }, at) =>
          at === 0 || rise / run !== (parts[at - 1]?.rise ?? 0) / (parts[at - 1]?.run ?? 1),
      ),
    item(values) {
      const { level, parts, shuffle } = values
      const names = categories[level]
      return {
        stem: [aboutTrip(values), say(`sort.ask-${level}`)],
        figure: tripFigure(values, level === 1 ? 'position' : 'speed'),
        ...sortCards({
          shuffle,
          categories: names.map((id) => say(`sort.${id}`)),
          cards: parts.map(({ rise }, at): SortedCard => ({
            text: partName(at),
            place: placeOf(rise),
            elsewhere: elsewhere[level][placeOf(rise)] ?? elsewhere[level][0],
          })),
          slip: elsewhere[level][0],
        }),
        hints: [say(`sort.hint-${level}`), say(`sort.next-${level}`)],
        solution: [
          say(`sort.so-${level}`),
          ...parts.map(({ rise }, at) =>
            say(`sort.so-${ways[placeOf(rise)] ?? 'level'}`, {
              part: partName(at),
              what: say(`sort.${names[placeOf(rise)] ?? 'rest'}`),
            }),
          ),
        ],
      }
    },
    task: ({ level, scene, parts }) => `${level}/${scene}/${parts.map(({ rise }) => placeOf(rise)).join('')}`,
    solve(shown) {
      const points = shown.figure?.kind === 'line-graph' ? (shown.figure.series[0]?.points ?? []) : []
      return solved.sort(shown, (card) => {
        const [one = 'A', other = 'B'] = card.match(/\b[A-F]\b/g)?.slice(-2) ?? []
        const heights = [one, other].map((letter) => points['ABCDEF'.indexOf(letter)]?.[1] ?? 0)
        return placeOf((heights[1] ?? 0) - (heights[0] ?? 0))
      })
    },
  })
