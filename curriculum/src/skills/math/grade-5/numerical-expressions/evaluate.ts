import { byLevel, defineModel, mathIn, solved, tex, typed } from '#form'
import { expressionBugs as bugs } from '#bugs/order-of-operations/order-bugs.ts'
import { type DrawnExpression, drawExpression, isGradeFive } from '#order-of-operations/draw-expression.ts'
import { expressionTex, fromTex, isWhole, readValue, valueOf } from '#order-of-operations/expression.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { inOrder } from '#solutions/order-of-operations/order-of-operations.ts'
import { expressionWork, type ExpressionLine } from '#solutions/order-of-operations/work.ts'
import { say } from './messages.gen.ts'

/** Two operations (level 1), three (level 2), brackets around parentheses (level 3). */
export const evaluate = defineModel<DrawnExpression>({
  id: 'evaluate',
  thinking: 'compute',
  seconds: 45,
  standards: ['5.OA.A.1'],
  bugs,
  task: ({ form }) => form,
  draw: drawExpression,
  fits: isGradeFive,
  minWrongAnswers: 1,
  item: (values) => ({
    stem: [say('evaluate.asks', { expression: tex(expressionTex(values.text)) })],
    ...typed(values, { label: say('evaluate.label'), key: valueOf(values.text), bugs }),
    ...inOrder(values.text),
  }),
  solve: ({ stem }) => solved.number(readValue(fromTex(mathIn(stem)[0] ?? ''))),
})

/** Somebody's lines, one operation in each. */
const lines = (steps: number) =>
  wrongLine<DrawnExpression, ExpressionLine>({
    seconds: 55,
    standards: ['5.OA.A.1'],
    ...mistakeWords(say),
    task: ({ form }) => form,
    steps,
    draw: drawExpression,
    fits: (values, shown) =>
      isGradeFive(values) && shown.length === steps + 1 && shown.every(({ tokens }) => isWhole(tokens)),
    work: ({ text }) => expressionWork(text, steps),
    truth: ({ text }) => say('mistake.truth', { value: tex(`${valueOf(text)}`) }),
    means: (line) => String(readValue(fromTex(line))),
  })

/** Two operations (level 1), three (level 2), brackets around parentheses (level 3). */
export const findMistake = byLevel({ 1: lines(2), 2: lines(3), 3: lines(3) }, ({ stem }) =>
  mathIn(stem).length === 3 ? 1 : 2,
)

/** The same expressions, worked out line by line. */
export const showWork = showWorkOf<DrawnExpression>({
  of: evaluate,
  seconds: 75,
  task: ({ text }) => ({ kind: 'rewrite', given: expressionTex(text), form: 'value' }),
  bugs: ['left-to-right', 'adds-first'],
  answer: ({ text }) => String(valueOf(text)),
})
