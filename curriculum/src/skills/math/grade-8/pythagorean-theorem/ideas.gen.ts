// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('pythagorean-theorem/ideas', { en, es }),
  cards: [{"id":"which-equation","level":1,"standard":"8.G.B.7","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["pythagoras.wrong-hypotenuse","pythagoras.wrong-hypotenuse","pythagoras.wrong-hypotenuse"],["pythagoras.adds-sides","pythagoras.wrong-hypotenuse","pythagoras.adds-sides"]]},{"id":"enough","level":2,"standard":"8.G.B.7","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["pythagoras.judges-by-looks","pythagoras.wrong-hypotenuse","pythagoras.stops-early"],["pythagoras.judges-by-looks","pythagoras.stops-early","pythagoras.judges-by-looks"]]},{"id":"conclude","level":3,"standard":"8.G.B.6","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["pythagoras.stops-early","pythagoras.stops-early"],["pythagoras.judges-by-looks","pythagoras.adds-sides","pythagoras.judges-by-looks"],["pythagoras.judges-by-looks","pythagoras.adds-sides"]]},{"id":"why-longer","level":1,"standard":"8.G.B.6","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["pythagoras.adds-sides","pythagoras.doubles"],["pythagoras.wrong-hypotenuse","pythagoras.judges-by-looks"]]},{"id":"proof","level":2,"standard":"8.G.B.6","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["pythagoras.adds-sides","pythagoras.no-root"],["pythagoras.doubles","pythagoras.adds-sides"],["pythagoras.judges-by-looks","pythagoras.wrong-hypotenuse"]]},{"id":"converse","level":3,"standard":"8.G.B.6","isBeyond":false,"slots":["a","b","c","sum"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["pythagoras.adds-sides","pythagoras.no-root"],["pythagoras.judges-by-looks","pythagoras.stops-early"]]}],
}
