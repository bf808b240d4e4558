// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('calculate-in-scientific-notation/ideas', { en, es }),
  cards: [{"id":"ten-of-them","level":1,"standard":"8.EE.A.4","isBeyond":false,"slots":["n","next","twice"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["scientific.multiplies-exponents","scientific.exponents-only"],["scientific.multiplies-exponents","scientific.keeps-exponent"]]},{"id":"half-of-it","level":2,"standard":"8.EE.A.4","isBeyond":false,"slots":["n","less","half"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["scientific.multiplies-exponents","scientific.one-step-off"],["scientific.keeps-exponent","scientific.exponent-sign"]]},{"id":"small-divisor","level":2,"standard":"8.EE.A.4","isBeyond":false,"slots":["n","sum","difference"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["scientific.exponent-sign","scientific.ten-times-exponent"],["scientific.combines-exponents","scientific.keeps-exponent"]]},{"id":"small-beside-large","level":3,"standard":"8.EE.A.4","isBeyond":false,"slots":["n","total"],"rows":2,"wrong":[],"hints":2,"why":2,"lists":[["scientific.unlike-powers","scientific.multiplies-exponents"],["scientific.unlike-powers","scientific.one-step-off"],["scientific.unlike-powers","scientific.exponents-only"]]},{"id":"which-way","level":3,"standard":"8.EE.A.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["scientific.unlike-powers","scientific.one-step-off"],["scientific.moves-wrong-way","scientific.multiplies-exponents"],["scientific.counts-zeros","scientific.unlike-powers"]]}],
}
