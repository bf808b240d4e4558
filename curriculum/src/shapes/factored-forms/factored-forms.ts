import { tex } from '@skills-center/messages/values'
import { mathIn } from '../../form/math-in.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { plain, tex as inTex } from '../../markup.ts'
import { factorsOf, gcfOf } from '../../math/factors.ts'
import { productTex, sumTex, type Term, valueOf } from '../../math/sums-of-terms.ts'
import type { Random } from '../../random.ts'
import { numberOf, slip } from '../answers.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const letters = ['a', 'b', 'k', 'm', 'x', 'y'] as const

interface Forms {
  by: number
  inside: Term[]
  /** A common factor that is not the greatest. */
  lower: number
  way: 1 | 2 | 3
  shuffle: number
}

function drawForms(random: Random, level: 1 | 2 | 3): Forms {
  const [one = 'a', other = 'b'] = random.sample([...letters], 2).toSorted()
  const by = random.pick([4, 6, 8, 9, 10, 12])
  const [p = 2, q = 3] = random.sample([2, 3, 4, 5, 7], 2)
  const inside: Term[] =
    level === 1
      ? [
          [p, one],
          [q, ''],
        ]
      : level === 2
        ? [
            [p, one],
            [random.chance(0.5) ? q : -q, other],
          ]
        : [
            [p, one],
            [q, other],
            [1, ''],
          ]
  const lower = random.pick(factorsOf(by).filter((each) => each > 1 && each < by))
  return { by, inside, lower, way: level, shuffle: random.integer(0, 1e9) }
}

const scaled = (terms: readonly Term[], by: number, only?: number): Term[] =>
  terms.map(([n, letter], at) => [only === undefined || only === at ? n * by : n, letter])

/** Sort products for a sum: fully factored, partly factored, or not equal. */
export const howFactored = defineModel<Forms>({
  id: 'how-factored',
  thinking: 'classify',
  seconds: 75,
  standards: ['6.EE.A.3'],
  task: ({ way, by, lower }) => `${way} ${by} ${lower}`,
  draw: drawForms,
  fits: ({ inside }) => gcfOf(inside.map(([n]) => Math.abs(n))) === 1,
  item({ by, inside, lower, way, shuffle }) {
    const sum = scaled(inside, by)
    const rest = by / lower
    const card = (text: string) => inTex(text)
    const once = { misconception: 'expression.factors-one-term', feedback: say('sort.once') } as const
    const left = { misconception: 'factors.not-greatest', feedback: say('sort.left') } as const
    const lost = { misconception: 'expression.loses-one', feedback: say('sort.lost') } as const
    const cards: SortedCard[] = [
      {
        text: card(productTex(by, ...inside)),
        place: 0,
        elsewhere: { misconception: 'expression.one-form', feedback: say('sort.full') },
      },
      {
        text: card(productTex(lower, ...scaled(inside, rest))),
        place: 1,
        slips: [{ place: 0, ...left }],
        elsewhere: { misconception: 'expression.one-form', feedback: say('sort.check') },
      },
      { text: card(productTex(by, ...scaled(inside, by, inside.length - 1))), place: 2, elsewhere: once },
      way === 3
        ? { text: card(productTex(by, ...inside.slice(0, -1))), place: 2, elsewhere: lost }
        : { text: card(productTex(lower, ...scaled(inside, rest, 0))), place: 2, elsewhere: once },
    ]
    const lowerCards: SortedCard[] =
      way === 1 || factorsOf(by).length < 4
        ? []
        : [
            {
              text: card(productTex(rest, ...scaled(inside, lower))),
              place: 1,
              slips: [{ place: 0, ...left }],
              elsewhere: { misconception: 'expression.one-form', feedback: say('sort.check') },
            },
          ]
    return {
      stem: [say('sort.asks', { sum: tex(sumTex(...sum)) })],
      ...sortCards({
        shuffle,
        categories: [say('sort.greatest'), say('sort.common'), say('sort.other')],
        cards: [...cards, ...(rest === lower ? [] : lowerCards)],
        slip: once,
      }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: [
        say('sort.gcf', { sum: tex(sumTex(...sum)), by }),
        say('sort.so', { product: tex(productTex(by, ...inside)) }),
        say('sort.others', { lower, product: tex(productTex(lower, ...scaled(inside, rest))) }),
      ],
    }
  },
  solve(shown) {
    const [sum = ''] = mathIn(shown.stem)
    const values = { a: 2, b: 5, k: 3, m: 7, x: 11, y: 13 }
    return solved.sort(shown, (text) => {
      const source = mathIn(text)[0] ?? plain(text)
      if (valueOf(source, values) !== valueOf(sum, values)) return 2
      const terms = (/\((.*)\)/.exec(source)?.[1] ?? '')
        .split(/[+−]/)
        .map((each) => Number.parseInt(each.trim(), 10) || 1)
      return gcfOf(terms) === 1 ? 0 : 1
    })
  },
})

interface Missing {
  letter: string
  by: number
  slope: number
  constant: number
  /** Added outside the parentheses. */
  more: number
  asks: 'constant' | 'factor' | 'slope'
}

const lineOf = ({ letter, by, slope, constant, more, asks }: Missing): string => {
  const open = 'n'
  const inside = `${asks === 'slope' ? open : slope === 1 ? '' : slope}${letter} + ${asks === 'constant' ? open : constant}`
  const added = more === 0 ? '' : asks === 'slope' ? ` + ${sumTex([more, letter])}` : ` + ${more}`
  const [across, ones] = asks === 'slope' ? [more, 0] : [0, more]
  return `${asks === 'factor' ? open : by}(${inside})${added} = ${sumTex([by * slope + across, letter], [by * constant + ones, ''])}`
}

/**
 * The number that makes two expressions equal: one term in parentheses (level 1), with a coefficient (level 2), with a
 * like term outside (level 3).
 */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['6.EE.A.3'],
  task: ({ asks, slope, more }) => `${asks} ${slope > 1} ${more > 0}`,
  draw(random, level) {
    const asks = random.pick(
      ({ 1: ['constant', 'factor'], 2: ['constant', 'factor', 'slope'], 3: ['constant', 'slope'] } as const)[
        level
      ],
    )
    return {
      letter: random.pick(['a', 'b', 'k', 'x', 'y']),
      by: random.integer(3, 12),
      slope: level === 1 ? 1 : random.integer(2, 7),
      constant: random.integer(2, 12),
      more: level === 3 ? random.integer(2, 9) : 0,
      asks,
    }
  },
  fits: ({ slope, constant, by }) => slope !== constant && by !== constant,
  item(its) {
    const { letter, by, slope, constant, more, asks } = its
    const key = { constant, factor: by, slope }[asks]
    const terms = { ones: by * constant, times: by * slope }
    const inside = asks === 'slope' ? slope : constant
    const whole = by * inside
    const slips = (
      asks === 'factor'
        ? [
            slip(by * constant, 'expression.factors-one-term', say('missing.term')),
            slip(
              by * constant - constant,
              'expression.subtracts-factor',
              say('missing.subtracts', { by: constant }),
            ),
          ]
        : [
            slip(whole, 'expression.distributes-once', say('missing.whole', { by })),
            slip(whole - by, 'expression.subtracts-factor', say('missing.subtracts', { by })),
            ...(more > 0 && (whole + more) % by === 0
              ? [slip((whole + more) / by, 'expression.skips-lone-letter', say('missing.outside'))]
              : []),
          ]
    ).filter(({ value }) => value > 0)
    const written = (n: number) => tex(asks === 'slope' ? sumTex([n, letter]) : String(n))
    return {
      stem: [say('missing.asks', { line: tex(lineOf(its)), letter: tex(letter), n: tex('n') })],
      ...numberOf({ label: say('missing.label'), value: key, slips }),
      hints: [
        say(more > 0 ? 'missing.nudge.like' : 'missing.nudge.one'),
        asks !== 'factor' && more > 0
          ? say(`missing.hint.${asks}-like`, { by, more: written(more), total: written(whole + more) })
          : asks === 'factor'
            ? say('missing.hint.factor', { constant, ones: terms.ones })
            : asks === 'slope'
              ? say('missing.hint.slope', { by, times: tex(sumTex([terms.times, letter])) })
              : say('missing.hint.constant', { by, ones: terms.ones }),
      ],
      solution: [
        more > 0
          ? say('missing.left', { total: written(whole + more), more: written(more), rest: written(whole) })
          : asks === 'slope'
            ? say('missing.compare-letter', { times: written(whole) })
            : say('missing.compare', { ones: whole }),
        asks === 'slope'
          ? say('missing.so', { total: terms.times, by, key })
          : say('missing.so', { total: terms.ones, by: asks === 'factor' ? constant : by, key }),
        say('missing.check', { line: tex(lineOf(its)), key }),
      ],
    }
  },
  solve({ stem }) {
    const line = mathIn(stem).find((each) => each.includes('=')) ?? ''
    const [left = '', right = ''] = line.split('=')
    const at = (n: number, value: number) => ({ n, a: value, b: value, k: value, x: value, y: value })
    const found = Array.from({ length: 200 }, (_, n) => n).find((n) =>
      [2, 5].every((value) => valueOf(left, at(n, value)) === valueOf(right, at(n, value))),
    )
    return solved.number(found ?? -1)
  },
})
