import { defineModel, rows } from '#form'
import { drawValues, type LinePlot, plotFigure } from '#measurement-plots/line-plot.ts'
import {
  drawStatement,
  lookAt,
  misconceptionOf,
  shownBy,
  type Statement,
  type StatementId,
  textOf,
} from '#measurement-plots/statements.ts'
import { someone } from '#people/people.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { someThing, told } from '#situations/measured-things/measured-things.ts'
import { say } from './messages.gen.ts'

interface Stated extends LinePlot {
  statements: (Statement | null)[]
  shuffle: number
}

const asked: Record<1 | 2 | 3, readonly StatementId[]> = {
  1: ['column', 'above', 'mode'],
  2: ['above', 'mode', 'range', 'half'],
  3: ['range', 'half', 'pair', 'total'],
}

/** Statements about counts (level 1), about distances and parts (level 2), about sums (level 3). */
export const sortStatements = defineModel<Stated, boolean[]>({
  id: 'sort-statements',
  thinking: 'compare',
  seconds: 75,
  standards: ['5.MD.B.2'],
  task: ({ thing, statements }) => `${thing} ${statements.map((each) => each?.id).join(' ')}`,
  aim: (random) => random.shuffle([true, false, true, false]),
  draw(random, level, truths) {
    const thing = someThing(random)
    const values = drawValues(random, thing, level === 3 ? 7 : random.integer(8, 11))
    const plot = { thing, who: someone(random), values }
    const statements = asked[level].map((id, at) =>
      drawStatement(random, plot, { id, isTrue: truths[at] === true }),
    )
    return { ...plot, statements, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ statements }) => statements.every((each) => each !== null),
  item(stated) {
    const statements = stated.statements.filter((each) => each !== null)
    const place = (isTrue: boolean) => say(isTrue ? 'sort.true' : 'sort.false')
    const answers = statements.map((each) =>
      say('sort.answer', { text: textOf(stated, each), is: place(each.isTrue) }),
    )
    return {
      stem: [told(stated.thing, stated.who), say('shows'), say('sort.asks')],
      figure: plotFigure(stated),
      ...sortCards({
        shuffle: stated.shuffle,
        categories: [place(true), place(false)],
        cards: statements.map((each) => ({
          text: textOf(stated, each),
          place: each.isTrue ? 0 : 1,
          elsewhere: { misconception: misconceptionOf(each.id), feedback: lookAt(each.id) },
        })),
        slip: { misconception: 'line-plot.counts-dots', feedback: say('sort.nudge') },
      }),
      answer: say('sort.all', { list: rows(answers) }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: statements.map((each) =>
        say('sort.why', { shown: shownBy(stated, each), is: place(each.isTrue), text: textOf(stated, each) }),
      ),
    }
  },
})
