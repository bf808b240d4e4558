// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('angle-relationships/ideas', { en, es }),
  cards: [{"id":"sums","level":1,"standard":"7.G.B.5","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["angle.mixes-words","angle.mixes-words","angle.mixes-words"],["angle.mixes-words","angle.mixes-words","angle.mixes-words"],["angle.wrong-total","angle.wrong-total","angle.wrong-total"]]},{"id":"can-it-be","level":2,"standard":"7.G.B.5","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["angle.mixes-words","angle.mixes-words","angle.vertical-adds","angle.equal-beside"],["angle.mixes-words","angle.mixes-words","angle.vertical-adds","angle.mixes-words"]]},{"id":"always","level":3,"standard":"7.G.B.5","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["angle.vertical-adds","angle.equal-beside","angle.mixes-words"],["angle.vertical-adds","angle.equal-beside","angle.mixes-words"],["angle.equal-beside","angle.mixes-words","angle.wrong-total"]]},{"id":"why-subtract","level":1,"standard":"7.G.B.5","isBeyond":false,"slots":["known"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["angle.equal-beside","angle.wrong-total"],["angle.wrong-total","angle.stops-at-sum"]]},{"id":"why-vertical","level":2,"standard":"7.G.B.5","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["angle.wrong-total","angle.equal-beside"],["angle.vertical-adds","angle.mixes-words"],["angle.vertical-adds","angle.stops-at-sum"]]},{"id":"why-one-enough","level":3,"standard":"7.G.B.5","isBeyond":false,"slots":["known"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["angle.vertical-adds","angle.wrong-total"],["angle.equal-beside","angle.wrong-total"]]}],
}
