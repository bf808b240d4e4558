import { arranged, defineModel, mathIn, numbersIn, solved, tex, tidy } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { numeral } from '#wording.ts'
import { say } from './messages.gen.ts'
import {
  amountText,
  drawProblem,
  isHandy,
  placeOf,
  type Problem,
  rangesOf,
  readNumbers,
  type Scene,
  sceneIds,
  sceneIn,
  smallOf,
  standards,
  termsOf,
} from './problem.ts'

interface Cards {
  cards: Problem[]
  kinds: 2 | 3
  shuffle: number
}
/** 0 where there is too little, 1 where it is exactly enough, 2 where some is left. */
const kindOf = (its: Problem, kinds: 2 | 3): number => {
  const have = tidy(its.amount * rangesOf(its.scene).factor)
  if (kinds === 2) return have < smallOf(its) ? 0 : 1
  return have < smallOf(its) ? 0 : have === smallOf(its) ? 1 : 2
}

const whys = ['short', 'exact', 'more'] as const

/** Enough or not (level 1), exactly enough or with some left (level 2), amounts with fractions and decimals (level 3). */
export const isEnough = defineModel<Cards>({
  id: 'is-it-enough',
  thinking: 'compare',
  seconds: 100,
  standards,
  task: ({ cards, kinds }) =>
    `${kinds} ${cards
      .map(({ scene }) => scene)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const kinds = level === 1 ? 2 : 3
    const cards = random.sample(sceneIds, 4).map((scene, at): Problem => {
      const its = drawProblem(random, 'need', [scene])
      const { factor } = rangesOf(scene)
      const step = level === 3 ? 0.5 : 1
      const exact = smallOf(its) / factor
      // The first three are of the three kinds; the last one is any.
      const kind = at < 3 ? at : random.integer(0, 2)
      const amount =
        kind === 1
          ? exact
          : kind === 0
            ? step * Math.ceil(exact / step - 1)
            : step * Math.floor(exact / step + 1)
      return { ...its, amount: tidy(amount) }
    })
    return { cards, kinds, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards, kinds }) =>
    new Set(cards.map((each) => kindOf(each, kinds))).size === kinds &&
    cards.every(
      (each) =>
        each.amount > 1 &&
        isHandy(each, each.amount) &&
        Number.isInteger(tidy(each.amount * (kinds === 2 ? 1 : 4))),
    ),
  minWrongAnswers: 1,
  item({ cards, kinds, shuffle }) {
    return {
      stem: [say(`enough.asks.${kinds === 2 ? 'two' : 'three'}`)],
      ...sortCards({
        shuffle,
        categories:
          kinds === 2
            ? [say('enough.short'), say('enough.enough')]
            : [say('enough.short'), say('enough.exact'), say('enough.more')],
        cards: cards.map((each) => ({
          text: say(`enough.card.${each.scene}`, termsOf(each)),
          place: kindOf(each, kinds),
          ...(kinds === 3 && kindOf(each, kinds) === 1
            ? {
                elsewhere: {
                  misconception: 'unit.base-ten-only' as const,
                  feedback: say('enough.slip.exact'),
                },
              }
            : {}),
        })),
        slip: { misconception: 'unit.compares-numbers', feedback: say('enough.slip.numbers') },
      }),
      hints: [say('enough.nudge'), say('enough.hint')],
      solution: cards.map((each) => {
        const { factor } = rangesOf(each.scene)
        const have = tidy(each.amount * factor)
        return say(`enough.why.${whys[kindOf(each, 3)] ?? 'more'}`, {
          card: say(`enough.card.${each.scene}`, termsOf(each)),
          need: tex(String.raw`${each.n} \times ${each.each} = ${numeral(smallOf(each))}`),
          have: tex(numeral(have)),
          small: termsOf(each).small,
        })
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const { factor } = sceneIn(card)
      const [amount = 0, n = 0, each = 0] = readNumbers(card)
      const left = tidy(amount - (n * each) / factor)
      const isTwo = shown.interaction.kind === 'sort' && shown.interaction.categories.length === 2
      if (isTwo) return left < 0 ? 0 : 1
      return left < 0 ? 0 : left === 0 ? 1 : 2
    }),
})

type Ask = 'all' | 'used' | 'left' | 'used-large' | 'left-large'
const asksAt = {
  1: ['all', 'used', 'left'],
  2: ['all', 'used', 'used-large', 'left'],
  3: ['used', 'used-large', 'left', 'left-large'],
} as const
const allWritten = ['all', 'used', 'left', 'used-large', 'left-large'] as const
/** The expression that answers each question. */
function writtenOf({ scene, amount, n, each }: Problem): Record<Ask, string> {
  const { factor } = rangesOf(scene)
  const used = String.raw`${n} \times ${each}`
  const all = String.raw`${amount} \times ${numeral(factor)}`
  return {
    all,
    used,
    left: `(${all}) − (${used})`,
    'used-large': String.raw`${used} \div ${numeral(factor)}`,
    'left-large': String.raw`${amount} − (${used} \div ${numeral(factor)})`,
  }
}
/** Large units minus small ones. */
const unlikeOf = ({ amount, n, each }: Problem): string => String.raw`${amount} − (${n} \times ${each})`
const matchScenes: readonly Scene[] = sceneIds.filter((id) => id !== 'run')

/** Questions in small units (level 1), one in a large unit (level 2), and what is left in a large unit (level 3). */
export const matchSteps = defineModel<Problem & { questions: Ask[]; shuffle: number }>({
  id: 'match-steps',
  thinking: 'explain',
  seconds: 80,
  standards,
  task: ({ scene, questions }) => `${scene} ${questions.join()}`,
  draw: (random, level) => ({
    ...drawProblem(random, 'left', matchScenes),
    questions: [...asksAt[level]],
    shuffle: random.integer(0, 1e9),
  }),
  fits: (its) =>
    Number.isInteger(its.amount) &&
    its.amount * rangesOf(its.scene).factor > smallOf(its) &&
    new Set([its.amount, its.n, its.each, rangesOf(its.scene).factor]).size === 4 &&
    // No two expressions have the same value.
    new Set([...allWritten.map((id) => valueOf(writtenOf(its)[id])), valueOf(unlikeOf(its))]).size === 6,
  item(its) {
    const { questions, shuffle, amount } = its
    const written = writtenOf(its)
    const shown = (of: string) => say('match.expression', { expression: tex(of) })
    const terms = termsOf(its)
    const slips: Record<Ask, [Ask | 'unlike', 'stops-early' | 'wrong-operation' | 'adds-unlike']> = {
      all: ['used', 'stops-early'],
      used: ['used-large', 'wrong-operation'],
      left: ['unlike', 'adds-unlike'],
      'used-large': ['used', 'stops-early'],
      'left-large': ['unlike', 'adds-unlike'],
    }
    const unlike = unlikeOf(its)
    return {
      stem: [say(`scene.${its.scene}.have`, terms), say('match.asks')],
      ...arranged.match(shuffle, {
        pairs: questions.map((id) => {
          const [other, slip] = slips[id]
          const target = other === 'unlike' ? unlike : written[other]
          return {
            source: say(`match.${id}`, terms),
            target: shown(written[id]),
            slips:
              other === 'unlike' || questions.includes(other)
                ? [
                    {
                      target: shown(target),
                      misconception: `unit.${slip}`,
                      feedback: say(`match.slip.${slip}`),
                    },
                  ]
                : [],
          }
        }),
        others: [shown(unlike)],
        slip: { misconception: 'unit.no-conversion', feedback: say('match.slip.other') },
      }),
      hints: [say('match.nudge'), say('match.hint', { large: terms.large, small: terms.small })],
      solution: [
        say('match.why', { amount: amountText(its.scene, amount), large: terms.large, small: terms.small }),
        ...questions.map((id) =>
          say('match.step', { question: say(`match.${id}`, terms), expression: tex(written[id]) }),
        ),
      ],
    }
  },
  solve(shown) {
    const { factor, large } = sceneIn(shown.stem)
    const [amount = 0, n = 0, each = 0] = readNumbers(shown.stem)
    const values = {
      all: amount * factor,
      used: n * each,
      left: amount * factor - n * each,
      usedLarge: (n * each) / factor,
      leftLarge: amount - (n * each) / factor,
    }
    return solved.match(shown, (question, target) => {
      const isLarge = placeOf(question, large) >= 0
      const wanted = /at first|al principio/.test(question)
        ? values.all
        : /left|quedan/.test(question)
          ? isLarge
            ? values.leftLarge
            : values.left
          : isLarge
            ? values.usedLarge
            : values.used
      return Math.abs(valueOf(mathIn(target)[0] ?? '') - wanted) < 1e-9
    })
  },
})

/** The value of `4 − (5 \times 16 \div 36)`. */
function valueOf(source: string): number {
  const terms = source
    .replaceAll(/[()]/g, '')
    .split(' − ')
    .map((term) => {
      const [product = '', divisor = '1'] = term.split(String.raw` \div `)
      return (
        numbersIn(product).reduce((result, { value }) => result * value, 1) /
        (numbersIn(divisor)[0]?.value ?? 1)
      )
    })
  return terms.reduce((left, value) => left - value)
}
