import { arranged, defineModel, numbersIn, solved } from '#form'
import {
  categoriesOf,
  categoryAt,
  categoryShown,
  drawRelated,
  isClearRelated,
  type Related,
  relatedFigure,
} from '#angles/related.ts'
import { say } from './messages.gen.ts'

/** Pairs of angles of two lines (level 1), with a perpendicular ray (level 2), of three lines (level 3). */
export const relations = defineModel<Related>({
  id: 'relations',
  thinking: 'classify',
  seconds: 60,
  standards: ['7.G.B.5'],
  task: (its) =>
    `${its.layout} ${its.pairs
      .map((pair) => categoryAt(its, pair))
      .toSorted()
      .join(' ')}`,
  draw: drawRelated,
  fits: isClearRelated,
  item(its) {
    const categories = categoriesOf[its.layout]
    const named = its.pairs.map((pair) => ({
      text: say('relations.pair', { one: pair[0], other: pair[1] }),
      right: categoryAt(its, pair),
    }))
    const slip = (each: (typeof categories)[number]) => ({
      category: say(`relations.${each}`),
      misconception: each === 'vertical' ? 'angle.equal-beside' : 'angle.mixes-words',
      feedback: say(`relations.picked.${each}`),
    })
    return {
      stem: [say(`relations.told.${its.layout}`), say('relations.asks')],
      figure: relatedFigure(its),
      ...arranged.sort(its.shuffle, {
        categories: categories.map((each) => say(`relations.${each}`)),
        cards: named.map(({ text, right }) => ({
          text,
          category: say(`relations.${right}`),
          slips: categories.filter((each) => each !== right).map(slip),
        })),
        slip: { misconception: 'angle.mixes-words', feedback: say('relations.look') },
      }),
      hints: [say('relations.look'), say(`relations.hint.${its.layout}`)],
      solution: [
        say(`relations.means.${its.layout}`),
        ...named.map(({ text, right }) =>
          say('relations.so', { pair: text, category: say(`relations.${right}`) }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) =>
      categoryShown(
        shown.figure,
        numbersIn(card).map(({ value }) => value),
      ),
    ),
})
