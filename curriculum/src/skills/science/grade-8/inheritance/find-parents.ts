import { builtOf, defineModel, type Level, type Offered, orderOf } from '#form'
import {
  boxesOf,
  type Cross,
  type Parents,
  isDecided,
  mostOffspring,
  crossesToTell,
  pairOf,
  pairs,
  recessivesOf,
  traitIds,
} from '#worlds/crosses/crosses.ts'
import { law, listBoxes, many, offspringTable, weak } from '#worlds/crosses/words.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

interface Values extends Cross {
  level: Level
  total: number
  /** How many of them have the recessive trait. */
  recessive: number
  order: number[]
}

/** At level 3 the first parent is known. */
const rivalsOf = ({ level, parents }: Values): readonly Parents[] =>
  level === 3 ? pairs.map((pair): Parents => [parents[0], pair]) : crossesToTell

const parts = [0, 1, 2, 4] as const
/** Whose thinking it is to expect so many of four boxes with the recessive trait. */
const expecting: Readonly<Record<number, MisconceptionId>> = {
  0: 'heredity.look-is-alleles',
  1: 'heredity.always-three-to-one',
  2: 'heredity.half-and-half',
  4: 'heredity.other-trait',
}

/** From percents (level 1), from counts that vary by chance (level 2), an unseen parent from its young (level 3). */
export const findParents = defineModel<Values, Parents>({
  id: 'find-parents',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['MS-LS3-2'],
  // Only a mate with a recessive allele lets the young tell the other parent's alleles.
  aim: (random, level) =>
    level === 3 ? [random.pick([0, 1] as const), random.pick(pairs)] : random.pick(crossesToTell),
  draw(random, level, parents) {
    const trait = random.pick(traitIds)
    const total = level === 1 ? 100 : random.integer(40, mostOffspring(trait))
    return {
      level,
      trait,
      parents,
      total,
      recessive: level === 1 ? 25 * boxesOf(parents)[0] : recessivesOf(random, parents, total),
      order: orderOf(random, level === 3 ? 3 : 4),
    }
  },
  // A count that could as well come from other parents is not asked.
  fits: (values) =>
    values.level === 1 || isDecided(rivalsOf(values), values.recessive / values.total, values.total),
  item(values) {
    const { level, trait, parents, total, recessive, order } = values
    const isHidden = level === 3
    const none = pairOf(trait, 0)
    const name = ([one, other]: Parents) =>
      isHidden
        ? pairOf(trait, other)
        : say('parents.two', { one: pairOf(trait, one), other: pairOf(trait, other) })
    const [hits] = boxesOf(parents)
    const wrongParts = parts.filter((part) => part !== hits)
    const partOption = (part: number): Offered => ({
      text: say('parents.part', { part }),
      misconception: 'heredity.box-is-count',
      feedback: say('parents.count-boxes', { none }),
    })
    const seen = { recessive, weak: weak(trait), none }
    const unit = level === 1 ? '%' : ''
    return {
      stem: [
        law(trait),
        isHidden
          ? say('parents.known', { many: many(trait), pair: pairOf(trait, parents[0]) })
          : say('parents.shown', { many: many(trait) }),
        isHidden ? say('parents.ask-other') : say('parents.ask'),
      ],
      figure: offspringTable(trait, [total - recessive, recessive], unit),
      ...builtOf([
        {
          id: 'parents',
          label: isHidden ? say('parents.other') : say('parents.both'),
          order,
          parts: [parents, ...rivalsOf(values).filter((each) => each.join() !== parents.join())].map(
            (each) => ({
              text: name(each),
              misconception: expecting[boxesOf(each)[0]] ?? null,
              feedback: say('parents.compare', { pair: name(each), none }),
            }),
          ),
        },
        {
          id: 'boxes',
          label: say('parents.boxes', { none }),
          order: parts.map((part) => (part === hits ? 0 : 1 + wrongParts.indexOf(part))),
          parts: [hits, ...wrongParts].map(partOption),
        },
      ]),
      hints: [say('parents.hint-part', { weak: weak(trait), none }), say('parents.hint-square', { none })],
      solution: [
        level === 1 ? say('parents.so-percent', seen) : say('parents.so-count', { ...seen, total }),
        say('parents.so-square', {
          one: pairOf(trait, parents[0]),
          other: pairOf(trait, parents[1]),
          boxes: listBoxes(trait, parents),
        }),
        level === 1 ? say('parents.so-fits', { part: hits }) : say('parents.so-about', { part: hits }),
      ],
    }
  },
  task: ({ level, parents }) => `${level} ${parents.join('')}`,
})
