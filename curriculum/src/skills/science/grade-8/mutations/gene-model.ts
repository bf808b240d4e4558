import {
  builtOf,
  defineModel,
  type ItemTemplate,
  type Level,
  numberOf,
  orderOf,
  type Random,
  slip,
} from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const letters = 'ABCDEFGH'
const kinds = 4
const length = 9

type Effect = 'silent' | 'outside' | 'inside'

interface Values {
  level: Level
  before: string
  after: string
  /** The first of the three places that form the pocket, from 1. */
  pocket: number
  orders: number[][]
}

const letterAt = (at: number): string => letters[at % letters.length] ?? 'A'
/** Letters four places apart make the same link. */
const linkOf = (letter: string): number => letters.indexOf(letter) % kinds
const partner = (letter: string): string => letterAt(letters.indexOf(letter) + kinds)
const stranger = (random: Random, letter: string): string =>
  random.pick([...letters].filter((other) => linkOf(other) !== linkOf(letter)))

const places = Array.from({ length }, (_unused, at) => at)
const changedIn = ({ before, after }: Values): number[] => places.filter((at) => before[at] !== after[at])
const newLinks = (values: Values): number[] =>
  changedIn(values).filter((at) => linkOf(values.before[at] ?? '') !== linkOf(values.after[at] ?? ''))

function effectOf(values: Values): Effect {
  const [at] = newLinks(values)
  if (at === undefined) return 'silent'
  return at + 1 >= values.pocket && at + 1 < values.pocket + 3 ? 'inside' : 'outside'
}

/** A gene as letters that set links: where it changed (1), how many links are new (2), and what that does (3). */
export const geneModel = defineModel<Values, Effect>({
  id: 'gene-model',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['MS-LS3-1'],
  aim: (random) => random.pick(['silent', 'outside', 'inside'] as const),
  draw(random, level, aim) {
    const before = places.map(() => letterAt(random.integer(0, letters.length - 1)))
    const pocket = random.integer(2, length - 3)
    const count = level === 2 ? random.integer(3, 5) : 1
    const inside = places.filter((at) => at + 1 >= pocket && at + 1 < pocket + 3)
    const outside = places.filter((at) => !inside.includes(at))
    const chosen =
      level < 3
        ? random.sample(places, count)
        : [random.pick(aim === 'inside' ? inside : aim === 'outside' ? outside : places)]
    const after = before.map((letter, at) => {
      if (!chosen.includes(at)) return letter
      const isSilent = level === 3 ? aim === 'silent' : level === 2 && random.chance(0.5)
      return isSilent ? partner(letter) : stranger(random, letter)
    })
    return {
      level,
      before: before.join(''),
      after: after.join(''),
      pocket,
      orders: [0, 1, 2].map(() => orderOf(random, 2)),
    }
  },
  fits: (values) =>
    values.level !== 2 || (newLinks(values).length > 0 && newLinks(values).length < changedIn(values).length),
  item: (values) =>
    values.level === 1 ? place(values) : values.level === 2 ? links(values) : effect(values),
  task: (values) => `${values.level}/${changedIn(values).join()}/${effectOf(values)}`,
})

const table = ({ before, after }: Values): NonNullable<ItemTemplate['figure']> =>
  tableFigure(
    say('gene.title'),
    [say('gene.place'), say('gene.before'), say('gene.after')],
    places.map((at) => [String(at + 1), before[at] ?? '', after[at] ?? '']),
  )

function place(values: Values): ItemTemplate {
  const [at = 0] = changedIn(values)
  return {
    stem: [say('gene.scene'), say('gene.ask-place')],
    figure: table(values),
    ...numberOf({
      label: say('gene.label-place'),
      value: at + 1,
      slips: [
        slip(length - at, 'order.backward', say('gene.told.from-right')),
        slip(at, 'scale.reads-end', say('gene.told.near')),
        slip(at + 2, 'scale.reads-end', say('gene.told.near')),
      ].filter(({ value }) => value > 0 && value <= length),
    }),
    hints: [say('gene.hint-compare'), say('gene.hint-count')],
    solution: [
      say('gene.so-place', { at: at + 1, from: values.before[at] ?? '', to: values.after[at] ?? '' }),
      say('gene.so-model'),
    ],
  }
}

function links(values: Values): ItemTemplate {
  const count = changedIn(values).length
  const value = newLinks(values).length
  return {
    stem: [say('gene.scene'), say('gene.ask-links')],
    figure: table(values),
    ...numberOf({
      label: say('gene.label-links'),
      value,
      slips: [
        slip(count, 'mutations.each-changes-protein', say('gene.told.letters')),
        slip(count - value, 'order.backward', say('gene.told.same-links')),
        slip(0, 'data.stops-early', say('gene.told.none')),
      ],
    }),
    hints: [say('gene.hint-compare'), say('gene.hint-link')],
    solution: [say('gene.so-letters', { count }), say('gene.so-links', { same: count - value, value })],
  }
}

function effect(values: Values): ItemTemplate {
  const found = effectOf(values)
  const both = ['same', 'other'] as const
  const list = (at: number, part: 'chain' | 'pocket' | 'work', right: 'same' | 'other') => {
    const ids = part === 'work' ? ('works' as const) : (`${part}-is` as const)
    return {
      id: part,
      label: say(`gene.${part}`),
      order: values.orders[at] ?? [],
      parts: [right, ...both.filter((each) => each !== right)].map((each) => ({
        text: say(`gene.${ids}.${each}`),
        ...(each === right
          ? {}
          : {
              misconception: right === 'same' ? 'mutations.each-changes-protein' : 'data.stops-early',
              feedback: say(`gene.told.${part}`),
            }),
      })),
    }
  }
  const isInside = found === 'inside' ? 'other' : 'same'
  return {
    stem: [say('gene.scene'), say('gene.ask-effect', { from: values.pocket, to: values.pocket + 2 })],
    figure: table(values),
    ...builtOf([
      list(0, 'chain', found === 'silent' ? 'same' : 'other'),
      list(1, 'pocket', isInside),
      list(2, 'work', isInside),
    ]),
    hints: [say('gene.hint-link'), say('gene.hint-pocket')],
    solution: [say(`gene.so.${found}`), say('gene.so-place', soPlace(values))],
  }
}

function soPlace(values: Values) {
  const [at = 0] = changedIn(values)
  return { at: at + 1, from: values.before[at] ?? '', to: values.after[at] ?? '' }
}
