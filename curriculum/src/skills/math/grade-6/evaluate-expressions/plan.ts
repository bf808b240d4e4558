import { arranged, defineModel, type Level, mathIn, numberOf, slip, solved, tex } from '#form'
import {
  drawForm,
  type Formed,
  formTex,
  type FormId,
  hasOneOrder,
  isClear,
  misconceptionOf,
  readValue,
  type Step,
  stepsOf,
  valueIn,
  wrongValues,
} from './forms.ts'
import { say } from './messages.gen.ts'
import { doing, given, givenIn, stepText } from './shown.ts'

interface Planned extends Formed {
  shuffle: number
}
const planForms: Record<Level, readonly FormId[]> = {
  1: ['plus', 'minus', 'group', 'over', 'split'],
  // Repeated so that each operation is right in each place often enough.
  2: [
    ...(['squared-sum', 'cube', 'plain-square'] as const),
    ...(['product-square', 'times-square'] as const),
    ...(['product-square', 'times-square'] as const),
  ],
  3: [
    'group-square',
    'over-square',
    ...(['sum-square', 'linear-square', 'square'] as const),
    ...(['sum-square', 'linear-square', 'square'] as const),
  ],
}

/** The operations in their order, then the value: two operations (level 1), one of them a power (level 2), three in all (level 3). */
export const planSteps = defineModel<Planned>({
  id: 'plan-steps',
  thinking: 'explain',
  seconds: 70,
  standards: ['6.EE.A.2c'],
  task: ({ form, letter }) => `${form} ${letter}`,
  draw: (random, level) => ({ ...drawForm(random, planForms[level]), shuffle: random.integer(0, 1e9) }),
  fits: (its) => isClear(its, its.form === 'split' ? 1 : 2) && hasOneOrder(its),
  item(its) {
    const steps = stepsOf(its)
    const key = valueIn(its)
    const power = /cube/.test(its.form) ? 3 : 2
    const hasPower = steps.some(({ does }) => does === 'square' || does === 'cube')
    const used = steps.map(({ does, by }) => `${does} ${by}`)
    const extra: Step = hasPower
      ? { does: 'multiply', by: power, got: 0 }
      : { does: its.form === 'over' || its.form === 'split' ? 'multiply' : 'divide', by: its.p, got: 0 }
    const offered = used.includes(`${extra.does} ${extra.by}`) ? steps : [...steps, extra]
    const gap = (right: Step, at: number) => ({
      label: say('plan.step', { n: at + 1 }),
      right: doing(right),
      wrong: offered
        .filter((each) => each !== right)
        .map((each) => ({
          text: doing(each),
          misconception:
            each === extra && hasPower ? 'exponents.base-times-exponent' : 'expression.order-of-operations',
          feedback:
            each !== extra
              ? say('plan.other')
              : hasPower
                ? say('slip.double')
                : say('plan.extra', { by: each.by }),
        })),
    })
    const values = wrongValues(its).slice(0, 3)
    return {
      stem: [say('plan.asks', { expression: tex(formTex(its)), given: given(its) })],
      ...arranged.gaps(its.shuffle, [
        say('plan.first', { given: given(its) }),
        ' ',
        ...steps.flatMap((each, at) => [
          ...(at === 0 ? [] : [at === steps.length - 1 ? say('plan.last') : say('plan.then'), ' ']),
          gap(each, at),
          '. ',
        ]),
        say('plan.value'),
        ' ',
        {
          label: say('plan.value-label'),
          right: say('plan.number', { n: key }),
          wrong: values.map(({ mistake, value }) => ({
            text: say('plan.number', { n: value }),
            misconception: misconceptionOf[mistake],
            feedback: say(`slip.${mistake}`),
          })),
        },
        '.',
      ]),
      hints: [say('plan.nudge'), say(hasPower ? 'plan.hint.power' : 'plan.hint.plain')],
      solution: steps.map((each) => say('plan.does', { step: stepText(each), got: each.got })),
    }
  },
  solve(shown) {
    const [letter, x] = givenIn(shown.stem)
    const source = mathIn(shown.stem).find((each) => !each.includes('=')) ?? ''
    const key = readValue(source, { [letter]: x })
    // Tries the operations in every order, and keeps the one that leads to the value.
    const { interaction } = shown
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const tops = interaction.gaps.slice(0, -1)
    const texts = (tops[0]?.options ?? []).map(({ text }) => text)
    const orders = (left: readonly string[], count: number): string[][] =>
      count === 0
        ? [[]]
        : left.flatMap((one) =>
            orders(
              left.filter((each) => each !== one),
              count - 1,
            ).map((rest) => [one, ...rest]),
          )
    const found = orders(texts, tops.length).find((order) => {
      const value = order.reduce((got, text) => {
        const n = Number(/\d+/.exec(text)?.[0] ?? 0)
        if (/square|cuadrado/.test(text)) return got ** 2
        if (/cube|cubo/.test(text)) return got ** 3
        if (/multiply|multiplica/.test(text)) return got * n
        if (/divide/.test(text)) return got / n
        return /add|suma/.test(text) ? got + n : got - n
      }, x)
      return value === key && usesAll(order, source)
    })
    return solved.gaps(shown, (text, at) =>
      at === tops.length ? text === String(key) : text === (found?.[at] ?? ''),
    )
  },
})
/** A power must be worked out as a power, and every other number must be written in the expression. */
const usesAll = (order: readonly string[], source: string): boolean => {
  const isPower = (text: string): boolean => /square|cuadrado|cube|cubo/.test(text)
  const written: readonly string[] = source.replaceAll(/\^\{\d\}/g, '').match(/\d+/g) ?? []
  return (
    (!source.includes('^') || order.some(isPower)) &&
    written.every((each) => order.some((text) => /\d+/.exec(text)?.[0] === each)) &&
    order.every((text) => isPower(text) || written.includes(/\d+/.exec(text)?.[0] ?? ''))
  )
}

interface Missing {
  form: 'sum' | 'difference' | 'square' | 'group' | 'later'
  letter: string
  k: number
  x: number
  c: number
  /** At level 3, the value for which the expression is asked. */
  next: number
}
const missingTex = ({ form, letter, c }: Missing): string =>
  ({
    sum: `k${letter} + ${c}`,
    difference: `k${letter} − ${c}`,
    square: `k${letter}^{2} + ${c}`,
    group: `k(${letter} + ${c})`,
    later: `k${letter} + ${c}`,
  })[form]
const missingValue = (its: Missing, x = its.x): number =>
  readValue(missingTex(its), { k: its.k, [its.letter]: x })

/** A coefficient of a sum (level 1), of a power or a group (level 2), then the value for another number (level 3). */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['6.EE.A.2c'],
  task: ({ form, letter }) => `${form} ${letter}`,
  draw: (random, level) => ({
    form: random.pick(({ 1: ['sum', 'difference'], 2: ['square', 'group'], 3: ['later'] } as const)[level]),
    letter: random.pick(['x', 'n', 'a', 'm', 'y', 't']),
    k: random.integer(2, 9),
    x: random.integer(2, 7),
    c: random.integer(2, 15),
    next: random.integer(3, 10),
  }),
  fits: (its) =>
    its.next !== its.x && missingValue(its) > 0 && its.k !== its.x && (its.form !== 'square' || its.x < 6),
  item(its) {
    const { form, letter, k, x, c, next } = its
    const value = missingValue(its)
    const before = form === 'difference' ? value + c : form === 'group' ? value : value - c
    const key = form === 'later' ? missingValue(its, next) : k
    const factor = form === 'square' ? x ** 2 : form === 'group' ? x + c : x
    const slips = (
      form === 'later'
        ? [
            slip(k, 'operations.stops-early', say('missing.is-k')),
            slip(value + next - x, 'expression.adds-factor', say('missing.adds')),
            slip((value * next) / x, 'proportion.start-value', say('missing.scales')),
          ]
        : [
            slip(before - factor, 'expression.adds-factor', say('missing.adds')),
            ...(form === 'group'
              ? []
              : [
                  slip(
                    (value + (form === 'difference' ? -c : c)) / factor,
                    'equation.same-operation',
                    say('missing.same'),
                  ),
                ]),
            ...(form === 'square'
              ? [slip(before / (2 * x), 'exponents.base-times-exponent', say('slip.double'))]
              : []),
            ...(form === 'group'
              ? [slip((value - c) / x, 'expression.distributes-once', say('slip.once'))]
              : []),
            slip(
              value / x,
              'expression.uses-one-part',
              say(form === 'group' ? 'missing.whole' : 'missing.part'),
            ),
          ]
    ).filter(({ value: each }) => each > 0 && Number.isInteger(Number((each * 2).toFixed(6))))
    const terms = {
      expression: tex(missingTex(its)),
      given: tex(`${letter} = ${x}`),
      value,
      next: tex(`${letter} = ${next}`),
    }
    return {
      stem: [
        say('missing.told', terms),
        form === 'later' ? say('missing.asks.later', terms) : say('missing.asks.number'),
      ],
      ...numberOf({
        label: form === 'later' ? say('missing.label.later') : say('missing.label.number'),
        value: key,
        slips,
      }),
      hints: [say('missing.nudge', terms), say(`missing.hint.${form === 'later' ? 'later' : 'number'}`)],
      solution: [
        say('missing.put', { put: tex(`${putK(its)} = ${value}`) }),
        form === 'group'
          ? say('missing.so-group', { sum: x + c, value, k })
          : say(form === 'difference' ? 'missing.so-plus' : 'missing.so-minus', {
              value,
              c,
              before,
              factor,
              k,
            }),
        ...(form === 'later'
          ? [
              say('missing.so-later', {
                next: terms.next,
                put: tex(String.raw`${k} \cdot ${next} + ${c} = ${key}`),
              }),
            ]
          : []),
      ],
    }
  },
  solve({ stem }) {
    const [source = ''] = mathIn(stem).filter((each) => !each.includes('='))
    const all = mathIn(stem).flatMap((each) => {
      const [, letter = '', x = ''] = /^([a-z]) = (\d+)$/.exec(each) ?? []
      return letter === '' ? [] : [[letter, Number(x)] as const]
    })
    const [[letter, x] = ['', 0], later] = all
    const said = mathIn(stem).reduce((text, each) => text.replace(each, ''), stem)
    const value = Number(/\d+/.exec(said)?.[0] ?? 0)
    const k = Array.from({ length: 40 }, (_, at) => at + 1).find(
      (each) => readValue(source, { k: each, [letter]: x }) === value,
    )
    return solved.number(
      later === undefined ? (k ?? 0) : readValue(source, { k: k ?? 0, [letter]: later[1] }),
    )
  },
})
const putK = ({ form, x, c }: Missing): string =>
  ({
    sum: String.raw`k \cdot ${x} + ${c}`,
    difference: String.raw`k \cdot ${x} − ${c}`,
    square: String.raw`k \cdot ${x}^{2} + ${c}`,
    group: String.raw`k(${x} + ${c})`,
    later: String.raw`k \cdot ${x} + ${c}`,
  })[form]
