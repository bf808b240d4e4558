import { defineModel, numberOf, numbersIn, slip, solved } from '#form'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { drawRepack, nounsOf, type Repack, repackKey } from './repack.ts'
import { shownIn, standards, tell, termsOf, work } from './told.ts'

const asksOf = (stem: string): Repack['asks'] =>
  /left over|sobran/.test(stem) ? 'left' : /are needed|se necesitan/.test(stem) ? 'needed' : 'full'
/** Two steps without a remainder (level 1), with a remainder to read (level 2), with some things set aside (level 3). */
export const story = defineModel<Repack>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 110,
  standards,
  task: ({ story: id, asks, aside }) => `${id} ${asks} ${aside > 0}`,
  draw: (random, level) =>
    drawRepack(
      random,
      level === 1 ? 'exact' : random.pick(level === 2 ? ['full', 'needed', 'left'] : ['needed', 'left']),
      level === 3,
    ),
  item(its) {
    const terms = termsOf(its)
    const { asks, story: id } = its
    const key = repackKey(its)
    const [thing, , group] = nounsOf(id)
    const right = quantity(key, asks === 'left' ? thing : group)
    return {
      stem: [
        ...tell(its),
        say(asks === 'needed' && its.aside > 0 ? 'asks.needed-aside' : `asks.${asks}`, terms),
      ],
      ...numberOf({
        label: say('label', { unit: right }),
        value: key,
        slips: [
          slip(terms.total, 'operations.stops-early', say('slip.total')),
          ...(asks === 'full' ? [slip(terms.next, 'division.rounds-up', say('slip.up'))] : []),
          ...(asks === 'needed' ? [slip(terms.full, 'division.drops-remainder', say('slip.drops'))] : []),
          ...(asks === 'left'
            ? [
                slip(terms.full, 'division.quotient-for-rest', say('slip.quotient')),
                slip(terms.more, 'division.room-for-rest', say('slip.room')),
              ]
            : [slip(terms.rest, 'division.quotient-for-rest', say('slip.rest'))].filter(
                ({ value }) => value > 0,
              )),
          slip(its.a + its.b, 'multiplication.adds-factors', say('slip.adds')),
        ],
      }),
      answer: say('answer', { right }),
      hints: [say(`nudge.${its.aside > 0 ? 'aside' : 'two'}`, terms), say(`hint.${asks}`, terms)],
      solution: [...work(its), ...(asks === 'exact' ? [] : [say(`work.so.${asks}`, terms)])],
    }
  },
  solve({ stem }) {
    const { total, size } = shownIn(stem)
    // Fill one group after another.
    let [left, groups] = [total, 0]
    while (size > 0 && left >= size) [left, groups] = [left - size, groups + 1]
    const asks = asksOf(stem)
    return solved.number(asks === 'left' ? left : asks === 'needed' && left > 0 ? groups + 1 : groups)
  },
})

/** All and the new groups (level 1), with what is left over (level 2), with what is set aside (level 3). */
export const steps = defineModel<Repack>({
  id: 'steps',
  thinking: 'compute',
  seconds: 110,
  standards,
  task: ({ story: id, aside, asks }) => `${id} ${aside > 0} ${asks}`,
  draw: (random, level) => drawRepack(random, level === 1 ? 'exact' : 'full', level === 3),
  item(its) {
    const terms = termsOf(its)
    const number = say('steps.number')
    const cell = (id: 'all' | 'after' | 'full' | 'rest', value: number, wrong: ReturnType<typeof slip>[]) => [
      say(`steps.${id}`, terms),
      { name: number, value, wrong },
    ]
    return {
      stem: [...tell(its), say('steps.asks')],
      ...fillTable({
        columns: [say('steps.question'), number],
        rows: [
          cell('all', terms.all, [slip(its.a + its.b, 'multiplication.adds-factors', say('slip.adds'))]),
          ...(its.aside > 0
            ? [cell('after', terms.total, [slip(its.aside, 'operations.stops-early', say('slip.aside'))])]
            : []),
          cell('full', terms.full, [
            slip(terms.next, 'division.rounds-up', say('slip.up')),
            slip(terms.total - its.c, 'division.subtracts', say('slip.subtracts')),
          ]),
          ...(its.asks === 'exact'
            ? []
            : [cell('rest', terms.rest, [slip(terms.more, 'division.room-for-rest', say('slip.room'))])]),
        ],
      }),
      hints: [say('steps.nudge'), say('steps.hint', terms)],
      solution: work(its),
    }
  },
  solve(shown) {
    const [a = 0, b = 0] = numbersIn(shown.stem).map(({ value }) => value)
    const { total, size } = shownIn(shown.stem)
    const values = [a * b, ...(total === a * b ? [] : [total]), Math.floor(total / size), total % size]
    return solved.table(shown, ({ row }) => values[row] ?? 0)
  },
})

/** From full groups back to the first ones (level 1), with what is left over (level 2), with what was set aside (level 3). */
export const backwards = defineModel<Repack>({
  id: 'work-backwards',
  thinking: 'work backwards',
  seconds: 110,
  standards,
  task: ({ story: id, asks, aside }) => `${id} ${asks} ${aside > 0}`,
  draw: (random, level) => drawRepack(random, level === 1 ? 'exact' : 'full', level === 3),
  item(its) {
    const terms = termsOf(its)
    const [thing, , group] = nounsOf(its.story)
    const withGroups = { ...terms, groups: quantity(terms.full, group), left: quantity(terms.rest, thing) }
    const kind = its.aside > 0 ? 'aside' : terms.rest > 0 ? 'rest' : 'exact'
    const right = quantity(its.b, thing)
    return {
      stem: [
        say(`intro.${its.story}`, terms),
        say('back.told', withGroups),
        ...(kind === 'aside' ? [say('back.set-aside', withGroups)] : []),
        say(`back.after.${kind}`, withGroups),
        say('back.asks', withGroups),
      ],
      ...numberOf({
        label: say('label', { unit: right }),
        value: its.b,
        slips: [
          slip(terms.all, 'operations.stops-early', say('slip.total-back')),
          ...(kind === 'exact' ? [] : [slip(terms.used, 'division.leaves-out-rest', say('slip.leaves-out'))]),
          slip(terms.full, 'division.quotient-for-rest', say('slip.groups')),
        ],
      }),
      answer: say('answer', { right }),
      hints: [say('back.nudge'), say(`back.hint.${kind}`, terms)],
      solution: [
        say('back.used', terms),
        ...(kind === 'exact' ? [] : [say(`back.sum.${kind}`, terms)]),
        say('back.divide', terms),
      ],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [a = 1, ...others] = numbers
    // Groups and their size come last, before what is left over.
    const [aside, full = 0, size = 0, rest = 0] =
      others.length === 4 ? others : [0, others[0] ?? 0, others[1] ?? 0, others[2] ?? 0]
    return solved.number(((aside ?? 0) + full * size + rest) / a)
  },
})
