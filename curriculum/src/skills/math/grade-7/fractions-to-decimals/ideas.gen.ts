// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('fractions-to-decimals/ideas', { en, es }),
  cards: [{"id":"remainders","level":1,"standard":"7.NS.A.2d","isBeyond":false,"slots":["n","most"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["division.rest-too-large","decimal.remainder-as-digit"],["division.rest-too-large","decimal.remainder-as-digit"]]},{"id":"comes-back","level":2,"standard":"7.NS.A.2d","isBeyond":false,"slots":["top","bottom","list"],"rows":4,"wrong":[],"hints":2,"why":2,"lists":[["decimal.cut-is-equal","decimal.remainder-goes-on"],["decimal.cut-is-equal","decimal.long-repeats"]]},{"id":"display","level":3,"standard":"7.NS.A.2d","isBeyond":false,"slots":["bottom","shown","most"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["decimal.cut-is-equal","decimal.remainder-goes-on"],["decimal.cut-is-equal","decimal.remainder-goes-on"]]}],
}
