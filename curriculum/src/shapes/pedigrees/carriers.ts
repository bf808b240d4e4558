import type { Level } from '@skills-center/contract/ids'
import { rows as listed } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import {
  drawFamily,
  type Family,
  type Kind,
  kindsOf,
  lawOf,
  pairOf,
  pedigreeFigure,
} from '../../worlds/pedigrees/pedigrees.ts'
import { say } from './messages.gen.ts'

interface Values extends Family {
  level: Level
  /** Offered members, by index. */
  offered: number[]
  shuffle: number
}

const most = 6
const wantedAt = (level: Level): Kind => (level === 3 ? 'either' : 'mixed')
const placesOf = ({ offered, ...family }: Values, kind: Kind): number[] => {
  const kinds = kindsOf(family)
  return offered.filter((at) => kinds[at] === kind)
}

/**
 * Which members carry a hidden allele: in two generations (level 1), in three (level 2), and for which members the tree
 * cannot tell (level 3).
 */
export const carriers = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'find-carriers',
    thinking: 'work backwards',
    seconds: 65,
    standards,
    draw(random, level) {
      const family = drawFamily(random, level === 1 ? 'parents' : 'grandparents')
      const places = random.shuffle([...family.members.keys()])
      return { level, ...family, offered: places.slice(0, most), shuffle: random.integer(0, 1e9) }
    },
    fits(values) {
      const right = placesOf(values, wantedAt(values.level)).length
      const kinds = new Set(kindsOf(values).filter((_kind, at) => values.offered.includes(at)))
      return (
        right >= 1 && right <= 4 && kinds.size === (values.level === 1 ? kinds.size : 3) && kinds.size > 1
      )
    },
    item(values) {
      const { level, trait, members, offered, shuffle } = values
      const kinds = kindsOf(values)
      const wanted = wantedAt(level)
      const id = (at: number): string => members[at]?.id ?? ''
      const named = (kind: Kind) => listed(placesOf(values, kind).map(id))
      const pairs = { none: pairOf(trait, 0), mixed: pairOf(trait, 1), pure: pairOf(trait, 2) }
      return {
        stem: [lawOf(trait), say(level === 3 ? 'carriers.ask-open' : 'carriers.ask-sure', pairs)],
        figure: pedigreeFigure(values),
        ...arranged.choices(shuffle, {
          right: placesOf(values, wanted).map(id),
          wrong: offered
            .filter((at) => kinds[at] !== wanted)
            .map((at) => ({
              text: id(at),
              ...(kinds[at] === 'none'
                ? { misconception: 'heredity.recessive-shows', feedback: say('carriers.told-filled') }
                : kinds[at] === 'either'
                  ? { misconception: 'heredity.beyond-the-tree', feedback: say('carriers.told-open') }
                  : { misconception: 'heredity.look-is-alleles', feedback: say('carriers.told-settled') }),
            })),
          missed: {
            misconception: 'heredity.hidden-is-lost',
            feedback: say(level === 3 ? 'carriers.missed-open' : 'carriers.missed'),
          },
        }),
        hints: [
          say('carriers.hint-filled', pairs),
          say(level === 3 ? 'carriers.hint-open' : 'carriers.hint-sure'),
        ],
        solution: [
          say(level === 3 ? 'carriers.so-open' : 'carriers.so-sure', { ...pairs, list: named(wanted) }),
          ...(placesOf(values, 'none').length > 0
            ? [say('carriers.so-filled', { ...pairs, list: named('none') })]
            : []),
          ...(level === 2 && placesOf(values, 'either').length > 0
            ? [say('carriers.so-left', { list: named('either') })]
            : []),
        ],
      }
    },
    task: (values) => `${values.level}/${values.trait}/${placesOf(values, wantedAt(values.level)).length}`,
  })
