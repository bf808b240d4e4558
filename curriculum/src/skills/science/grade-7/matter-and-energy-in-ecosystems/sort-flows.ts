import { defineModel, drawUntil, type Level, type Text } from '#form'
import { drawWeb, foodsOf, foodWebFigure, type Web } from '#figures/food-web/food-web.ts'
import { placeName, theLiving } from '#situations/eats/eats.ts'
import { sortCards, type SortedCard } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** What moves: food and dead matter carry both; light and heat are energy; air, water and minerals carry no food energy. */
const kinds = ['food', 'second-food', 'dead', 'light', 'heat', 'air', 'minerals'] as const
type Kind = (typeof kinds)[number]
/** Ends of what goes on: taken up again by plants, or gone from the ecosystem for good. */
const fates = ['carbon', 'droppings', 'rot', 'heat', 'fungi-heat', 'chase'] as const
type Fate = (typeof fates)[number]

interface Values {
  level: Level
  web: Web
  shuffle: number
  kinds: Kind[]
  fates: Fate[]
}

const placeOfKind: Readonly<Record<Kind, number>> = {
  food: 0,
  'second-food': 0,
  dead: 0,
  light: 1,
  heat: 1,
  air: 2,
  minerals: 2,
}
const isLost = (fate: Fate): boolean => fate === 'heat' || fate === 'fungi-heat' || fate === 'chase'

/** The producers, an eater of them, and what eats that one. */
function links(web: Web) {
  const [plant = 'grasses'] = web.names
  const grazer = web.names.find((id) => foodsOf(web, id).includes(plant)) ?? plant
  const hunter = web.names.find((id) => foodsOf(web, id).includes(grazer))
  return { plant, grazer, hunter: hunter ?? grazer, isChain: hunter !== undefined }
}

/** What arrows of a food web carry (1 and 2), and what can be used again in the ecosystem (3). */
export const sortFlows = defineModel<Values>({
  id: 'sort-flows',
  thinking: 'classify',
  seconds: 60,
  standards: ['MS-LS2-3'],
  task: ({ level, web, kinds: all, fates: ends }) =>
    `${level} ${web.place} ${[...all, ...ends].toSorted().join(' ')}`,
  draw: (random, level) => ({
    level,
    web: drawUntil(
      () => drawWeb(random, 4),
      (web) => links(web).isChain,
    ),
    shuffle: random.integer(0, 1e9),
    kinds:
      level === 3
        ? []
        : [
            ...random.sample(kinds.slice(0, 3), 2),
            ...(level === 1
              ? (['light', 'heat'] as const)
              : [random.pick(['light', 'heat'] as const), ...random.sample(kinds.slice(5), 2)]),
          ],
    fates: level === 3 ? [...random.sample(fates.slice(0, 3), 2), ...random.sample(fates.slice(3), 2)] : [],
  }),
  item({ level, web, shuffle, kinds: chosen, fates: ends }) {
    const { plant, grazer, hunter } = links(web)
    const names = { plant: theLiving(plant), grazer: theLiving(grazer), hunter: theLiving(hunter) }
    const cards: (SortedCard & { why: Text })[] = [
      ...chosen.map((kind) => ({
        text: say(`flow.${kind}`, names),
        place: placeOfKind[kind],
        why: say(`flow.why.${kind}`, names),
        elsewhere: {
          misconception:
            placeOfKind[kind] === 1 || placeOfKind[kind] === 0
              ? ('plants.energy-as-matter' as const)
              : ('plants.food-from-soil' as const),
          feedback: say(`flow.told.${kind}`),
        },
      })),
      ...ends.map((fate) => ({
        text: say(`fate.${fate}`, names),
        place: isLost(fate) ? 1 : 0,
        why: say(`fate.why.${fate}`),
        elsewhere: {
          misconception: isLost(fate) ? ('webs.energy-returns' as const) : ('webs.matter-vanishes' as const),
          feedback: say(`fate.told.${fate}`),
        },
      })),
    ]
    const categories =
      level === 3
        ? [say('fate.again'), say('fate.gone')]
        : [say('flow.both'), say('flow.energy'), ...(level === 2 ? [say('flow.matter')] : [])]
    return {
      stem: [
        say('flow.scene', { place: placeName(web.place) }),
        level === 3 ? say('fate.ask') : say('flow.ask'),
      ],
      figure: foodWebFigure(web),
      ...sortCards({
        shuffle,
        categories,
        cards,
        slip: { misconception: 'plants.energy-as-matter', feedback: say('flow.hint') },
      }),
      hints: level === 3 ? [say('fate.hint'), say('fate.next')] : [say('flow.hint'), say('flow.next')],
      solution: cards.map(({ why }) => why),
    }
  },
})
