import { defineModel, keysOf, numbersIn, type Random, solved, type Text } from '#form'
import { squared } from '#right-triangles/sides.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Thin straight things in flat places, one thing in several places, and things in boxes; the range of the edges. */
const scenes = {
  suitcase: { level: 1, edges: [14, 30] },
  drawer: { level: 1, edges: [10, 24] },
  truck: { level: 1, edges: [50, 96] },
  window: { level: 1, edges: [20, 48] },
  closet: { level: 2, edges: [3, 9] },
  sheet: { level: 2, edges: [12, 40] },
  elevator: { level: 2, edges: [40, 90] },
  carton: { level: 3, edges: [6, 24] },
  trunk: { level: 3, edges: [14, 40] },
  locker: { level: 3, edges: [12, 60] },
} as const
type Scene = keyof typeof scenes
const sceneIds = keysOf(scenes)

interface Fitting {
  scene: Scene
  /** The edges of each place, and the length of each thing; one of them is the same on all cards. */
  cards: { edges: number[]; length: number }[]
  shuffle: number
}
type Card = Fitting['cards'][number]
const insideOf = (edges: readonly number[]): number => edges.reduce((sum, edge) => sum + squared(edge), 0)
const itFits = ({ edges, length }: Card): boolean => squared(length) < insideOf(edges)

const edgesOf = (random: Random, scene: Scene): number[] => {
  const [low, high] = scenes[scene].edges
  const count = scenes[scene].level === 3 ? 3 : 2
  return Array.from({ length: count }, () => random.integer(low, high)).toSorted((one, other) => other - one)
}
/** A length near the diagonal, or one between the longest edge and the sum of the edges. */
function lengthFor(random: Random, edges: readonly number[]): number {
  const [most = 1, next = 1] = edges
  const diagonal = Math.sqrt(insideOf(edges))
  return random.pick([
    random.integer(Math.floor(diagonal) - 2, Math.ceil(diagonal) + 2),
    random.integer(most + 1, Math.max(most + 1, Math.floor(diagonal))),
    random.integer(Math.ceil(diagonal) + 1, Math.max(Math.ceil(diagonal) + 1, most + next - 1)),
  ])
}
/** Whether a card can be told apart only by the diagonal. */
const isClose = ({ edges, length }: Card): boolean =>
  length > Math.max(...edges) &&
  length < edges.reduce((sum, edge) => sum + edge, 0) &&
  squared(length) !== insideOf(edges)

/** Things in a flat place (level 1), places for a thing (level 2), things in a box (level 3). */
export const doesItFit = defineModel<Fitting>({
  id: 'does-it-fit',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['8.G.B.7'],
  task: ({ scene, cards }) => `${scene} ${cards.filter(itFits).length}`,
  draw(random, level) {
    const scene = random.pick(sceneIds.filter((id) => scenes[id].level === level))
    const edges = edgesOf(random, scene)
    const length = lengthFor(random, edges)
    const cards = Array.from({ length: 4 }, (_, at): Card => {
      if (level !== 2) return { edges, length: lengthFor(random, edges) }
      return { edges: at === 0 ? edges : edgesOf(random, scene), length }
    })
    return { scene, cards, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards }) =>
    cards.every(isClose) &&
    new Set(cards.map(({ edges, length }) => `${edges.join()} ${length}`)).size === cards.length &&
    [1, 2, 3].includes(cards.filter(itFits).length),
  item({ scene, cards, shuffle }) {
    const { level } = scenes[scene]
    const [first] = cards
    const [a = 1, b = 1, c = 1] = first?.edges ?? []
    const length = first?.length ?? 1
    const told = { a, b, c, n: length }
    const textOf = (card: Card): Text => {
      const [one = 1, other = 1] = card.edges
      const terms = { a: one, b: other, n: card.length }
      return say(`fit.${scene}.card`, terms)
    }
    return {
      stem: [say(`fit.${scene}.told`, told), say(`fit.asks.${level}`)],
      ...sortCards({
        shuffle,
        categories: [say('fit.yes'), say('fit.no')],
        cards: cards.map((card) => ({
          text: textOf(card),
          place: itFits(card) ? 0 : 1,
          elsewhere: itFits(card)
            ? card.edges.length === 3 && squared(card.length) > insideOf(card.edges.slice(0, 2))
              ? { misconception: 'pythagoras.stops-early' as const, feedback: say('fit.slip.flat') }
              : { misconception: 'pythagoras.wrong-hypotenuse' as const, feedback: say('fit.slip.edge') }
            : { misconception: 'pythagoras.adds-sides' as const, feedback: say('fit.slip.adds') },
        })),
        slip: { misconception: 'pythagoras.adds-sides', feedback: say('fit.slip.adds') },
      }),
      hints: [say(`fit.nudge.${level}`), say(`fit.hint.${level}`)],
      solution: [
        say(`fit.why.${level}`),
        ...(level === 3
          ? [
              say('fit.flat', { a, b, sum: insideOf([a, b]) }),
              say('fit.up', { c, flat: insideOf([a, b]), sum: insideOf([a, b, c]) }),
            ]
          : []),
        ...cards.map((card) => {
          const [one = 1, other = 1] = card.edges
          return say(`fit.${level === 3 ? 'box' : 'so'}.${itFits(card) ? 'yes' : 'no'}`, {
            card: textOf(card),
            a: one,
            b: other,
            sum: insideOf(card.edges),
            n: card.length,
            square: squared(card.length),
          })
        }),
      ],
    }
  },
  solve(shown) {
    const told = numbersIn(shown.stem).map(({ value }) => value)
    return solved.sort(shown, (text) => {
      const numbers = numbersIn(text).map(({ value }) => value)
      const [edges, lengths] = numbers.length === 1 ? [told, numbers] : [numbers, told]
      return Math.hypot(...edges) > (lengths[0] ?? 0) ? 0 : 1
    })
  },
})
