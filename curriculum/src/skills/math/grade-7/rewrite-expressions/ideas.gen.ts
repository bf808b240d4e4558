// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('rewrite-expressions/ideas', { en, es }),
  cards: [{"id":"mean-of-three","level":1,"standard":"7.EE.A.2","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["expression.mixes-up-parts","expression.uses-one-part"],["model.counts-once","expression.mixes-up-parts"]]},{"id":"same-perimeter","level":1,"standard":"7.EE.A.2","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["expression.uses-one-part","expression.factors-one-term"],["expression.adds-factor","model.counts-once"]]},{"id":"tip-and-tax","level":2,"standard":"7.EE.A.2","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["percent.new-for-change","expression.mixes-up-parts"],["percent.wrong-whole","expression.one-form"]]},{"id":"three-in-a-row","level":2,"standard":"7.EE.A.2","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["expression.factors-one-term","expression.uses-one-part"],["expression.uses-one-part","expression.adds-factor"]]},{"id":"up-and-down","level":3,"standard":"7.EE.A.2","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["percent.adds-percents","percent.wrong-direction"],["percent.wrong-whole","percent.percent-as-amount"]]},{"id":"two-plans","level":3,"standard":"7.EE.A.2","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["expression.distributes-once","expression.one-form"],["expression.mixes-up-parts","percent.percent-as-amount"]]}],
}
