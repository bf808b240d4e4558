import { defineModel, solved, tex, tidy, type Text } from '#form'
import { bug } from '#bugs/bug.ts'
import { firstOf, oneOff, tooLarge } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { type DecimalOperation, operationTex, resultOf, withPlaces } from '#decimals/operations.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { numberTex } from '#equations/exact.ts'
import { slip } from '#shapes/answers.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { placeSteps } from '#solutions/decimal-places/decimal-places.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.7']

/** A shaded amount in equal parts: find the size of one, their number, or the remainder. */
interface Shaded extends DecimalOperation {
  asks: 'share' | 'groups' | 'left'
}
const groupsOf = ({ a, b }: Shaded): number => Math.floor(tidy(a / b))
const remainderOf = (its: Shaded): number => tidy(its.a - groupsOf(its) * its.b)
const answerOf = (its: Shaded): number => (its.asks === 'left' ? remainderOf(its) : resultOf(its))
const leftExample: Shaded = { sign: 'over', a: 0.58, b: 0.08, asks: 'left' }

const gridBugs = firstOf<Shaded>([
  bug<Shaded>({
    id: 'decimal.no-point',
    answer: (its) => (its.asks === 'groups' ? null : tidy(100 * answerOf(its))),
    feedback: () => say('grids.counts'),
    // 0.58 contains 7 groups of 0.08, with 2 small squares left.
    example: [leftExample, 2],
  }),
  bug<Shaded>({
    id: 'division.quotient-for-rest',
    answer: (its) => (its.asks === 'left' ? groupsOf(its) : null),
    feedback: () => say('grids.quotient'),
    example: [leftExample, 7],
  }),
  bug<Shaded>({
    id: 'division.room-for-rest',
    answer: (its) => (its.asks === 'left' ? tidy(its.b - remainderOf(its)) : null),
    feedback: ({ b }) => say('grids.room', { b: tex(numberTex(b)) }),
    example: [leftExample, 0.06],
  }),
  ...[tooLarge, oneOff].map((each) =>
    bug<Shaded>({
      ...each,
      answer: (its) => (its.asks === 'left' ? null : each.answer(its)),
      example: [{ ...each.example[0], asks: 'groups' }, each.example[1]],
    }),
  ),
  bug<Shaded>({
    id: 'decimal.other-operation',
    answer: ({ asks, a, b }) => (asks === 'left' ? null : tidy(a * b)),
    feedback: () => say('grids.times'),
    example: [{ sign: 'over', a: 0.6, b: 3, asks: 'share' }, 1.8],
  }),
])

/** The size of equal parts (level 1), the number of groups (level 2), the remainder (level 3). */
export const grids = defineModel<Shaded>({
  id: 'grids',
  thinking: 'read a figure',
  seconds: 55,
  standards,
  bugs: gridBugs,
  task: (its) => `${its.asks} ${its.a > 1} ${answerOf(its) > (its.asks === 'groups' ? 6 : 0.1)}`,
  draw(random, level) {
    if (level === 1) {
      const b = random.integer(2, 9)
      return { sign: 'over', a: tidy((b * random.integer(3, 60)) / 100), b, asks: 'share' }
    }
    const b = tidy(random.integer(4, 40) / 100)
    const rest = level === 2 ? 0 : random.integer(1, Math.round(100 * b) - 1) / 100
    return {
      sign: 'over',
      a: tidy(b * random.integer(3, 12) + rest),
      b,
      asks: level === 2 ? 'groups' : 'left',
    }
  },
  fits: (its) => its.a > 0.2 && its.a < 2 && its.a !== 1 && its.b !== 0.1 && answerOf(its) !== 0.1,
  item(its) {
    const { asks, a } = its
    const [x, b] = [Math.round(100 * a), tex(numberTex(its.b))]
    const [groups, left] = [groupsOf(its), remainderOf(its)]
    const steps = placeSteps(its).solution
    return {
      stem: [say('grids.whole'), say(`grids.asks.${asks}`, { b })],
      figure: {
        kind: 'percent-grid',
        description: say('grids.figure', { x, n: x > 100 ? 2 : 1 }),
        grids: (x > 100 ? [100, x - 100] : [x]).map((shaded) => ({ label: '', shaded })),
      },
      ...typedDecimal(its, { label: say('label'), key: answerOf(its), bugs: gridBugs }),
      hints: [say('grids.nudge'), say(`grids.hint.${asks}`, { b })],
      solution: [
        say('grids.square', { x, a: tex(numberTex(a)) }),
        ...(asks === 'left'
          ? [
              say('grids.full', {
                groups,
                b,
                used: tex(String.raw`${groups} \times ${its.b} = ${tidy(groups * its.b)}`),
              }),
              say('so', { equation: tex(`${a} − ${tidy(groups * its.b)} = ${left}`) }),
            ]
          : steps),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'percent-grid') throw new TypeError('expects grids')
    const squares = figure.grids.reduce((sum, { shaded }) => sum + shaded, 0)
    const by = Number(/⟦([\d.]+)⟧/.exec(stem)?.[1])
    if (/left over|sobra/.test(stem)) return solved.number((squares % Math.round(100 * by)) / 100)
    return solved.number(squares / 100 / by)
  },
})

const placeIds = ['ones', 'tenths', 'hundredths'] as const
interface Places {
  a: number
  b: number
  count: 2 | 3
  open: 'each' | 'share' | 'all'
}
/** The amount shared in each place: its digit, plus 10 for each unit left over from the place before. */
function rowsOf({ a, b, count }: Places) {
  const digits = [Math.floor(tidy(a)), Math.floor(tidy(a * 10)) % 10, Math.round(a * 100) % 10].slice(
    0,
    count,
  )
  let before = 0
  return digits.map((digit) => {
    const share = 10 * before + digit
    const row = { digit, before, share, each: Math.floor(share / b), left: share % b }
    before = row.left
    return row
  })
}

/** Quotients to tenths (level 1), to hundredths (level 2), with a zero (level 3). */
export const byPlace = defineModel<Places>({
  id: 'by-place',
  thinking: 'explain',
  seconds: 90,
  standards,
  task: (its) =>
    `${its.open} ${rowsOf(its)
      .map(({ left, each }) => `${left === 0} ${each === 0}`)
      .join()}`,
  draw(random, level) {
    const b = random.integer(level === 1 ? 2 : 3, 9)
    const quotient =
      level === 1
        ? withPlaces(random, 1, 6, 1)
        : level === 2
          ? withPlaces(random, 1, 5, 2)
          : random.pick([0, random.integer(1, 9) / 10]) + random.integer(1, 9) / 100 + random.integer(1, 5)
    return {
      a: tidy(quotient * b),
      b,
      count: level === 1 ? 2 : 3,
      open: ({ 1: 'each', 2: 'share', 3: 'all' } as const)[level],
    }
  },
  fits(its) {
    const rows = rowsOf(its)
    const hasZero = rows.slice(1).some(({ each }) => each === 0)
    return rows.slice(0, -1).some(({ left }) => left > 0) && (its.open === 'all' ? hasZero : !hasZero)
  },
  item(its) {
    const { a, b, open, count } = its
    const quotient = tidy(a / b)
    const [share, each, left] = [say('place.share'), say('place.each'), say('place.left')]
    const rows = rowsOf(its)
    return {
      stem: [say('place.asks', { a: tex(numberTex(a)), b }), say('place.trade')],
      ...fillTable({
        columns: [say('place.place'), share, each, left],
        rows: [
          ...rows.map((row, at) => [
            say(`place.${placeIds[at] ?? 'ones'}`),
            open === 'each' || at === 0
              ? String(row.share)
              : {
                  name: share,
                  value: row.share,
                  wrong: [
                    slip(row.digit, 'division.leaves-out-rest', say('place.untraded')),
                    slip(row.before + row.digit, 'division.adds-digit', say('place.added')),
                  ],
                },
            {
              name: each,
              value: row.each,
              wrong: [
                slip(row.each + 1, 'division.rounds-up', say('place.many', { b })),
                ...(row.each > 1
                  ? [slip(row.each - 1, 'division.rest-too-large', say('place.few', { b }))]
                  : []),
              ],
            },
            open === 'share'
              ? String(row.left)
              : {
                  name: left,
                  value: row.left,
                  wrong:
                    row.left === 0
                      ? []
                      : [slip(b - row.left, 'division.room-for-rest', say('place.room', { b }))],
                },
          ]),
          [
            say('place.quotient'),
            '—',
            {
              name: say('place.quotient'),
              value: quotient,
              wrong: [
                slip(tidy(quotient * 10 ** (count - 1)), 'decimal.no-point', say('place.point')),
                ...(count === 3
                  ? [slip(tidy(quotient * 10), 'decimal.point-one-off', say('place.point'))]
                  : []),
              ],
            },
            '—',
          ],
        ],
      }),
      hints: [say('place.nudge'), say(open === 'each' ? 'place.hint.each' : 'place.hint.share', { b })],
      solution: [
        ...rows.map((row, at): Text =>
          say(row.left > 0 ? 'place.row' : 'place.row-even', {
            share: row.share,
            name: say(`place.${placeIds[at] ?? 'ones'}`),
            b,
            each: row.each,
            left: row.left,
          }),
        ),
        say('so', { equation: tex(operationTex({ sign: 'over', a, b }) + ` = ${quotient}`) }),
      ],
    }
  },
  solve(shown) {
    const [a = 0, b = 1] = [
      /⟦([\d.]+)⟧/.exec(shown.stem)?.[1] ?? '0',
      /(\d+)[ ,]/.exec(shown.stem.split('⟧')[1] ?? '')?.[1] ?? '1',
    ].map(Number)
    let before = 0
    const found = [1, 10, 100].map((size) => {
      const all = 10 * before + (size === 1 ? Math.floor(a) : Math.floor(tidy(a * size)) % 10)
      before = all % b
      return ['', all, Math.floor(all / b), all % b]
    })
    const last = shown.interaction.kind === 'table' ? shown.interaction.rows.length - 1 : 0
    return solved.table(shown, ({ row, column }) =>
      row === last ? tidy(a / b) : Number(found[row]?.[column]),
    )
  },
})
