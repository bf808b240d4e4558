import { all, built, createRandom, defineModel, drawUntil, type Random } from '#form'
import { choices } from '#build-item.ts'
import {
  drawWeb,
  eatersOf,
  foodsOf,
  foodWebFigure,
  reachedFrom,
  starvedBy,
  type Web,
} from '#figures/food-web/food-web.ts'
import { living, type LivingId, placeName, theLiving } from '#situations/eats/eats.ts'
import type { Thinking } from '#thinking.ts'
import { say } from './messages.gen.ts'

type Ask = 'eaters' | 'reached' | 'never' | 'right-away' | 'loses-eater' | 'in-the-end'

/** Which living things fit, by the arrows alone. */
const fits: Readonly<Record<Ask, (web: Web, id: LivingId) => LivingId[]>> = {
  eaters: eatersOf,
  reached: reachedFrom,
  never: (web, id) => web.names.filter((each) => each !== id && !reachedFrom(web, each).includes(id)),
  'right-away': (web, id) => eatersOf(web, id).filter((each) => foodsOf(web, each).length === 1),
  'loses-eater': foodsOf,
  'in-the-end': starvedBy,
}

interface Values {
  web: Web
  ask: Ask
  id: LivingId
  shuffle: number
}

/** Whose thinking it is to pick one that does not fit. */
function slipOf({ web, ask, id }: Values, picked: LivingId) {
  const [isEater, isFood] = [eatersOf(web, id).includes(picked), foodsOf(web, id).includes(picked)]
  const isAbove = reachedFrom(web, id).includes(picked)
  if (ask === 'never') return { misconception: 'webs.only-direct', feedback: say('slip.leads') }
  if ((ask === 'loses-eater' && isEater) || (ask !== 'loses-eater' && isFood))
    return { misconception: 'webs.arrows-backward', feedback: say('slip.backward') }
  if (isAbove && ask === 'eaters')
    return { misconception: 'webs.counts-farther', feedback: say('slip.farther') }
  if (isAbove && ask !== 'loses-eater')
    return { misconception: 'webs.all-alike', feedback: say('slip.other-food') }
  return { misconception: 'webs.by-habit', feedback: say('slip.no-arrow') }
}

function pickAll(id: string, thinking: Thinking, asks: readonly [Ask, Ask, Ask]) {
  return defineModel<Values>({
    id,
    thinking,
    seconds: 45,
    standards: ['5-LS2-1'],
    draw: (random: Random, level) =>
      drawUntil(
        () => {
          const web = drawWeb(random, level === 1 ? 4 : 5)
          return {
            web,
            ask: asks[level - 1] ?? asks[0],
            id: random.pick(web.names),
            shuffle: random.integer(0, 1e9),
          }
        },
        ({ web, ask, id: about }) => {
          const right = fits[ask](web, about)
          // Something farther on must be at stake, or all asks were one.
          const isDeep =
            (ask !== 'reached' && ask !== 'in-the-end') ||
            right.some((each) => !eatersOf(web, about).includes(each))
          return (
            web.names.length <= 8 &&
            right.length > 0 &&
            right.length <= 4 &&
            right.length <= web.names.length - 3 &&
            isDeep
          )
        },
      ),
    item(values) {
      const { web, ask, id: about, shuffle } = values
      const right = fits[ask](web, about)
      const wrong = web.names.filter((each) => each !== about && !right.includes(each))
      return {
        stem: [
          say('web.scene', { place: placeName(web.place) }),
          say(`ask.${ask}`, { name: theLiving(about) }),
        ],
        figure: foodWebFigure(web),
        ...built((word) =>
          choices(createRandom(`order ${shuffle}`), {
            right: right.map((each) => word(living(each))),
            wrong: wrong.map((each) => {
              const { misconception, feedback } = slipOf(values, each)
              return { text: word(living(each)), misconception, feedback: word(feedback) }
            }),
            missed: { misconception: 'webs.only-direct', feedback: word(say(`missed.${ask}`)) },
          }),
        ),
        hints: [say('hint.arrows'), say(`hint.${ask}`)],
        solution: [
          say(`so.${ask}`, { name: theLiving(about) }),
          say('so.these', { names: all(right.map(living)) }),
        ],
      }
    },
    task: ({ web, ask }) => `${ask} ${web.place}`,
  })
}

/** Who eats it (1), where its matter can get to (2), from where none can come (3). */
export const readArrows = pickAll('read-arrows', 'read a figure', ['eaters', 'reached', 'never'])
/** Who has no food right away (1), who loses an eater (2), who has no food in the end (3). */
export const speciesRemoved = pickAll('species-removed', 'use in a story', [
  'right-away',
  'loses-eater',
  'in-the-end',
])
