import { builtOf, defineModel, drawUntil, type Level, orderOf, type PartList, rightFirst } from '#form'
import type { Data } from '#worlds/data.ts'
import {
  drawPartners,
  type Effect,
  effectOn,
  effects,
  placeOf,
  type Relationship,
  relationshipOf,
  relationships,
} from '#worlds/partners/partners.ts'
import { partnerScene, partnerTable, rangesOf } from '#worlds/partners/words.ts'
import { say } from './messages.gen.ts'

type Gap = 'p' | 'q' | 'kind' | 'without' | 'like'
const gaps: Readonly<Record<Level, readonly Gap[]>> = {
  1: ['p', 'q'],
  2: ['p', 'q', 'kind'],
  3: ['kind', 'without', 'like'],
}

interface Values {
  level: Level
  data: Data
  /** Whose loss is asked for at level 3. */
  taken: 0 | 1
  orders: number[][]
}

const opposite: Readonly<Record<Effect, Effect>> = { more: 'fewer', fewer: 'more', none: 'none' }

/** Whose thinking it is to take one effect for another. */
function misread(right: Effect, chosen: Effect) {
  if (right === 'none')
    return { misconception: 'evidence.within-scatter', feedback: say('with.told.overlap') }
  return chosen === 'none'
    ? { misconception: 'evidence.overcautious', feedback: say('with.told.apart') }
    : { misconception: 'population.reverses-effect', feedback: say('with.told.turned') }
}

const effectParts = (right: Effect): PartList['parts'] =>
  rightFirst(
    right,
    effects,
    (each) => say(`with.effect.${each}`),
    (each) => misread(right, each),
  )

/** Without the other, everything turns around. */
const withoutParts = (effect: Effect): PartList['parts'] =>
  rightFirst(
    opposite[effect],
    effects,
    (each) => say(`with.without.${each}`),
    (each) =>
      each === 'none'
        ? { misconception: 'population.no-effect', feedback: say('with.told.no-effect') }
        : { misconception: 'population.reverses-effect', feedback: say('with.told.without') },
  )

const kindParts = (right: Relationship, what: 'kind' | 'like'): PartList['parts'] =>
  rightFirst(
    right,
    relationships,
    (each) => say(`with.${what}.${each}`),
    (each) => ({ misconception: 'interactions.mixes-kinds', feedback: say(`with.told.${what}-${each}`) }),
  )

/** What two species do to each other. 1: to each. 2: and its name. 3: name, prediction, and the same pattern elsewhere. */
export const withAndWithout = defineModel<Values, Relationship>({
  id: 'with-and-without',
  thinking: 'compare',
  seconds: 75,
  standards: ['MS-LS2-2'],
  task: ({ level, data, taken }) =>
    `${level} ${relationshipOf(data) ?? ''} ${effectOn(data, taken) ?? ''} ${placeOf(data)}`,
  aim: (random) => random.pick(relationships),
  draw: (random, level, aim) =>
    drawUntil(
      () => ({
        level,
        data: drawPartners(random, aim).data,
        taken: random.pick([0, 1] as const),
        orders: gaps[level].map((gap) => orderOf(random, gap === 'kind' || gap === 'like' ? 4 : 3)),
      }),
      ({ data }) => relationshipOf(data) === aim,
    ),
  item({ level, data, taken, orders }) {
    const found = relationshipOf(data)
    const [p, q] = [effectOn(data, 0), effectOn(data, 1)]
    if (found === undefined || p === undefined || q === undefined)
      throw new RangeError('These counts can be called either way')
    const parts: Readonly<Record<Gap, PartList['parts']>> = {
      p: effectParts(p),
      q: effectParts(q),
      kind: kindParts(found, 'kind'),
      without: withoutParts(taken === 0 ? q : p),
      like: kindParts(found, 'like'),
    }
    const names = { taken: taken === 0 ? 'P' : 'Q', left: taken === 0 ? 'Q' : 'P' }
    return {
      stem: [partnerScene(data), say('with.ask')],
      figure: partnerTable(data),
      ...builtOf(
        gaps[level].map((gap, at) => ({
          id: gap,
          label: gap === 'without' ? say('with.label.without', names) : say(`with.label.${gap}`),
          order: orders[at] ?? [],
          parts: parts[gap],
        })),
      ),
      hints: [say('with.hint'), say(`with.next-${level}`)],
      solution: [
        say('with.so', { name: 'P', other: 'Q', ...rangesOf(data, 0), effect: p }),
        say('with.so', { name: 'Q', other: 'P', ...rangesOf(data, 1), effect: q }),
        ...(level === 1 ? [] : [say(`with.so-kind.${found}`)]),
        ...(level === 3 ? [say('with.so-without', { ...names, effect: opposite[taken === 0 ? q : p] })] : []),
      ],
    }
  },
})
