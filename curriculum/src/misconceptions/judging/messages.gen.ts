// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'judging.trusts-claim.teacher': null
  'judging.trusts-claim.student': null
  'judging.blames-right-work.teacher': null
  'judging.blames-right-work.student': null
  'judging.names-other-fault.teacher': null
  'judging.names-other-fault.student': null
  'judging.names-later-line.teacher': null
  'judging.names-later-line.student': null
}

export const say = defineMessages<Messages>('misconceptions/judging', { en, es })
