import { all, any, arranged, built, byLevel, defineModel, math, plain, rows, solved, tex } from '#form'
import type { Random, Text, WrongTemplate } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { letter, numbers } from '#build-item.ts'
import { type Point, pointsIn, pointText } from '#equations/line.ts'
import { say } from './messages.gen.ts'

type Kind = 'plain' | 'shared' | 'double'
/** An input with two outputs, if there is one. */
const doubled = (pairs: readonly Point[]): number | undefined =>
  pairs.find(([x, y]) => pairs.some(([other, its]) => other === x && its !== y))?.[0]
const outputsOf = (pairs: readonly Point[], input: number): number[] =>
  pairs.filter(([x]) => x === input).map(([, y]) => y)

/** Four pairs: a function without or with a shared output, or an input with two outputs. */
function drawPairs(random: Random, kind: Kind): Point[] {
  const xs = random.sample([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], 4)
  const ys = random.sample([-6, -4, -3, -1, 0, 2, 3, 5, 6, 8, 9], 4)
  const pairs = xs.map((x, at): Point => [
    kind === 'double' && at === 3 ? (xs[0] ?? 0) : x,
    (kind === 'shared' && at === 3 ? ys[0] : ys[at]) ?? 0,
  ])
  return random.shuffle(pairs)
}

const form = { id: 'is-function', thinking: 'classify', seconds: 45, standards: ['8.F.A.1'] } as const
const inOrder = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((one, other) => one - other)
const listed = (pairs: readonly Point[]): string => pairs.map(pointText).join(', ')

/** Which input keeps an arrow diagram from being a function; null where it is one. */
const arrows = defineModel<{ pairs: Point[] }, Kind>({
  ...form,
  aim: (random) => random.pick(['plain', 'double', 'double', 'double'] as const),
  task: ({ pairs }) => `arrows ${doubled(pairs) === undefined} ${inOrder(pairs.map(([, y]) => y)).length}`,
  draw(random, _level, kind) {
    // Four inputs, whether one of them comes twice or not.
    const pairs = drawPairs(random, kind).slice(0, kind === 'double' ? 4 : 3)
    // There is always an output that two inputs share: that alone is no reason against a function.
    return { pairs: [...pairs, [random.integer(-6, 8), pairs[0]?.[1] ?? 0]] }
  },
  fits: ({ pairs }) => pairs.filter(([x]) => x === pairs.at(-1)?.[0]).length === 1,
  item({ pairs }) {
    const [lefts, rights] = [inOrder(pairs.map(([x]) => x)), inOrder(pairs.map(([, y]) => y))]
    const bad = doubled(pairs) ?? null
    const options = [...lefts, null]
    const key = (option: number | null) => ({
      kind: 'choice' as const,
      option: letter(options.indexOf(option)),
    })
    const tells = lefts.map((x): Text => say('arrows.from', { x, ys: all(outputsOf(pairs, x).map(numeral)) }))
    return {
      stem: [say('arrows.asks')],
      figure: {
        kind: 'mapping-diagram',
        left: { label: say('input'), values: lefts.map((x) => ({ text: numeral(x) })) },
        right: { label: say('output'), values: rights.map((y) => ({ text: numeral(y) })) },
        arrows: pairs.map(([x, y]) => ({ from: lefts.indexOf(x), to: rights.indexOf(y) })),
        description: say('arrows.figure', { list: rows(tells) }),
      },
      interaction: {
        kind: 'choice',
        options: options.map((option, at) => ({
          id: letter(at),
          text: option === null ? say('arrows.none') : say('arrows.option', { x: option }),
        })),
      },
      key: key(bad),
      wrongAnswers: options
        .filter((option) => option !== bad)
        .map((option): WrongTemplate => ({
          misconception: option === null ? 'function.misses-double' : 'function.shared-output',
          key: key(option),
          feedback: option === null ? say('arrows.look') : say('arrows.one', { x: option }),
        })),
      hints: [say('arrows.nudge'), say('arrows.hint')],
      solution: [
        say('rule'),
        bad === null
          ? say('arrows.yes')
          : say('arrows.no', { x: bad, ys: all(outputsOf(pairs, bad).map(numeral)) }),
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'mapping-diagram') throw new TypeError('expects arrows')
    const starts = figure.arrows.map(({ from }) => from)
    const twice = starts.find((from, at) => starts.indexOf(from) !== at)
    return solved.choice(shown, (_, at) => at === (twice ?? figure.left.values.length))
  },
})

const kinds = ['plain', 'shared', 'double'] as const
/** Lists of pairs, functions and others. */
const lists = defineModel<{ cards: { kind: Kind; pairs: Point[] }[]; shuffle: number }>({
  ...form,
  task: ({ cards }) =>
    `lists ${cards
      .map(({ kind }) => kind)
      .toSorted()
      .join(' ')}`,
  draw: (random) => ({
    cards: (['plain', 'shared', 'double', 'double', random.pick(kinds)] as const).map((kind) => ({
      kind,
      pairs: drawPairs(random, kind),
    })),
    shuffle: random.integer(0, 1e9),
  }),
  item: ({ cards, shuffle }) => ({
    stem: [say('lists.asks')],
    ...arranged.sort(shuffle, {
      categories: [say('lists.yes'), say('lists.no')],
      cards: cards.map(({ kind, pairs }) => ({
        text: math(listed(pairs)),
        category: say(kind === 'double' ? 'lists.no' : 'lists.yes'),
        slips:
          kind === 'double'
            ? [
                {
                  category: say('lists.yes'),
                  misconception: 'function.misses-double',
                  feedback: say('lists.twice'),
                },
              ]
            : [],
      })),
      slip: { misconception: 'function.shared-output', feedback: say('lists.allowed') },
    }),
    answer: say('placed', {
      list: rows(
        cards.map(({ kind, pairs }) =>
          say('place', { card: tex(listed(pairs)), is: say(kind === 'double' ? 'lists.no' : 'lists.yes') }),
        ),
      ),
    }),
    hints: [say('lists.nudge'), say('lists.hint')],
    solution: [
      say('rule'),
      ...cards.map(({ pairs }) => {
        const input = doubled(pairs)
        const terms = { list: tex(listed(pairs)) }
        return input === undefined
          ? say('lists.good', terms)
          : say('lists.bad', { ...terms, input, ys: all(outputsOf(pairs, input).map(numeral)) })
      }),
    ],
  }),
  solve: (shown) => solved.sort(shown, (card) => (doubled(pointsIn(card)) === undefined ? 0 : 1)),
})

/** Which inputs must not be given another output. */
const spoilers = defineModel<{ pairs: Point[]; output: number }>({
  ...form,
  task: ({ pairs, output }) =>
    `spoilers ${
      outputsOf(
        pairs.map(([x, y]): Point => [y, x]),
        output,
      ).length
    }`,
  draw(random) {
    const pairs = drawPairs(random, random.pick(['plain', 'shared', 'shared']))
    return { pairs, output: random.pick(pairs)[1] }
  },
  item({ pairs, output }) {
    const right = pairs.filter(([, y]) => y !== output).map(([x]) => x)
    const fine = pairs.filter(([, y]) => y === output).map(([x]) => x)
    const texts = (values: readonly number[]) => values.map(String)
    const wrong = (values: readonly number[], misconception: string, feedback: Text) => ({
      values: texts(values),
      misconception,
      feedback,
    })
    const k = tex('k')
    const slips = [
      wrong(
        pairs.map(([x]) => x),
        'function.shared-output',
        say('spoilers.all', { output }),
      ),
      wrong(fine, 'function.misses-double', say('spoilers.fine', { output })),
      wrong(
        right.map((x) => outputsOf(pairs, x)[0] ?? 0),
        'function.swaps-input',
        say('spoilers.outputs', { k }),
      ),
      ...right.map((x) =>
        wrong(
          right.filter((each) => each !== x),
          'function.finds-some',
          say('spoilers.more'),
        ),
      ),
      ...right.map((x) => wrong([x], 'function.finds-some', say('spoilers.more'))),
    ]
    return {
      stem: [say('spoilers.asks', { list: tex(`${listed(pairs)}, (k, ${numeral(output)})`), k })],
      ...built((word) =>
        numbers(
          { label: word(say('spoilers.label')) },
          { values: texts(right) },
          slips.map((slip) => ({ ...slip, feedback: word(slip.feedback) })),
        ),
      ),
      hints: [say('spoilers.nudge', { k }), say('spoilers.hint', { k })],
      solution: [
        say('rule'),
        say('spoilers.why', { k, right: any(right.map(numeral)), output }),
        say('spoilers.same', { k, fine: any(fine.map(numeral)), output }),
      ],
    }
  },
  solve({ stem }) {
    const [, y = ''] = /\(k, (−?\d+)\)/.exec(plain(stem)) ?? []
    const output = Number(y.replace('−', '-'))
    return {
      kind: 'numbers',
      text: pointsIn(stem)
        .filter(([, its]) => its !== output)
        .map(([x]) => x)
        .join(', '),
    }
  },
})

/** An arrow diagram (level 1), lists of pairs (level 2), inputs that would spoil a function (level 3). */
export const isFunction = byLevel({ 1: arrows, 2: lists, 3: spoilers }, ({ interaction }) =>
  interaction.kind === 'choice' ? 1 : interaction.kind === 'sort' ? 2 : 3,
)
