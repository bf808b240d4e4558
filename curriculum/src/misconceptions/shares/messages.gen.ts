// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'share.count-for-share.teacher': null
  'share.count-for-share.student': null
  'share.wrong-whole.teacher': null
  'share.wrong-whole.student': null
  'share.complement.teacher': null
  'share.complement.student': null
  'share.rate-for-share.teacher': null
  'share.rate-for-share.student': null
  'share.other-kind.teacher': null
  'share.other-kind.student': null
  'trend.steady.teacher': null
  'trend.steady.student': null
  'trend.fast-start.teacher': null
  'trend.fast-start.student': null
  'trend.grows-by-size.teacher': null
  'trend.grows-by-size.student': null
  'trend.start-for-change.teacher': null
  'trend.start-for-change.student': null
}

export const say = defineMessages<Messages>('misconceptions/shares', { en, es })
