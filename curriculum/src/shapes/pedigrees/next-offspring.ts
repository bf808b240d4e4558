import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import type { Exact, Thinking } from '../../bugs/bug.ts'
import { typedFraction } from '../../form/answering.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import {
  couplesOf,
  drawFamily,
  type Family,
  kindsOf,
  lawOf,
  pairOf,
  pedigreeFigure,
  recessiveBoxes,
  weakOf,
  youngOfCouple,
} from '../../worlds/pedigrees/pedigrees.ts'
import { say } from './messages.gen.ts'

interface Values extends Family {
  level: Level
}

const coupleOf = (values: Values): readonly [number, number] => couplesOf(values).at(-1) ?? [0, 1]

function oddsOf(values: Values) {
  const couple = coupleOf(values)
  const kinds = kindsOf(values)
  const [one = 'either', other = 'either'] = couple.map((at) => kinds[at])
  const young = youngOfCouple(values, couple)
  return {
    one,
    other,
    boxes: recessiveBoxes(one, other),
    young: young.length,
    seen: young.filter((at) => values.shaded[at]).length,
  }
}

const reduced = (numerator: number, denominator: number): Exact => {
  const divisor = [16, 8, 4, 2].find((each) => numerator % each === 0 && denominator % each === 0) ?? 1
  return [numerator / divisor, denominator / divisor]
}
function keyOf(values: Values): Exact {
  const { boxes } = oddsOf(values)
  if (values.level === 1) return reduced(boxes, 4)
  return values.level === 2 ? reduced(4 - boxes, 4) : reduced(boxes * boxes, 16)
}

const thinking = (
  id: MisconceptionId,
  feedback: Text,
  answerOf: (odds: ReturnType<typeof oddsOf>, level: Level) => Exact | null,
): Thinking<Values> => ({
  id,
  answer(values) {
    const got = answerOf(oddsOf(values), values.level)
    return got === null || String(got) === String(keyOf(values)) ? null : got
  },
  feedback: () => feedback,
})

const soFar = thinking('heredity.chance-is-promise', say('next.told-so-far'), ({ seen, young }, level) => {
  if (level === 3 || seen === 0 || seen === young) return null
  return level === 1 ? reduced(seen, young) : reduced(young - seen, young)
})
const bugsAt: Readonly<Record<Level, readonly Thinking<Values>[]>> = {
  1: [
    thinking('heredity.half-and-half', say('next.told-half'), ({ boxes }) => (boxes === 1 ? [1, 2] : null)),
    thinking('heredity.always-three-to-one', say('next.told-three'), ({ boxes }) =>
      boxes === 2 ? [1, 4] : null,
    ),
    thinking('heredity.other-trait', say('next.told-other'), ({ boxes }) => (boxes === 1 ? [3, 4] : null)),
    thinking('heredity.ratio-as-fraction', say('next.told-ratio'), ({ boxes }) =>
      boxes === 1 ? [1, 3] : null,
    ),
    thinking('heredity.hidden-is-lost', say('next.told-never'), () => 0),
  ],
  2: [
    thinking('heredity.other-trait', say('next.told-other'), ({ boxes }) => (boxes === 1 ? [1, 4] : null)),
    thinking('heredity.always-three-to-one', say('next.told-three'), ({ boxes }) =>
      boxes === 2 ? [3, 4] : null,
    ),
    thinking('heredity.half-and-half', say('next.told-half'), ({ boxes }) => (boxes === 1 ? [1, 2] : null)),
    thinking('heredity.recessive-shows', say('next.told-sure'), () => 1),
  ],
  3: [
    thinking('chance.one-stage', say('next.told-one'), ({ boxes }) => reduced(boxes, 4)),
    thinking('chance.adds-chances', say('next.told-adds'), ({ boxes }) => (boxes === 1 ? [1, 2] : 1)),
    thinking('heredity.always-three-to-one', say('next.told-three'), ({ boxes }) =>
      boxes === 2 ? [1, 16] : null,
    ),
    thinking('chance.adds-outcomes', say('next.told-eight'), ({ boxes }) => (boxes === 1 ? [1, 8] : null)),
  ],
}

/**
 * The probability for the next offspring: of two parents (level 1), using the grandparents, without the trait (level
 * 2), and twice in a row (level 3).
 */
export const nextOffspring = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'next-offspring',
    thinking: 'compute',
    seconds: 75,
    standards,
    draw: (random, level) => ({
      level,
      ...drawFamily(random, level === 1 ? 'parents' : 'grandparents'),
    }),
    fits(values) {
      const { one, other, boxes, young, seen } = oddsOf(values)
      const known = one !== 'either' && other !== 'either' && boxes < 4
      // The offspring so far must not match the expected number, nor the number from a wrong method.
      const others = bugsAt[values.level].map((each) => String(each.answer(values)))
      return (
        known &&
        4 * seen !== boxes * young &&
        (soFar.answer(values) === null || !others.includes(String(soFar.answer(values))))
      )
    },
    item(values) {
      const { level, trait, members } = values
      const [first, second] = coupleOf(values)
      const { one, other, boxes } = oddsOf(values)
      const id = (at: number): string => members[at]?.id ?? ''
      const ids = { one: id(first), other: id(second), trait: weakOf(trait) }
      const pair = (kind: string): string => pairOf(trait, kind === 'none' ? 0 : 1)
      const both = { ...ids, first: pair(one), second: pair(other), boxes, rest: 4 - boxes }
      return {
        stem: [lawOf(trait), say(`next.ask-${level}`, ids)],
        figure: pedigreeFigure(values),
        ...typedFraction(values, {
          label: say('next.label'),
          key: keyOf(values),
          rounded: 'counts',
          bugs: [soFar, ...bugsAt[level]],
        }),
        hints: [say('next.hint-alleles', ids), say(`next.hint-${level}`)],
        solution: [
          say(one === 'none' ? 'next.so-filled' : 'next.so-hidden', { id: id(first), pair: pair(one) }),
          say(other === 'none' ? 'next.so-filled' : 'next.so-hidden', { id: id(second), pair: pair(other) }),
          say('next.so-square', both),
          ...(level === 2 ? [say('next.so-rest', both)] : level === 3 ? [say('next.so-twice', both)] : []),
        ],
      }
    },
    task: (values) => `${values.level}/${values.trait}/${oddsOf(values).boxes}`,
  })
