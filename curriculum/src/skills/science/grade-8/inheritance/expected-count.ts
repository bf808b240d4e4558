import { defineModel, type Level, numberOf } from '#form'
import {
  type Asked,
  hitsOf,
  wantedTrait,
  whatCounts,
  whoCounts,
  wrongBoxes,
} from '#worlds/crosses/asked-boxes.ts'
import { drawPair, mostOffspring, pairOf, small, traitIds } from '#worlds/crosses/crosses.ts'
import { edgesOf, law, listBoxes, many, squareFigure, strong } from '#worlds/crosses/words.ts'
import { say } from './messages.gen.ts'

interface Values extends Asked {
  level: Level
  turns: boolean[]
  /** All offspring; of carriers, those with the dominant trait. */
  total: number
}

/** From the filled square (level 1), from the parents’ alleles (level 2), among those that look alike (level 3). */
export const expectedCount = defineModel<Values>({
  id: 'expected-count',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['MS-LS3-2'],
  draw(random, level) {
    const trait = random.pick(traitIds)
    const most = mostOffspring(trait)
    const isLast = level === 3
    return {
      level,
      trait,
      parents: isLast ? [1, 1] : [drawPair(random), drawPair(random)],
      turns: [random.chance(0.5), random.chance(0.5)],
      wanted: isLast ? 'carrier' : random.pick(['dominant', 'recessive'] as const),
      total: 12 * random.integer(2, Math.floor(most / 12)),
    }
  },
  fits: (values) => hitsOf(values) > 0 && hitsOf(values) < 4,
  item(values) {
    const { level, trait, parents, total, wanted } = values
    const [hits, of] = [hitsOf(values), wanted === 'carrier' ? 3 : 4]
    const value = (total * hits) / of
    const [none = '', one = '', other = ''] = [0, ...parents].map((pair) => pairOf(trait, pair))
    const kind = { many: many(trait), one, other }
    const counted = { total, allele: small(trait) }
    return {
      stem: [
        law(trait),
        level === 1 ? say('square.shown', { many: many(trait) }) : say('count.cross', kind),
        say('count.many'),
        level === 3
          ? say('count.ask-carry', { strong: strong(trait), ...counted })
          : say('count.ask', { total, trait: wantedTrait(values) }),
      ],
      ...(level === 1 ? { figure: squareFigure(edgesOf(values, values.turns), true) } : {}),
      ...numberOf({
        label: say('count.label'),
        value,
        slips: [
          ...wrongBoxes(values).map(({ boxes, ...slip }) => ({ value: (total * boxes) / of, ...slip })),
          { value: hits, misconception: 'heredity.box-is-count', feedback: say('count.boxes', { total }) },
        ],
      }),
      hints: [
        level === 1 ? whatCounts(values) : say('count.hint-square'),
        level === 3 ? say('count.hint-left', { none, allele: small(trait) }) : say('count.hint-part'),
      ],
      solution: [
        say('square.so-boxes', { boxes: listBoxes(trait, parents) }),
        whoCounts(values),
        say('count.so', { total, of, times: hits, value }),
        say('count.so-chance'),
      ],
    }
  },
  task: ({ level, parents, wanted, trait }) =>
    level === 3 ? `3 ${trait}` : `${level} ${parents.toSorted().join('')} ${wanted}`,
})
