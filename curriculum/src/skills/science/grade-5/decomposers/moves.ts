import { arranged, defineModel, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { type SortedCard, sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  drawPath,
  from,
  type Living,
  living,
  type Move,
  moveIds,
  moveText,
  type Place,
  placeName,
  places,
  to,
} from '#situations/matter-moves/matter-moves.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Categories (1), the start (2), or who is missing (3). */
  asked: Place[]
  shown: Move[]
  shuffle: number
}

const toldOf = (move: Move) =>
  say('path.so', { move: moveText(move), from: placeName(from(move)), to: placeName(to(move)) })

const touches = (gone: Place) => (move: Move) => from(move) === gone || to(move) === gone

const missed = {
  plants: { misconception: 'plants.food-from-soil', feedback: say('sort.told-plants') },
  animals: { misconception: 'webs.mixes-roles', feedback: say('sort.told-animals') },
  decomposers: { misconception: 'decay.by-itself', feedback: say('sort.told-decomposers') },
  soil: { misconception: 'webs.matter-vanishes', feedback: say('sort.told-soil') },
  air: { misconception: 'webs.matter-vanishes', feedback: say('sort.told-air') },
} as const

export const movesTable = (shown: readonly Move[]) =>
  tableFigure(
    say('table.title'),
    [say('table.move'), say('table.from'), say('table.to')],
    shown.map((move) => [moveText(move), placeName(from(move)), placeName(to(move))]),
  )

/** 1: where matter goes. 2: a path of matter in order. 3: what can't happen where one kind of living thing is missing. */
export const matterMoves = defineModel<Values>({
  id: 'matter-moves',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['5-LS2-1'],
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 1) {
      const asked = random.sample(places, 3)
      const shown = asked.flatMap((place, at) =>
        random.sample(
          moveIds.filter((id) => to(id) === place),
          at === 2 ? 1 : 2,
        ),
      )
      return { level, asked, shown, shuffle }
    }
    if (level === 2) {
      const shown = drawPath(random)
      return { level, asked: shown.slice(0, 1).map(from), shown, shuffle }
    }
    const [gone = 'plants'] = random.sample(living, 1)
    const isPart = touches(gone)
    // Droppings hold what an animal ate, so nobody can say whether they are there without plants.
    const clear = moveIds.filter((id) => gone !== 'plants' || id !== 'droppings')
    const count = random.integer(2, 3)
    const shown = [
      ...random.sample(clear.filter(isPart), count),
      ...random.sample(
        clear.filter((id) => !isPart(id)),
        6 - count,
      ),
    ]
    return { level, asked: [gone], shown, shuffle }
  },
  fits: ({ shown }) => shown.length > 3,
  item({ level, asked, shown, shuffle }) {
    const [first = 'plants'] = asked
    if (level === 1) {
      return {
        stem: [say('sort.ask')],
        ...sortCards({
          shuffle,
          categories: asked.map((place) => say(`to.${place}`)),
          cards: shown.map((move): SortedCard => ({
            text: moveText(move),
            place: asked.indexOf(to(move)),
            elsewhere: missed[to(move)],
          })),
          slip: missed.soil,
        }),
        hints: [say('sort.hint'), say('sort.hint-end')],
        solution: shown.map((move) => say('sort.so', { move: moveText(move), place: placeName(to(move)) })),
      }
    }
    if (level === 2) {
      const things = shown.map((move, at) => ({ at, text: moveText(move) }))
      return {
        stem: [say('path.ask', { place: placeName(first) })],
        ...orderBy(shuffle, {
          things,
          by: ({ at }) => at,
          first: say('path.first'),
          last: say('path.last'),
          slips: [
            { by: ({ at }) => -at, misconception: 'order.backward', feedback: say('path.told-backward') },
            ...[1, 2].map((swapped) => ({
              by: ({ at }: { at: number }) => (at === swapped ? at + 1.5 : at),
              misconception: 'order.step-too-early' as const,
              feedback: say('path.told-place'),
            })),
          ],
        }),
        hints: [say('path.hint', { place: placeName(first) }), say('path.hint-next')],
        solution: shown.map(toldOf),
      }
    }
    const gone: Living = living.find((each) => each === first) ?? 'plants'
    const isRight = touches(gone)
    const wrong = { misconception: 'webs.all-alike', feedback: say(`without.told-${gone}`) } as const
    return {
      stem: [say(`without.${gone}`), say('without.ask')],
      ...arranged.choices(shuffle, {
        right: shown.filter(isRight).map(moveText),
        wrong: shown.flatMap((move) => (isRight(move) ? [] : [{ text: moveText(move), ...wrong }])),
        missed: {
          misconception: gone === 'decomposers' ? 'energy-flow.decomposers-left-out' : 'webs.only-direct',
          feedback: say(`without.missed-${gone}`),
        },
      }),
      hints: [say('without.hint'), say(`without.hint-${gone}`)],
      solution: [say(`without.so-${gone}`), ...shown.filter(isRight).map(toldOf)],
    }
  },
  task: ({ level, asked, shown }) => `${level}/${asked[0] ?? ''}/${shown[0] ?? ''}`,
})
