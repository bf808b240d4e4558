import { arranged, defineModel, type Exact, math, mathIn, solved, tex, type Text, toNumber } from '#form'
import { calculate, inverseOf, type Operation } from '#equations/exact.ts'
import { allForms, equationTex, isClear, letters, type OneStep, solvedBy } from '#equations/one-step.ts'
import { undo, undoing } from '#solutions/undo/undo.ts'
import { say } from './messages.gen.ts'

interface Moves {
  equations: OneStep[]
  shuffle: number
}

/** The move that does the operation again. */
const again = ({ form, by }: OneStep): Text => undoing({ form: inverseOf[form], by })

/** Which move leaves the letter alone: different numbers (level 1), one number four times (2), fractions (3). */
export const firstMove = defineModel<Moves>({
  id: 'first-move',
  thinking: 'explain',
  seconds: 50,
  standards: ['6.EE.B.7'],
  task: ({ equations }) =>
    equations
      .map(({ form, by }) => `${form} ${typeof by}`)
      .toSorted()
      .join(' '),
  draw(random, level) {
    const letter = random.pick(letters)
    const forms = level === 1 ? random.sample<Operation>(allForms, 3) : [...allForms]
    const same = random.integer(2, 9)
    const denominator = random.integer(3, 6)
    const fraction = calculate([random.integer(2, denominator - 1), denominator], 'times', 1)
    const numberFor = (form: Operation): Exact => {
      if (level === 3) return form === 'over' ? denominator : fraction
      return level === 2 ? same : random.integer(2, 12)
    }
    const equations = forms.map((form) => {
      const by = numberFor(form)
      const share = random.integer(3, 9)
      const least = level === 3 || form === 'times' ? 0 : 12
      const isFractionOf = level === 3 && (form === 'times' || form === 'over')
      const times = isFractionOf ? denominator : form === 'over' ? toNumber(by) : 1
      const value = times === 1 ? share + least : share * times
      return solvedBy(form, letter, value, by)
    })
    return { equations, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ equations }) =>
    equations.every(isClear) &&
    new Set(equations.map((each) => JSON.stringify(undoing(each)))).size === equations.length,
  minWrongAnswers: 1,
  item({ equations, shuffle }) {
    const letter = tex(equations[0]?.letter ?? 'x')
    const right = equations.map((each) => JSON.stringify(undoing(each)))
    const others = equations.map(again).filter((each) => !right.includes(JSON.stringify(each)))
    const extra = others.slice(0, 2)
    const offered = [...right, ...extra.map((each) => JSON.stringify(each))]
    return {
      stem: [say('move.asks', { letter })],
      ...arranged.match(shuffle, {
        pairs: equations.map((equation) => ({
          source: math(equationTex(equation)),
          target: undoing(equation),
          slips: [again(equation)]
            .filter((each) => offered.includes(JSON.stringify(each)))
            .map((target) => ({
              target,
              misconception: 'equation.same-operation',
              feedback: say('move.again'),
            })),
        })),
        others: extra,
        slip: { misconception: 'equation.wrong-inverse', feedback: say('move.other', { letter }) },
      }),
      hints: [say('move.nudge', { letter }), say('move.hint')],
      solution: equations.map((equation) => {
        const [, hint] = undo(equation).hints
        return hint ?? say('move.nudge', { letter })
      }),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const [left = ''] = (mathIn(source)[0] ?? '').split(' = ')
      const moves: [RegExp, RegExp][] = [
        [/^[a-z] \+ (.+)$/, /^(?:Subtract|Resta) /],
        [/^[a-z] − (.+)$/, /^(?:Add|Suma) /],
        [/^\\frac\{[a-z]\}\{(.+)\}$/, /^Multipl/],
        [/^\\frac\{(\d+)\}\{\d+\}[a-z]$/, /^Multipl/],
        [/^(\d+)[a-z]$/, /^Divide /],
      ]
      const [, top, bottom = ''] = /^\\frac\{(\d+)\}\{(\d+)\}[a-z]$/.exec(left) ?? []
      const reciprocal = top === '1' ? bottom : String.raw`\frac{${bottom}}{${top}}`
      return moves.some(([form, move]) => {
        const [, number] = form.exec(left) ?? []
        const wanted = top === undefined ? number : reciprocal
        return number !== undefined && move.test(target) && mathIn(target)[0] === wanted
      })
    }),
})
