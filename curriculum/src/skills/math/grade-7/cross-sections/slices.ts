import { arranged, defineModel, numbersIn, solved, type Text } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  type Cut,
  drawSliced,
  isClearlyNamed,
  nameShown,
  sectionFigure,
  type SectionName,
  sectionOf,
  type Sliced,
} from '#solids/sections.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.3']
const names = ['triangle', 'square', 'rectangle', 'trapezoid'] as const

/** The face that a cut may be taken for, or the shape of the whole. */
const slipOf = (its: Sliced, name: SectionName) => {
  const isFace = its.solid === 'pyramid' && name === 'triangle'
  const isBase = name === (its.length === its.width ? 'square' : 'rectangle')
  if (isFace || isBase) return { misconception: 'section.takes-face' as const, feedback: say('shape.face') }
  return name === 'triangle'
    ? { misconception: 'section.always-triangle' as const, feedback: say('shape.triangle') }
    : { misconception: 'section.not-followed' as const, feedback: say('shape.edges') }
}
const whyOf = ({ solid, cut }: Pick<Sliced, 'solid' | 'cut'>): Text => {
  switch (cut) {
    case 'corner':
      return say('shape.why.box.corner')
    case 'beside':
      return say('shape.why.pyramid.beside')
    default:
      return say(`shape.why.${solid}.${cut}`)
  }
}
const kindsAt: Record<1 | 2 | 3, readonly (readonly [Sliced['solid'], readonly Cut[]])[]> = {
  1: [
    ['box', ['level', 'front', 'side']],
    ['pyramid', ['level', 'front', 'side', 'beside']],
  ],
  2: [['pyramid', ['front', 'side', 'beside', 'level', 'beside']]],
  3: [
    ['box', ['corner', 'tilted', 'diagonal', 'level']],
    ['pyramid', ['tilted', 'beside', 'diagonal', 'level']],
  ],
}

/** Cuts parallel to faces and through the top (level 1), beside the top (level 2), at a slant (level 3). */
export const nameSection = defineModel<Sliced>({
  id: 'name-section',
  thinking: 'read a figure',
  seconds: 40,
  standards,
  task: (its) => `${its.solid} ${its.cut} ${sectionOf(its)}`,
  draw(random, level) {
    const [solid, cuts] = random.pick(kindsAt[level])
    return drawSliced(random, solid, cuts)
  },
  fits: isClearlyNamed,
  item(its) {
    const right = sectionOf(its)
    return {
      stem: [say(`shape.asks.${its.solid}`)],
      figure: sectionFigure(its, true),
      interaction: {
        kind: 'choice',
        options: names.map((name) => ({ id: name, text: say(`shape.name.${name}`) })),
      },
      key: { kind: 'choice', option: right },
      wrongAnswers: names
        .filter((name) => name !== right)
        .map((name) => ({ ...slipOf(its, name), key: { kind: 'choice' as const, option: name } })),
      hints: [say('shape.nudge'), say('shape.hint')],
      solution: [whyOf(its), say('shape.so', { name: say(`shape.name.${right}`) })],
    }
  },
  solve: (shown) => ({ kind: 'choice', option: nameShown(shown.figure) }),
})

/** A thing, and a cut that is told in words. */
type Told =
  | { solid: 'box'; thing: (typeof boxes)[number]; cut: Cut }
  | { solid: 'pyramid'; thing: (typeof pyramids)[number]; cut: Cut }
const boxes = ['cheese', 'butter', 'brick', 'soap', 'foam', 'tofu'] as const
const pyramids = ['clay', 'candle', 'chocolate', 'foam', 'cake', 'ice'] as const
const nameOf = ({ solid, cut }: Told): SectionName =>
  sectionOf({ solid, cut, length: 5, width: 4, height: 6 })
const groups = ['triangle', 'four', 'trapezoid'] as const
const groupOf = (told: Told): number => ({ triangle: 0, square: 1, rectangle: 1, trapezoid: 2 })[nameOf(told)]
const cutsAt: Record<1 | 2 | 3, readonly (readonly [Told['solid'], Cut])[]> = {
  1: [
    ['box', 'level'],
    ['box', 'front'],
    ['pyramid', 'level'],
    ['pyramid', 'front'],
    ['pyramid', 'beside'],
    ['box', 'side'],
  ],
  2: [
    ['box', 'front'],
    ['pyramid', 'level'],
    ['pyramid', 'side'],
    ['pyramid', 'beside'],
    ['box', 'corner'],
    ['pyramid', 'diagonal'],
  ],
  3: [
    ['box', 'corner'],
    ['box', 'tilted'],
    ['box', 'diagonal'],
    ['pyramid', 'tilted'],
    ['pyramid', 'diagonal'],
    ['pyramid', 'beside'],
  ],
}
const thingOf = (told: Told): Text =>
  told.solid === 'box' ? say(`sort.thing.box.${told.thing}`) : say(`sort.thing.pyramid.${told.thing}`)
const cardText = ({ solid, cut }: Told, thing: Text): Text => {
  switch (cut) {
    case 'corner':
      return say('sort.card.box.corner', { thing })
    case 'beside':
      return say('sort.card.pyramid.beside', { thing })
    default:
      return say(`sort.card.${solid}.${cut}`, { thing })
  }
}
const toldText = (told: Told): Text => cardText(told, thingOf(told))

/** Cuts in words: parallel and through the top (level 1), with corners (level 2), at a slant (level 3). */
export const sortSlices = defineModel<{ cards: Told[]; shuffle: number }>({
  id: 'sort-slices',
  thinking: 'classify',
  seconds: 75,
  standards,
  task: ({ cards }) =>
    cards
      .map(({ solid, cut }) => `${solid} ${cut}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    cards: random
      .sample(cutsAt[level], 5)
      .map(([solid, cut]): Told =>
        solid === 'box'
          ? { solid, cut, thing: random.pick(boxes) }
          : { solid, cut, thing: random.pick(pyramids) },
      ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) => new Set(cards.map(groupOf)).size === 3,
  item: ({ cards, shuffle }) => ({
    stem: [say('sort.asks')],
    ...sortCards({
      shuffle,
      categories: groups.map((group) => say(`sort.${group}`)),
      cards: cards.map((card) => ({
        text: toldText(card),
        place: groupOf(card),
        elsewhere:
          card.solid === 'pyramid'
            ? {
                misconception: card.cut === 'level' ? 'section.always-triangle' : 'section.takes-face',
                feedback: say(`sort.look.pyramid`),
              }
            : { misconception: 'section.not-followed', feedback: say('sort.look.box') },
      })),
      slip: { misconception: 'section.not-followed', feedback: say('sort.look.box') },
    }),
    hints: [say('sort.nudge'), say('sort.hint')],
    solution: cards.map((card) => say('sort.so', { card: toldText(card), why: whyOf(card) })),
  }),
  solve: (shown) =>
    solved.sort(shown, (card) => {
      if (!/pyramid|pirámide/.test(card)) return /cut off|quita una/.test(card) ? 0 : 1
      if (/to its base|a la base/.test(card)) return 1
      return /through its top|por la punta/.test(card) ? 0 : 2
    }),
})

/** Slices parallel to faces of a prism, or through the top of a pyramid and parallel to its base. */
interface Slices {
  solid: 'box' | 'pyramid'
  hasAreas: boolean
  l: number
  w: number
  h: number
  shuffle: number
}
const cuts = ['level', 'front', 'side'] as const
const sizeTex = ({ solid, l, w, h }: Slices, cut: (typeof cuts)[number]) =>
  ({ level: [l, w], front: [l, h], side: [w, h] })[cut].map((each) =>
    solid === 'pyramid' && cut === 'level' ? each / 2 : each,
  )

/** Measures of slices of a prism (level 1), their areas (level 2), shapes of slices of a pyramid (level 3). */
export const matchSlices = defineModel<Slices>({
  id: 'match-slices',
  thinking: 'work backwards',
  seconds: 60,
  standards,
  task: ({ solid, hasAreas, l, w, h }) => `${solid} ${hasAreas} ${l > w} ${w > h} ${l > h}`,
  draw(random, level) {
    const [l = 4, w = 6, h = 8] = random.sample(
      level === 3 ? [4, 6, 8, 10, 12, 14, 16, 18] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
      3,
    )
    return {
      solid: level === 3 ? 'pyramid' : 'box',
      hasAreas: level === 2,
      l,
      w,
      h,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ l, w, h }) => new Set([l * w, l * h, w * h, l * (w + h)]).size === 4,
  item(its) {
    const { solid, l, w, h, shuffle } = its
    const measures = { length: quantity(l, 'inch'), width: quantity(w, 'inch'), height: quantity(h, 'inch') }
    const text = (cut: (typeof cuts)[number]): Text => {
      const [a = 0, b = 0] = sizeTex(its, cut)
      if (its.hasAreas) return say('match.area', { area: quantity(a * b, 'square-inch') })
      return say(solid === 'box' || cut === 'level' ? 'match.rectangle' : 'match.triangle', {
        a: quantity(a, 'inch'),
        b: quantity(b, 'inch'),
      })
    }
    const pairs = cuts.map((cut) => ({
      source: say(`match.cut.${solid}.${cut}`),
      target: text(cut),
      slips: cuts
        .filter((other) => other !== cut)
        .map((other) => ({
          target: text(other),
          misconception: 'section.other-face' as const,
          feedback: say('match.other'),
        })),
    }))
    return {
      stem: [say(`match.told.${solid}`, measures), say('match.asks')],
      ...arranged.match(shuffle, {
        pairs,
        others: [
          its.hasAreas
            ? say('match.area', { area: quantity(l * (w + h), 'square-inch') })
            : say('match.rectangle', { a: quantity(l + w, 'inch'), b: quantity(h, 'inch') }),
        ],
        slip: { misconception: 'section.other-face', feedback: say('match.other') },
      }),
      hints: [say('match.nudge'), say(`match.hint.${solid}`)],
      solution: cuts.map((cut) => say(`match.so.${solid}.${cut}`, { ...measures, size: text(cut) })),
    }
  },
  solve(shown) {
    const [l = 0, w = 0, h = 0] = numbersIn(shown.stem).map(({ value }) => value)
    const part = /pyramid|pirámide/.test(shown.stem) ? 2 : 1
    return solved.match(shown, (source, target) => {
      const [a, b] = numbersIn(target).map(({ value }) => value)
      if (b === undefined)
        return (
          a === (/to the base|a la base/.test(source) ? l * w : /front|frente/.test(source) ? l * h : w * h)
        )
      const isTriangle = /triangle|triángulo/.test(target)
      if (/to the base|a la base/.test(source)) return !isTriangle && a === l / part && b === w / part
      if (isTriangle !== (part === 2)) return false
      return a === (/front|along the length|frente|a lo largo/.test(source) ? l : w) && b === h
    })
  },
})
