import { arranged, defineModel, math, mathIn, numbersIn, plain, solved, tex, typedExpression } from '#form'
import type { Text } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { productTex, sumTex, type Term, valueOf } from '#math/sums-of-terms.ts'
import { drawOrder, type GroupOrder, letterOf, tellOrder } from '#situations/group-orders/group-orders.ts'
import { say } from './messages.gen.ts'

const linear = (slope: number, letter: string, constant: number): Term[] => [
  [slope, letter],
  [constant, ''],
]

/** All expressions for the total of a story: equal groups (level 1), with a coefficient (level 2), with something on top (level 3). */
export const sameTotal = defineModel<GroupOrder & { also: number; shuffle: number }>({
  id: 'same-total',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['6.EE.A.3'],
  task: ({ order, each, extra }) => `${order} ${each > 1} ${extra > 0}`,
  draw: (random, level) => ({
    ...drawOrder(random, level),
    also: random.integer(0, 1),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ by, each, known, extra }) =>
    new Set([by, each, known, extra]).size === 4 && by * known !== known + by && each + known !== by,
  item(its) {
    const { by, each, known, extra, also, shuffle } = its
    const x = letterOf(its)
    const added = extra === 0 ? '' : ` + ${extra}`
    const group = `${productTex(by, ...linear(each, x, known))}${added}`
    const opened = `${sumTex([by * each, x], [by * known, ''])}${added}`
    const joined = sumTex([by * each, x], [by * known + extra, ''])
    const turned = `${sumTex([by * known, ''], [by * each, x])}${added}`
    const option = (text: string, misconception: MisconceptionId, feedback: Text) => ({
      text: math(text),
      misconception,
      feedback,
    })
    const wrong = [
      option(
        `${sumTex([by * each, x], [known, ''])}${added}`,
        'expression.distributes-once',
        say('total.once', { by }),
      ),
      extra > 0
        ? option(
            productTex(by, ...linear(each, x, known + extra)),
            'expression.multiplies-outside',
            say('total.outside', { by, extra }),
          )
        : option(
            sumTex([by * (each + known), x]),
            'expression.unlike-terms',
            say('total.unlike', { letter: tex(x) }),
          ),
      option(
        `${sumTex([each, x], [by * known, ''])}${added}`,
        'expression.distributes-once',
        say('total.last', { by, letter: tex(x) }),
      ),
    ]
    return {
      stem: [...tellOrder(its), say('total.asks')],
      ...arranged.choices(shuffle, {
        right: [math(group), math(also === 0 ? opened : turned), ...(extra > 0 ? [math(joined)] : [])],
        wrong,
        missed: { misconception: 'expression.one-form', feedback: say('total.missed') },
      }),
      hints: [say('total.nudge', { one: tex(sumTex(...linear(each, x, known))) }), say('total.hint', { by })],
      solution: [
        say('total.group', { by, group: tex(group) }),
        say('total.opened', { opened: tex(opened) }),
        ...(extra > 0 ? [say('total.joined', { joined: tex(joined) })] : []),
      ],
    }
  },
  solve(shown) {
    const x = mathIn(shown.stem)[0] ?? ''
    const numbers = numbersIn(plain(shown.stem)).map(({ value }) => value)
    const [by = 0, second = 0, third = 0, fourth = 0] = numbers
    const [each, known, extra] = numbers.length === 2 ? [1, second, 0] : [second, third, fourth]
    return solved.choices(shown, (text) =>
      [2, 7].every(
        (value) => valueOf(mathIn(text)[0] ?? '', { [x]: value }) === by * (each * value + known) + extra,
      ),
    )
  },
})

interface Area {
  letter: string
  by: number
  each: number
  known: number
  asks: 'cell' | 'width' | 'both'
}
const asksAt = { 1: 'cell', 2: 'width', 3: 'both' } as const

/** One part of an area model: its area (level 1), its width (level 2), its width where the height is missing too (level 3). */
export const areaPart = defineModel<Area>({
  id: 'area-part',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['6.EE.A.3'],
  task: ({ asks, letter, each }) => `${asks} ${letter} ${each > 4}`,
  draw: (random, level) => ({
    letter: random.pick(['a', 'b', 'k', 'x', 'y']),
    by: random.integer(3, 9),
    each: random.integer(2, 8),
    known: random.integer(2, 9),
    asks: asksAt[level],
  }),
  fits: ({ by, each, known }) => new Set([by, each, known]).size === 3,
  item(its) {
    const { letter, by, each, known, asks } = its
    const term = (n: number) => sumTex([n, letter])
    const [height, left, area, second] = {
      cell: [String(by), term(each), '?', ''],
      width: [String(by), '?', term(by * each), ''],
      both: ['', '?', term(by * each), String(by * known)],
    }[asks]
    const slips = {
      cell: [
        ['expression.adds-factor', term(by + each), say('area.adds')],
        ['expression.mixes-up-parts', String(by * each), say('area.no-letter', { letter: tex(letter) })],
        ['expression.mixes-up-parts', sumTex([by * known, '']), say('area.other-part')],
      ],
      width: [
        ['expression.subtracts-factor', term(by * each - by), say('area.subtracts')],
        ['expression.multiplies-to-factor', term(by * by * each), say('area.multiplies')],
        ['expression.mixes-up-parts', String(each), say('area.no-letter', { letter: tex(letter) })],
      ],
      both: [
        ['expression.uses-one-part', String(by), say('area.height')],
        ['expression.uses-one-part', term(by * each), say('area.not-divided')],
        ['expression.mixes-up-parts', String(each), say('area.no-letter', { letter: tex(letter) })],
      ],
    } as const
    const drawn = { by, known, first: term(by * each), width: term(each), last: by * known }
    const shown = { by, known, first: tex(term(by * each)), width: tex(term(each)), last: by * known }
    return {
      stem: [say(`area.asks.${asks === 'cell' ? 'cell' : 'width'}`)],
      figure: {
        kind: 'area-model',
        description: say(`area.figure.${asks}`, drawn),
        columns: [
          { label: left ?? '', size: 6 },
          { label: String(known), size: 4 },
        ],
        rows: [{ label: height ?? '', size: 4 }],
        cells: [[{ text: area ?? '' }, { text: second ?? '' }]],
      },
      ...typedExpression(its, {
        label: say(`area.label.${asks === 'cell' ? 'cell' : 'width'}`),
        letters: [letter],
        key: asks === 'cell' ? term(by * each) : term(each),
        bugs: slips[asks].map(([id, value, text]) => ({ id, answer: () => value, feedback: () => text })),
      }),
      hints: [
        say(`area.nudge.${asks}`),
        asks === 'cell'
          ? say('area.hint.cell', { by })
          : asks === 'width'
            ? say('area.hint.width', { by })
            : say('area.hint.both', { known, last: by * known }),
      ],
      solution: [
        ...(asks === 'both' ? [say('area.so-height', shown)] : []),
        asks === 'cell' ? say('area.so-cell', shown) : say('area.so-width', shown),
        say('area.whole', {
          product: tex(productTex(by, ...linear(each, letter, known))),
          sum: tex(sumTex(...linear(by * each, letter, by * known))),
        }),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects an area model')
    const [left, right] = figure.columns.map(({ label }) => label)
    const [area = '', other = ''] = (figure.cells?.[0] ?? []).map(({ text }) => text)
    const height =
      figure.rows[0]?.label === '' ? Number(other) / Number(right) : Number(figure.rows[0]?.label)
    return { kind: 'expression', text: area === '?' ? `${height}*${left}` : `(${area})/${height}` }
  },
})
