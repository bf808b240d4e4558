// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('linear-expressions/ideas', { en, es }),
  cards: [{"id":"why-signs-change","level":1,"standard":"7.EE.A.1","isBeyond":false,"slots":["a","b","c"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["expression.subtracts-first-term","expression.reversed-difference"],["expression.subtracts-first-term","expression.order-of-operations"]]},{"id":"minus-alone","level":1,"standard":"7.EE.A.1","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["expression.subtracts-first-term","expression.loses-one"],["equation.loses-sign","expression.reversed-difference"]]},{"id":"percent-form","level":2,"standard":"7.EE.A.1","isBeyond":false,"slots":["p","d","factor"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["expression.unlike-terms","expression.adds-instead"],["expression.skips-lone-letter","expression.adds-instead"]]},{"id":"factor-fraction","level":2,"standard":"7.EE.A.1","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["expression.multiplies-to-factor","expression.factors-one-term"],["expression.multiplies-to-factor","expression.factors-one-term"]]},{"id":"two-negatives","level":3,"standard":"7.EE.A.1","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["expression.tests-one-value","equation.loses-sign"],["equation.loses-sign","expression.subtracts-first-term"]]},{"id":"number-trick","level":3,"standard":"7.EE.A.1","isBeyond":false,"slots":["add","twice","end"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["expression.order-of-operations","expression.reversed-difference"],["expression.distributes-once","expression.unlike-terms"]]}],
}
