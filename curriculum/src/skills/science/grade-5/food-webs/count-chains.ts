import { defineModel, drawUntil, type Level, numberOf, solved } from '#form'
import {
  chainsBetween,
  drawWeb,
  eatersOf,
  foodsOf,
  foodWebFigure,
  reachedFrom,
  type Web,
} from '#figures/food-web/food-web.ts'
import { type LivingId, placeName, theLiving } from '#situations/eats/eats.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  web: Web
  from: LivingId
  to: LivingId
  /** Gone at level 3. */
  gone: LivingId
}

const isPlant = (web: Web, id: LivingId): boolean => foodsOf(web, id).length === 0

const rightOf = ({ level, web, from, to, gone }: Values): number =>
  level === 1 ? eatersOf(web, from).length : chainsBetween(web, from, to, level === 3 ? gone : undefined)

/** Ids of the living things that a question names, in its order; a longer name is read before one that it holds. */
function namedIn(question: string, nodes: readonly { id: string; label: string }[]): string[] {
  let rest = question.toLowerCase()
  return nodes
    .toSorted((one, other) => other.label.length - one.label.length)
    .flatMap(({ id, label }) => {
      const at = rest.indexOf(label.toLowerCase())
      if (at < 0) return []
      rest = rest.slice(0, at) + ' '.repeat(label.length) + rest.slice(at + label.length)
      return [{ id, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id)
}

/** How many kinds eat it (1), how many chains lead to an animal (2), how many are left (3). */
export const countChains = defineModel<Values>({
  id: 'count-chains',
  thinking: 'compute',
  seconds: 50,
  standards: ['5-LS2-1'],
  draw: (random, level) =>
    drawUntil(
      (): Values => {
        const web = drawWeb(random, level === 1 ? 5 : 6)
        const [from, to, gone] = [random.pick(web.names), random.pick(web.names), random.pick(web.names)]
        return { level, web, from, to, gone }
      },
      (values) => {
        const { web, from, to, gone } = values
        const right = rightOf(values)
        if (level === 1) return right >= 2 && reachedFrom(web, from).length > right
        const all = chainsBetween(web, from, to)
        const isChain = isPlant(web, from) && !isPlant(web, to)
        if (level === 2) return isChain && right >= 2 && right <= 6 && right !== foodsOf(web, to).length
        return isChain && right >= 1 && all >= 3 && right < all && gone !== from && gone !== to
      },
    ),
  item(values) {
    const { level, web, from, to, gone } = values
    const right = rightOf(values)
    const all = chainsBetween(web, from, to)
    const names = { from: theLiving(from), to: theLiving(to), gone: theLiving(gone) }
    const scene = say('web.scene', { place: placeName(web.place) })
    if (level === 1) {
      return {
        stem: [scene, say('chains.ask-eaters', { from: names.from })],
        figure: foodWebFigure(web),
        ...numberOf({
          label: say('chains.kinds'),
          value: right,
          slips: [
            {
              value: reachedFrom(web, from).length,
              misconception: 'webs.counts-farther',
              feedback: say('slip.farther'),
            },
            {
              value: foodsOf(web, from).length,
              misconception: 'webs.arrows-backward',
              feedback: say('slip.backward'),
            },
            { value: web.links.length, misconception: 'webs.by-habit', feedback: say('chains.all-arrows') },
          ],
        }),
        hints: [say('hint.arrows'), say('chains.hint-away')],
        solution: [say('so.eaters', { name: names.from }), say('chains.so-count', { right })],
      }
    }
    return {
      stem: [
        scene,
        ...(level === 3 ? [say('chains.lose', { gone: names.gone })] : []),
        level === 3
          ? say('chains.ask-left', { from: names.from, to: names.to })
          : say('chains.ask-all', { from: names.from, to: names.to }),
      ],
      figure: foodWebFigure(web),
      ...numberOf({
        label: say('chains.chains'),
        value: right,
        slips: [
          ...(level === 3
            ? [
                { value: all, misconception: 'webs.counts-the-lost', feedback: say('chains.with-gone') },
                {
                  value: all - right,
                  misconception: 'webs.counts-the-lost',
                  feedback: say('chains.lost-only'),
                },
              ]
            : [
                {
                  value: foodsOf(web, to).length,
                  misconception: 'webs.only-direct',
                  feedback: say('chains.last-step'),
                },
              ]),
          {
            value: eatersOf(web, from).length,
            misconception: 'webs.only-direct',
            feedback: say('chains.first-step'),
          },
          { value: web.links.length, misconception: 'webs.by-habit', feedback: say('chains.all-arrows') },
        ],
      }),
      hints: [say('chains.hint-start'), level === 3 ? say('chains.hint-cross') : say('chains.hint-each')],
      solution: [
        say('chains.so-follow', { from: names.from, to: names.to }),
        ...(level === 3 ? [say('chains.so-lost', { all, lost: all - right })] : []),
        say('chains.so-count', { right }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'food-web') throw new TypeError('expects a food web')
    const { nodes, arrows } = figure
    const named = namedIn(stem.slice(stem.indexOf('.')), nodes)
    if (named.length === 1) return solved.number(arrows.filter(({ from }) => from === named[0]).length)
    const [gone, from = '', to] = named.length === 3 ? named : [undefined, ...named]
    const chains = (at: string): number =>
      at === to
        ? 1
        : arrows
            .filter((arrow) => arrow.from === at && arrow.to !== gone)
            .reduce((sum, arrow) => sum + chains(arrow.to), 0)
    return solved.number(chains(from))
  },
  task: ({ level, web }) => `${level} ${web.place}`,
})
