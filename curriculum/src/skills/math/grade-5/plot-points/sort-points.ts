import { defineModel, math, plain, solved, tex } from '#form'
import { pairsIn, pairText } from '#grids/grid.ts'
import { drawSorted, type Kind, placeOf, type Sorted } from '#grids/sorted-points.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** By the axes (level 1), by their distance from the axes (level 2), by a rectangle (level 3). */
export const sortPoints = defineModel<Sorted>({
  id: 'sort-points',
  thinking: 'classify',
  seconds: 50,
  standards: ['5.G.A.1'],
  task: ({ kind, points, box }) => `${kind} ${points.map((each) => placeOf({ kind, box }, each)).join('')}`,
  draw: (random, level) => drawSorted(random, ({ 1: 'axes', 2: 'closer', 3: 'inside' } as const)[level]),
  fits: ({ points, ...sorted }) => new Set(points.map((each) => placeOf(sorted, each))).size === 3,
  minWrongAnswers: 1,
  item(sorted) {
    const { kind, points, box, shuffle } = sorted
    const [[left, low], [right, high]] = box
    const terms = { left, right, low, high }
    const names = [0, 1, 2].map((at) =>
      say(`sort.${kind}.${at === 0 ? 'first' : at === 1 ? 'second' : 'third'}`),
    )
    return {
      stem: [kind === 'inside' ? say('sort.asks.inside', terms) : say(`sort.asks.${kind}`)],
      ...sortCards({
        shuffle,
        categories: names,
        cards: points.map(([x, y]) => ({
          text: math(pairText([x, y])),
          place: placeOf(sorted, [x, y]),
          slips: [
            {
              place: placeOf(sorted, [y, x]),
              misconception: 'grid.swaps-coordinates',
              feedback: say(`sort.swapped.${kind}`),
            },
          ],
        })),
        slip: { misconception: 'grid.misplaces', feedback: say(`sort.look.${kind}`) },
      }),
      hints: [say(`sort.nudge.${kind}`), say(`sort.look.${kind}`)],
      solution: [
        say(`sort.rule.${kind}`),
        ...points.map((each) =>
          say('sort.so', { point: tex(pairText(each)), is: names[placeOf(sorted, each)] ?? '' }),
        ),
      ],
    }
  },
  solve(shown) {
    const [first = 0, second = 0, third = 0, fourth = 0] = [...plain(shown.stem).matchAll(/\d+/g)].map(Number)
    const kind: Kind = fourth > 0 ? 'inside' : /closer|cerca/.test(shown.stem) ? 'closer' : 'axes'
    const box: Sorted['box'] = [
      [first, third],
      [second, fourth],
    ]
    return solved.sort(shown, (card) => placeOf({ kind, box }, pairsIn(plain(card))[0] ?? [0, 0]))
  },
})
