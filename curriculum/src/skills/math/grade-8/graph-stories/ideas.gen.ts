// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('graph-stories/ideas', { en, es }),
  cards: [{"id":"over-the-hill","level":1,"standard":"8.F.B.5","isBeyond":false,"slots":["who","place"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["graph.as-picture","graph.level-is-zero"],["graph.as-picture","graph.other-quantity"]]},{"id":"level-part","level":1,"standard":"8.F.B.5","isBeyond":false,"slots":["what","at"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["graph.level-is-zero","graph.height-for-slope"],["graph.level-is-zero","graph.height-for-slope"]]},{"id":"steeper-or-higher","level":2,"standard":"8.F.B.5","isBeyond":false,"slots":["one","other","what"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["graph.height-for-slope","graph.all-straight"],["graph.height-for-slope","graph.one-stretch"]]},{"id":"hot-drink","level":2,"standard":"8.F.B.5","isBeyond":false,"slots":["what"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["graph.all-straight","graph.other-quantity"],["graph.all-straight","graph.bends-wrong-way"]]},{"id":"filling-a-vase","level":3,"standard":"8.F.B.5","isBeyond":false,"slots":["what"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["graph.as-picture","graph.all-straight"],["graph.as-picture","graph.other-quantity"]]},{"id":"two-graphs-of-one-trip","level":3,"standard":"8.F.B.5","isBeyond":false,"slots":["who"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["graph.other-quantity","graph.bends-wrong-way"],["graph.other-quantity","graph.all-straight"]]}],
}
